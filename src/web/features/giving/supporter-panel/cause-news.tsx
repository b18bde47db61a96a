import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { rowSection } from '#web/ui/row-links.ts'
import { titled } from '#web/ui/styles.ts'
import { UpdateImage } from '#web/ui/update-image.tsx'

const said = css`
  display: grid; gap: var(--s3) var(--s5); grid-template-columns: minmax(0, 1fr); margin: 0; overflow: clip; border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  & > div { display: grid; gap: var(--s3); align-content: center; padding: var(--s5); }
  & p { line-height: 1.6; white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; max-inline-size: 66ch; }
  & > img { inline-size: 100%; block-size: 100%; aspect-ratio: 4 / 3; object-fit: cover; }
  & [data-foot] { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; & > time { color: var(--ink-soft); } & { font-size: var(--size-s); } }
  @media (max-width: 767px) { & > div { padding: var(--s4); } & > img + div { padding-block-start: 0; } }
  /* The picture is as high as the words, and no lower than its shape. */
  @media (min-width: 768px) { &:has(> img) { grid-template-columns: minmax(0, 20rem) minmax(0, 1fr); gap: 0; } }
`

/** What the cause that one shops for has told last. */
export function CauseNews({ cause, update: { text, postedAt, picture } }: { cause: CauseCard; update: CauseUpdate }) {
  return (
    <section className={rowSection} aria-labelledby="cause-news">
      <div className={titled}>
        <h2 id="cause-news">{t('giving:panel.update', { cause: cause.name })}</h2>
      </div>
      <blockquote className={said}>
        {picture && <UpdateImage {...picture} sizes="(min-width: 768px) 560px, 100vw" />}
        <div>
          <p>{text}</p>
          <p data-foot>
            <time dateTime={postedAt}>{formatDay(postedAt)}</time>
            <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
              {t('giving:panel.updates')}
            </Link>
            <Link to="/account/settings/reason">{t('giving:panel.reason')}</Link>
          </p>
        </div>
      </blockquote>
    </section>
  )
}
