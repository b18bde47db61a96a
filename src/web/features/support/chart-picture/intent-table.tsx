import { css } from '@linaria/core'
import type { ChartRecord } from '#contract/support/charts.ts'
import { t } from '#web/i18n/i18n.ts'
import { soft, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { Name } from './broken-name.tsx'
import { isWithin } from './edges-of.ts'

const table = css`
  inline-size: 100%; border-collapse: collapse; font-size: var(--size-s); line-height: 1.45;
  & th, & td { text-align: start; vertical-align: top; padding: var(--s2) var(--s5) var(--s2) 0; border-block-end: 1px solid var(--line-soft); overflow-wrap: break-word; }
  & th:first-child { padding-inline-start: var(--s4); }
  & thead th { color: var(--ink-soft); position: sticky; inset-block-start: 0; background: var(--surface-raised); z-index: 1; }
  & tbody th { font-weight: 650; }
  & tbody > tr > *, & tbody:last-child > * > * { border-block-end: 0; }
  & tbody { border-block-end: 1px solid var(--line-soft); }
  & tbody:last-child { border: 0; }
  & tbody > tr:first-child > * { padding-block-start: var(--s3); }
  & tbody > tr:last-child > *, & tbody th { padding-block-end: var(--s3); }
  & td { position: relative; }
  & td:last-child { color: var(--ink-soft); }
  @media (min-width: 768px) { & thead th { inline-size: 22%; } & thead th:last-child { inline-size: auto; } }
  & small { display: block; font-size: inherit; color: var(--ink-soft); }
  & tr[data-chosen] > td { background: var(--accent-wash); }
  & tr[data-chosen] > td:first-of-type { box-shadow: -3px 0 0 var(--focus); }
`
const frame = css`
  position: relative; overflow: auto; max-block-size: 60rem; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  @media (max-width: 767px) {
    max-block-size: 80vh;
    & table, & tbody { display: block; }
    & thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
    & tbody { padding-block: var(--s3); }
    & tr { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); gap: var(--s1) var(--s3); padding: var(--s2) var(--s4); }
    && th, && td { padding: 0; }
    & tbody th, & td:last-child { grid-column: 1 / -1; }
    & tbody th { font-size: var(--size-m); }
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
      <p className={soft}>{t('support-charts:intent.intro')}</p>
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
          {[...Map.groupBy(intent, ({ state }) => state)].map(([state, rows]) => (
            <tbody key={state}>
              {rows.map(({ when, guard, target, does, why }, index) => {
                // What the line above says too is only heard again.
                const before = rows[index - 1]
                const again = guard !== '' && before?.when === when && before.why === why ? visuallyHidden : undefined
                return (
                  <tr key={`${when} ${guard} ${target}`} data-chosen={isOf(state, target) || undefined}>
                    {index === 0 && (
                      <th scope="rowgroup" rowSpan={rows.length}>
                        <Name>{state === 'any' ? t('support-charts:intent.any') : state}</Name>
                      </th>
                    )}
                    <td>
                      <span className={again}>
                        <Name>{places[when] ?? when}</Name>
                      </span>
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
                    <td>
                      <span className={again}>{why}</span>
                    </td>
                  </tr>
                )
              })}
            </tbody>
          ))}
        </table>
      </section>
    </div>
  )
}
