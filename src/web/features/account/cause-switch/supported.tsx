import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { Face } from '#web/ui/face.tsx'
import { card, soft } from '#web/ui/styles.ts'
import { Raised } from './raised.tsx'

// Who it is for, what it has come to, and the ways on: what has become of it is the panel’s to say.
const sheet = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); overflow: clip;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; & > p:last-child { grid-column: 1 / -1; } }
  @media (max-width: 767px) { padding: var(--s4); }
`
const who = css`
  display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s4); align-items: center; line-height: 1.35;
  & > p { overflow-wrap: anywhere; }
  & a { font: 600 var(--size-xl) / 1.25 var(--display); }
  & > p > span { font-size: var(--size-s); }
`
const beside = css`@media (min-width: 1024px) { padding-inline-start: var(--s5); border-inline-start: 1px solid var(--line-soft); }`
const ways = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5); background: var(--surface-sunk); margin: 0 calc(-1 * var(--s5)) calc(-1 * var(--s5)); padding: var(--s3) var(--s5);
  & > a { display: inline-flex; align-items: center; min-block-size: 44px; }
  @media (max-width: 767px) { margin: 0 calc(-1 * var(--s4)) calc(-1 * var(--s4)); padding: var(--s2) var(--s4); }
  @media (forced-colors: active) { border-block-start: 1px solid; }
`

/** Whom one raises money for now, and how much it has come to. */
export function Supported({ cause }: { cause: CauseCard }) {
  return (
    <section className={cx(card, sheet)} aria-label={t('account:cause.title')}>
      <div className={who}>
        <Face name={cause.name} picture={cause.logoHttps} />
        <p>
          <span className={soft}>{t('account:cause.now')}</span>
          <br />
          <Link to="/causes/$causeSlug" params={{ causeSlug: cause.uri }}>
            {cause.name}
          </Link>
          <br />
          <span className={soft}>{[causeLabel(cause), cause.place].filter(Boolean).join(', ')}</span>
        </p>
      </div>
      <Raised className={beside} />
      <p className={ways}>
        <Link to="/panel">{t('account:cause.raised')}</Link>
        <Link to="/retailers">{t('account:cause.shop')}</Link>
      </p>
    </section>
  )
}
