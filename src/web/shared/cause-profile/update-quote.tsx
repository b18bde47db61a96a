import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { QuotedUpdate } from '#contract/content/statistics.ts'
import { formatDay } from '#contract/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { Face } from '#web/ui/face.tsx'

// A quiet mark, what was said, and who said it: below it, or beside it where a third of the line is left.
const quote = css`
  position: relative; display: grid; gap: var(--s4); margin: 0; padding-inline-start: var(--s7);
  &::before { content: '“'; position: absolute; inset-inline-start: 0; inset-block-start: -0.08em; font: 700 4.5rem / 1 var(--text); color: var(--highlight); }
  & > blockquote { margin: 0; font-size: var(--size-l); line-height: 1.5; overflow-wrap: anywhere; text-wrap: pretty; }
  & > figcaption { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 0 var(--s3); align-items: center; }
  & > figcaption > [data-face] { grid-row: 1 / span 2; }
  & a { align-self: end; justify-self: start; font-weight: 650; overflow-wrap: anywhere; }
  & small { align-self: start; color: var(--ink-soft); font-size: var(--size-s); }
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) calc((100% + var(--s7) - 2 * var(--s4)) / 3); gap: var(--s6); align-items: center; }
  @media (max-width: 639px) {
    padding-inline-start: var(--s6);
    &::before { font-size: 3.25rem; }
    & > blockquote { font-size: var(--size-m); }
  }
`

/** How an update of a cause begins, with the way to its page. */
export function UpdateQuote({ cause, text, postedAt }: QuotedUpdate) {
  return (
    <figure className={quote}>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <figcaption>
        <Face name={cause.name} picture={cause.picture} isFarDown />
        <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
          {cause.name}
        </Link>
        <small>{t('shopping-home:updateOf', { day: formatDay(postedAt) })}</small>
      </figcaption>
    </figure>
  )
}
