import { css } from '@linaria/core'
import { formatCount, formatMoney, formatPounds } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useProfile } from './profile-context.ts'

const lines = css`
  display: grid; gap: var(--s3) var(--s5); padding: var(--s4) var(--s5); border-radius: var(--radius-card); background: var(--accent-wash); color: var(--ink);
  & > li { display: grid; grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr); gap: 0 var(--s3); align-items: baseline; overflow-wrap: anywhere; }
  & strong { font: 600 var(--size-xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; color: var(--accent); }
  @media (max-width: 767px) { padding-inline: var(--s4); }
  @media (min-width: 768px) {
    grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);
    & > li { grid-template: auto 1fr auto / minmax(0, 1fr); }
    & > li + li { border-inline-start: 1px solid var(--line-soft); padding-inline-start: var(--s5); }
    & strong { display: block; font-size: var(--size-2xl); }
    && em { grid-column: 1; margin-block-start: var(--s3); padding-block-start: var(--s2); border-block-start: 1px solid var(--line-soft); }
  }
  & em { grid-column: 2; font-size: var(--size-s); font-style: normal; font-weight: 650; color: var(--accent); }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`

const note = css`margin-block-end: var(--s3); color: var(--ink-soft);`

/** What an amount pays for, in the cause’s own words, and for how many of it the amount is enough that stands large on the page; nothing where the cause has said none. */
export function CausePaysFor() {
  const { cause, story } = useProfile()
  const { paysFor } = cause
  if (paysFor.length === 0) return null
  const target = story?.target
  const raised = target?.raised ?? cause.donationsTotal
  const amount = formatMoney(raised)
  const timesOf = (pounds: number) => Math.floor(raised / (100 * pounds))
  return (
    <section aria-labelledby="pays-for">
      <h2 id="pays-for">{t('content:cause.paysFor.title')}</h2>
      {paysFor.some(({ pounds }) => timesOf(pounds) > 0) && (
        <p className={note}>
          {target
            ? t('content:cause.paysFor.ofYear', { amount, year: target.year })
            : t('content:cause.paysFor.ofAll', { amount })}
        </p>
      )}
      <ul className={lines}>
        {paysFor.map(({ pounds, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={place}>
            <strong>{formatPounds(pounds * 100)}</strong> <span>{t('content:cause.paysFor.line', { what: text })}</span>
            {timesOf(pounds) > 0 && (
              <em> {t('content:cause.paysFor.enough', { count: timesOf(pounds), times: formatCount(timesOf(pounds)) })}</em>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
