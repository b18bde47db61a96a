import { css } from '@linaria/core'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { formatDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { UpdateImage } from '#web/ui/update-image.tsx'
import { useProfile } from './profile-context.ts'

// A sheet of its own, with a quiet mark before what was said.
const sheet = css`
  padding: var(--s4) var(--s5); border-radius: var(--radius-card); background: var(--surface-raised); border: 1px solid var(--line-soft);
  @media (max-width: 767px) { padding: var(--s4); }
`
const said = css`
  position: relative; margin: 0; display: grid; gap: var(--s2); padding-inline-start: var(--s6);
  &::before { content: '“'; position: absolute; inset-inline-start: 0; inset-block-start: -0.05em; font: 700 2.75rem / 1 var(--text); color: var(--highlight); }
  & > p { font-size: 1.0625rem; line-height: 1.6; white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
  & > time { color: var(--ink-soft); font-size: var(--size-s); }
`
// Beside the words where there's room for both.
const pictured = css`
  display: grid; gap: var(--s4) var(--s5); grid-template-columns: minmax(0, 1fr); align-items: center;
  & > img { inline-size: 100%; block-size: auto; border-radius: var(--radius); }
  @media (min-width: 768px) { grid-template-columns: 15rem minmax(0, 1fr); }
`
// Of its own: the one of other pages would be one request more here.
const earlier = css`
  & > summary { display: flex; gap: var(--s2); align-items: center; inline-size: fit-content; min-block-size: 44px; color: var(--ink-soft); cursor: pointer; list-style: none; }
  & > summary::-webkit-details-marker { display: none; }
  & > summary:hover { color: var(--accent); }
  & > summary > svg { inline-size: 1em; block-size: 1em; }
  &[open] > summary > svg { rotate: 180deg; }
  margin-block-end: calc(-1 * var(--s2)); &:not([data-pictured] ~ *) { padding-inline-start: var(--s6); }
  & > :not(summary) { padding-block: var(--s3); border-block-start: 1px solid var(--line-soft); }
  & blockquote { padding-inline-start: 0; &::before { content: none; } & > p { font-size: var(--size-m); } }
`

function Said({ text, postedAt, picture }: CauseUpdate) {
  const words = (
    <blockquote className={said}>
      <p>{text}</p>
      <time dateTime={postedAt}>{formatDay(postedAt)}</time>
    </blockquote>
  )
  if (picture === null) return words
  return (
    <div className={pictured} data-pictured>
      <UpdateImage {...picture} sizes="(min-width: 768px) 270px, 100vw" />
      {words}
    </div>
  )
}

/** What the cause has told lately; nothing where it has told nothing. */
export function CauseUpdates() {
  const { cause, story } = useProfile()
  const [newest, ...before] = story?.updates ?? []
  if (!newest) return null
  return (
    <section aria-labelledby="updates">
      <h2 id="updates">{t('content:causeUpdates.title', { cause: cause.name })}</h2>
      <div className={sheet}>
        <Said {...newest} />
        {before.length > 0 && (
          <details className={earlier}>
            <summary>
              {t('content:causeUpdates.earlier', { count: before.length })}
              <Icon name="down" />
            </summary>
            {before.map((update) => (
              <Said key={update.id} {...update} />
            ))}
          </details>
        )}
      </div>
    </section>
  )
}
