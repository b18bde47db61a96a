import { css } from '@linaria/core'
import { type WalkedChart, walkers } from '#contract/support/charts.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { soft, tightStack } from '#web/ui/styles.ts'
import { Name } from './broken-name.tsx'

const table = css`
  inline-size: 100%; border-collapse: collapse; font-size: var(--size-s); line-height: 1.4;
  & th, & td { text-align: center; vertical-align: top; padding: var(--s2) 0 var(--s2) var(--s3); border-block-end: 1px solid var(--line-soft); }
  & th:first-child { text-align: start; padding-inline-start: var(--s4); overflow-wrap: break-word; font-weight: 600; }
  & thead th { color: var(--ink-soft); position: sticky; inset-block-start: 0; background: var(--surface-raised); }
  & thead small { font-variant-numeric: tabular-nums; }
  @media (min-width: 768px) { & thead small { white-space: nowrap; } }
  @media (max-width: 767px) { & th, & td { padding-inline-start: var(--s2); } & th:first-child { inline-size: 45%; } }
  & th:last-child, & td:last-child { padding-inline-end: var(--s2); }
  & tbody td { color: var(--ink-soft); }
  & tbody td[data-walked] { color: var(--accent); font-weight: 600; }
  & small { display: block; font-size: inherit; font-weight: 400; color: var(--ink-soft); }
  & tr[data-chosen] { background: var(--accent-wash); box-shadow: inset 3px 0 0 var(--focus); }
`
const frame = css`overflow: auto; max-block-size: 30rem; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);`
const words = {
  chart: () => t('support-charts:walked.walker.chart'),
  jsdom: () => t('support-charts:walked.walker.jsdom'),
  chromium: () => t('support-charts:walked.walker.chromium'),
}

function Ways({ ways, chosen }: Pick<WalkedChart, 'ways'> & { chosen: string | null }) {
  return (
    <table className={table}>
      <thead>
        <tr>
          <th scope="col">{t('support-charts:walked.way')}</th>
          {walkers.map((walker) => (
            <th key={walker} scope="col">
              {words[walker]()}
              <small>
                {t('support-charts:walked.sum', { count: ways.filter(({ by }) => by.includes(walker)).length, all: ways.length })}
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map(({ state, when, guard, target, by }) => (
          <tr key={`${state} ${when} ${guard} ${target}`} data-chosen={state === chosen || undefined}>
            <th scope="row">
              <Name>{state === 'any' ? t('support-charts:intent.any') : state}</Name>
              <small>
                <Name>{guard ? `${when} [${guard}] → ${target}` : `${when} → ${target}`}</Name>
              </small>
            </th>
            {walkers.map((walker) => (
              <td key={walker} data-walked={by.includes(walker) || undefined}>
                {by.includes(walker) ? t('support-charts:walked.yes') : t('support-charts:walked.no')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which transitions of a chart the last whole run of the tests has walked, and how. */
export function WalkedTable({ walked, chosen }: { walked: WalkedChart | null; chosen: string | null }) {
  return (
    <div className={tightStack}>
      <h2>{t('support-charts:walked.title')}</h2>
      {walked ? (
        <>
          <p className={soft}>{t('support-charts:walked.intro', { date: formatDay(walked.at) })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keyboard */}
          <section className={frame} tabIndex={0} aria-label={t('support-charts:walked.title')}>
            <Ways ways={walked.ways} chosen={chosen} />
          </section>
        </>
      ) : (
        <p>{t('support-charts:walked.none')}</p>
      )}
    </div>
  )
}
