import { css } from '@linaria/core'
import { t } from '#web/i18n/i18n.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { useProfile } from './profile-context.ts'

const list = css`
  display: grid; gap: var(--s4); grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 1fr));
  & > li { display: grid; gap: var(--s3); align-content: space-between; padding: var(--s4); border-radius: var(--radius-card); background: var(--accent-wash); }
  & blockquote { margin: 0; line-height: 1.5; overflow-wrap: anywhere; text-wrap: pretty; &::before { content: '“'; } &::after { content: '”'; } }
  & p { display: flex; gap: var(--s2); align-items: center; font-size: var(--size-s); font-weight: 600; }
  & [data-face] { inline-size: 1.75rem; block-size: 1.75rem; font-size: 0.8125rem; }
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
        {reasons.map(({ id, text, name }) => (
          <li key={id}>
            <blockquote>{text}</blockquote>
            <p>
              {name !== null && <Monogram name={name} isRound />}
              {name ?? t('content:cause.aSupporter')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
