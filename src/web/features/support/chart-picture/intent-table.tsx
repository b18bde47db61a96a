import { css } from '@linaria/core'
import type { ChartRecord } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { tightStack } from '#web/ui/styles.ts'
import { Name } from './broken-name.tsx'
import { isWithin } from './edges-of.ts'

const table = css`
  inline-size: 100%; border-collapse: collapse; font-size: 0.8rem; line-height: 1.4;
  & th, & td { text-align: start; vertical-align: top; padding: var(--s2) var(--s3) var(--s2) 0; border-block-end: 1px solid var(--line-soft); overflow-wrap: break-word; }
  & th:first-child { padding-inline-start: var(--s4); }
  & tbody tr:last-child > * { border-block-end: 0; }
  & thead th { color: var(--ink-soft); position: sticky; inset-block-start: 0; background: var(--surface-raised); z-index: 1; }
  & tbody th { font-weight: 600; }
  @media (min-width: 768px) { & tbody th, & td:nth-child(3) { min-inline-size: 7.5rem; } & td:nth-child(2) { min-inline-size: 8.5rem; } }
  & small { display: block; font-size: inherit; color: var(--ink-soft); }
  & tr[data-chosen] { background: var(--accent-wash); box-shadow: inset 3px 0 0 var(--focus); }
`
const frame = css`
  position: relative; overflow: auto; max-block-size: 60rem; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  @media (max-width: 767px) {
    max-block-size: 80vh;
    & table, & tbody { display: block; }
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s1) var(--s3); padding: var(--s3) var(--s4); border-block-end: 1px solid var(--line-soft); }
    & tr:last-child { border: 0; }
    && tbody th, && td { border: 0; padding: 0; }
    & tbody th, & td:last-child { grid-column: 1 / -1; }
    & td:last-child { color: var(--ink-soft); }
  }
`

/** What a chart is meant to do, line by line; the lines of the state that is chosen stand out. */
export function IntentTable({ chart: { intent, parts }, chosen }: { chart: ChartRecord; chosen: string | null }) {
  const isOf = (state: string, target: string) =>
    chosen !== null &&
    [state, ...target.replace(/ again$/, '').split(' and ')].some((one) => one !== 'any' && isWithin(one, chosen))
  const places: Record<string, string> = {
    begins: t('support-charts:intent.begins'),
    ends: t('support-charts:intent.ends'),
    entry: t('support-charts:intent.entry'),
    exit: t('support-charts:intent.exit'),
    always: t('support-charts:intent.always'),
  }
  const isKnown = (target: string) => parts.some(({ path }) => path === target.replace(/ again$/, ''))
  return (
    <div className={tightStack}>
      <h2 id="intent">{t('support-charts:intent.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: who has no pointer scrolls it by keyboard */}
      <section className={frame} tabIndex={0} aria-labelledby="intent">
        <table className={table} aria-labelledby="intent">
          <thead>
            <tr>
              <th scope="col">{t('support-charts:intent.state')}</th>
              <th scope="col">{t('support-charts:intent.when')}</th>
              <th scope="col">{t('support-charts:intent.then')}</th>
              <th scope="col">{t('support-charts:intent.why')}</th>
            </tr>
          </thead>
          <tbody>
            {intent.map(({ state, when, guard, target, does, why }) => (
              <tr key={`${state} ${when} ${guard}`} data-chosen={isOf(state, target) || undefined}>
                <th scope="row">
                  <Name>{state === 'any' ? t('support-charts:intent.any') : state}</Name>
                </th>
                <td>
                  <Name>{places[when] ?? when}</Name>
                  {guard && (
                    <small>
                      <Name>{t('support-charts:intent.if', { guard })}</Name>
                    </small>
                  )}
                </td>
                <td>
                  {isKnown(target) ? (
                    <b>
                      <Name>{target}</Name>
                    </b>
                  ) : (
                    target
                  )}
                  {does && (
                    <small>
                      <Name>{t('support-charts:intent.does', { does })}</Name>
                    </small>
                  )}
                </td>
                <td>{why}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
