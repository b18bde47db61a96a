import { css } from '@linaria/core'
import { formatPounds } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { useProfile } from './profile-context.ts'

const lines = css`
  display: grid; gap: var(--s3) var(--s5); padding: var(--s4) var(--s5); border-radius: var(--radius-card); background: var(--accent-wash); color: var(--ink);
  & > li { display: grid; grid-template-columns: minmax(4.5rem, auto) minmax(0, 1fr); gap: 0 var(--s3); align-items: baseline; overflow-wrap: anywhere; }
  & strong { font: 600 var(--size-xl) / 1.2 var(--display); font-variant-numeric: tabular-nums; color: var(--accent); }
  @media (max-width: 767px) { padding-inline: var(--s4); }
  @media (min-width: 768px) {
    grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr);
    & > li { display: block; }
    & > li + li { border-inline-start: 1px solid var(--line-soft); padding-inline-start: var(--s5); }
    & strong { display: block; font-size: var(--size-2xl); }
  }
  @media (forced-colors: active) { border: 1px solid CanvasText; }
`

/** What an amount pays for, in the cause’s own words; nothing where it has said none. */
export function CausePaysFor() {
  const { paysFor } = useProfile().cause
  if (paysFor.length === 0) return null
  return (
    <section aria-labelledby="pays-for">
      <h2 id="pays-for">{t('content:cause.paysFor.title')}</h2>
      <ul className={lines}>
        {paysFor.map(({ pounds, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may say the same
          <li key={place}>
            <strong>{formatPounds(pounds * 100)}</strong> <span>{t('content:cause.paysFor.line', { what: text })}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
