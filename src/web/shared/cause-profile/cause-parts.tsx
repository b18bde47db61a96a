import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { Monogram } from '#web/ui/monogram.tsx'
import { soft } from '#web/ui/styles.ts'
import { partsOf } from './cause-lead.ts'
import { CauseLinks } from './cause-links.tsx'
import { CauseMoney } from './cause-money.tsx'
import { CausePaysFor } from './cause-pays-for.tsx'
import { type ProfileShown, useProfile } from './profile-context.ts'

const parts = css`
  display: grid; gap: var(--s7); grid-template-columns: minmax(0, 1fr);
  & section { display: grid; gap: var(--s3); align-content: start; grid-template-columns: minmax(0, 1fr); }
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
  display: flex; flex-wrap: wrap; gap: var(--s2);
  & > li { display: flex; align-items: center; gap: var(--s2); padding: var(--s1) var(--s4) var(--s1) var(--s1); border: 1px solid var(--line-soft); border-radius: 99px; background: var(--surface-raised); font-weight: 550; overflow-wrap: anywhere; }
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

/** What stands below the first look: where else it can be found, what donations pay for, the story, who supports it, where they shop, and the money. */
export function CauseParts() {
  const shown = useProfile()
  const { cause, story } = shown
  const others = cause.supportersCount - (story?.names.length ?? 0)
  return (
    <div id="cause-parts" className={parts}>
      <CauseLinks />
      <CausePaysFor />
      <About {...shown} />
      {story && story.names.length > 0 && (
        <section aria-labelledby="people">
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
        <section aria-labelledby="shops">
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
      {!!(story?.payments.length || story?.years.length) && <CauseMoney story={story} />}
    </div>
  )
}
