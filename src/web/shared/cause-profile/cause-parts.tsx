import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { t } from '#web/i18n/i18n.ts'
import { Facts } from '#web/ui/facts.tsx'
import { Monogram } from '#web/ui/monogram.tsx'
import { reading, soft } from '#web/ui/styles.ts'
import { partsOf } from './cause-lead.ts'
import { type ProfileShown, useProfile } from './profile-context.ts'
import { registerLink } from './register-link.ts'

export { CauseMoney } from './cause-money.tsx'

const parts = css`
  display: grid; gap: var(--s7); grid-template-columns: minmax(0, 1fr);
  & section { display: grid; gap: var(--s3); align-content: start; grid-template-columns: minmax(0, 1fr); }
  & dl > div { max-inline-size: none; }
`
const text = css`white-space: pre-line; overflow-wrap: anywhere;`
const links = css`
  display: flex; flex-wrap: wrap; gap: 0 var(--s4);
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
const people = css`
  display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4);
  & > li { display: flex; align-items: center; gap: var(--s2); overflow-wrap: anywhere; }
`

/** Where else the cause can be found; what is no address of the web is left out. */
function linksOf({ website, socialLinks }: ProfileShown['cause']) {
  const { facebook, twitter, instagram } = socialLinks
  const given = { facebook, instagram, twitter, website: website ?? socialLinks.website }
  const named = Object.entries(given) as [keyof typeof given, string | null][] // entries lose the keys
  return new Map(named.flatMap(([name, address]) => (address && /^https?:\/\//.test(address) ? [[name, address]] : [])))
}

const shownHost = (address: string) => {
  try {
    return new URL(address).host.replace(/^www\./, '')
  } catch {
    return address
  }
}

/** Links of the cause's own, which we don't answer for. */
const Elsewhere = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} itemProp="sameAs" rel="nofollow ugc noreferrer">
    {children}
  </a>
)

/** Its story, and where else it can be looked up; what stands at the head of the page is not said again. */
function About({ cause }: ProfileShown) {
  const { name, charityNumber, isRegisteredCharity } = cause
  const { rest } = partsOf(cause.description)
  const found = linksOf(cause)
  const website = found.get('website')
  const social = (['facebook', 'instagram', 'twitter'] as const).filter((one) => found.has(one))
  const number = isRegisteredCharity ? charityNumber : null
  if (!rest && number === null && found.size === 0) return null
  return (
    <section aria-labelledby="about">
      <h2 id="about">{t('content:cause.about', { cause: name })}</h2>
      {rest && <p className={cx(reading, text)}>{rest}</p>}
      <Facts
        rows={[
          [
            t('content:cause.fact.number'),
            number !== null && (
              <a href={registerLink(number)} itemProp="identifier" rel="noreferrer">
                {t('content:cause.charityNumber', { number })}
              </a>
            ),
          ],
          [t('content:cause.fact.website'), website && <Elsewhere href={website}>{shownHost(website)}</Elsewhere>],
          [
            t('content:cause.fact.social'),
            social.length > 0 && (
              <span className={links}>
                {social.map((one) => (
                  <Elsewhere key={one} href={found.get(one) ?? ''}>
                    {t(`content:cause.link.${one}`)}
                  </Elsewhere>
                ))}
              </span>
            ),
          ],
        ]}
      />
    </section>
  )
}

/** Two people may have one name. */
const named = (names: readonly string[]) => names.map((name, place) => ({ name, key: `${place} ${name}` }))

/** What stands below the first look: the story, the facts, who supports it, and where they shop. */
export function CauseParts() {
  const shown = useProfile()
  const { story } = shown
  return (
    <div id="cause-parts" className={parts}>
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
          <p className={soft}>{t('content:cause.peopleNote')}</p>
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
    </div>
  )
}
