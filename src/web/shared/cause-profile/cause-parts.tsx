import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { card, soft } from '#web/ui/styles.ts'
import { partsOf } from './cause-lead.ts'
import { CauseLinks } from './cause-links.tsx'
import { CauseMoney } from './cause-money.tsx'
import { CausePayments } from './cause-payments.tsx'
import { CausePaysFor } from './cause-pays-for.tsx'
import { type ProfileShown, useProfile } from './profile-context.ts'

const parts = css`
  display: grid; gap: var(--s7); grid-template-columns: minmax(0, 1fr);
  & section { display: grid; gap: var(--s3); align-content: start; grid-template-columns: minmax(0, 1fr); }
`
const main = css`@media (min-width: 1024px) { grid-column: 1; grid-row: 3 / span 2; }`
const aside = css`
  gap: var(--s5); margin-block-start: var(--s5);
  &:empty { display: none; }
  & h2 { font-size: var(--size-l); }
  @media (min-width: 1024px) { margin: 0; grid-column: 2; grid-row: 4; align-content: start; }
`
const text = css`
  display: grid; gap: 0.85em; font-size: 1.0625rem; line-height: 1.65; max-inline-size: 62ch;
  & > p { white-space: pre-line; overflow-wrap: anywhere; text-wrap: pretty; }
`
const links = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4);
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
const people = css`
  display: grid; gap: var(--s3) var(--s4); grid-template-columns: repeat(auto-fill, minmax(min(100%, 8rem), 1fr));
  & > li { display: flex; align-items: center; gap: var(--s3); font-weight: 550; overflow-wrap: anywhere; }
  & + p { display: flex; flex-wrap: wrap; gap: 0 0.35em; font-size: var(--size-s); }
`

/** Its story; what stands at the head of the page is not said again. */
function About({ cause: { name, description } }: ProfileShown) {
  const { rest } = partsOf(description)
  if (!rest) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('content:cause.about', { cause: name })}</h2>
      <div className={text}>
        {rest.split(/\n\s*\n/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

/** Two people may have one name. */
const named = (names: readonly string[]) => names.map((name, place) => ({ name, key: `${place} ${name}` }))

/** What stands below the first look: where else it can be found, what donations pay for, where the money is, and the story. */
export function CauseParts() {
  const shown = useProfile()
  const { story } = shown
  return (
    <div id="cause-parts" className={cx(parts, main)}>
      <CauseLinks />
      <CausePaysFor />
      {story && story.payments.length > 0 && <CauseMoney story={story} />}
      <About {...shown} />
    </div>
  )
}

/** Beside it on wide screens: what has been paid and when, who supports it, and where they shop. */
export function CauseAside() {
  const { cause, story } = useProfile()
  const others = cause.supportersCount - (story?.names.length ?? 0)
  return (
    <div id="cause-aside" className={cx(parts, aside)}>
      {!!(story?.payments.length || story?.years.length) && <CausePayments story={story} />}
      {story && story.names.length > 0 && (
        <section className={card} aria-labelledby="people">
          <h2 id="people">{t('content:cause.people')}</h2>
          <ul className={people}>
            {named(story.names).map(({ name, key }) => (
              <li key={key}>
                <Monogram name={name} isRound />
                {name}
              </li>
            ))}
          </ul>
          <p className={soft}>
            {others > 0 && <span>{t('content:cause.peopleMore', { count: others })}</span>}
            {t('content:cause.peopleNote')}
          </p>
        </section>
      )}
      {story && story.shops.length > 0 && (
        <section className={card} aria-labelledby="shops">
          <h2 id="shops">{t('content:cause.shops')}</h2>
          <ul className={links}>
            {story.shops.map(({ id, name, slug }) => (
              <li key={id}>
                <Link to="/retailer/$retailerSlug" params={{ retailerSlug: slug }}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
