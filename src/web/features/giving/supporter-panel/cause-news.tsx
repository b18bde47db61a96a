import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseUpdate } from '#contract/causes/update.ts'
import { limits } from '#contract/limits.ts'
import { formatDay } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { rowSection } from '#web/ui/row-links.ts'
import { titled } from '#web/ui/styles.ts'

const said = css`
  position: relative; display: grid; gap: var(--s2); margin: 0; padding: var(--s4) var(--s5); padding-inline-start: calc(var(--s5) + var(--s6)); border: 1px solid var(--line-soft); border-radius: var(--radius-card); background: var(--surface-raised);
  &::before { content: '“'; position: absolute; inset: var(--s3) auto auto var(--s5); font: 700 2.75rem / 1 var(--text); color: var(--highlight); }
  & > p { line-height: 1.6; white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; max-inline-size: 66ch; }
  & > img { inline-size: 100%; block-size: auto; max-block-size: 14rem; object-fit: cover; border-radius: var(--radius); }
  & > [data-foot] { display: flex; flex-wrap: wrap; gap: 0 var(--s4); align-items: center; align-self: end; & > time { color: var(--ink-soft); } & { font-size: var(--size-s); } }
  @media (max-width: 767px) { padding: var(--s4); padding-inline-start: calc(var(--s4) + 1.75rem); &::before { inset-inline-start: var(--s3); } }
`

const { width, height } = limits.updatePicture

/** What the cause that one shops for has told last. */
export function CauseNews({ cause, update: { text, postedAt, picture } }: { cause: CauseCard; update: CauseUpdate }) {
  return (
    <section className={rowSection} aria-labelledby="cause-news">
      <div className={titled}>
        <h2 id="cause-news">{t('giving:panel.update', { cause: cause.name })}</h2>
      </div>
      <blockquote className={said}>
        {picture && <img src={picture.address} alt={picture.alt} width={width} height={height} loading="lazy" />}
        <p>{text}</p>
        <p data-foot>
          <time dateTime={postedAt}>{formatDay(postedAt)}</time>
          <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
            {t('giving:panel.updates')}
          </Link>
          <Link to="/account/settings/reason">{t('giving:panel.reason')}</Link>
        </p>
      </blockquote>
    </section>
  )
}
