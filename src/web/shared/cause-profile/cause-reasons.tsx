import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { formatDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { useProfile } from './profile-context.ts'

const list = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  & > li { display: grid; gap: var(--s3); align-content: space-between; padding: var(--s4); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised); }
  & blockquote { margin: 0; line-height: 1.5; overflow-wrap: anywhere; text-wrap: pretty; &::before { content: '“'; } &::after { content: '”'; } }
  & p[data-by] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0 var(--s3); align-items: center; font-size: var(--size-s); font-weight: 600; line-height: 1.3; &:has(> [data-face]) { grid-template-columns: auto minmax(0, 1fr); & > [data-face] { grid-row: 1 / span 2; } } }
  & time { color: var(--ink-soft); font-weight: 400; }
  & [data-face] { inline-size: 2.25rem; block-size: 2.25rem; font-size: var(--size-s); }
  @media (max-width: 767px) { gap: var(--s3); }
`

/** Why people support it, in their own words, where those who run it want them to be here. */
export function CauseReasons() {
  const { cause, story } = useProfile()
  const reasons = story?.reasons ?? []
  if (reasons.length === 0) return null
  return (
    <section aria-labelledby="reasons">
      <h2 id="reasons">{t('content:cause.reasons', { cause: cause.name })}</h2>
      <ul className={list}>
        {reasons.map(({ id, text, name, writtenAt }) => (
          <li key={id}>
            <blockquote>{text}</blockquote>
            <p data-by>
              {name !== null && <Monogram name={name} isRound />}
              <span>{name ?? t('content:cause.aSupporter')}</span>
              <time dateTime={writtenAt}>{formatDay(writtenAt)}</time>
            </p>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/account/settings/reason">{t('content:cause.addReason')}</Link>
      </p>
    </section>
  )
}
