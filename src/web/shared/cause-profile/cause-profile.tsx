import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { RetailerGrid } from '#web/shared/retailer-search/retailer-card.tsx'
import { lazyImport } from '#web/site/lazy-import.ts'
import { useSite } from '#web/site/site.ts'
import { Face } from '#web/ui/face.tsx'
import { hydrateWhenSeen } from '#web/ui/hydrate-when-seen.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { belowTheFold, lead, stack, tightStack, titled } from '#web/ui/styles.ts'
import { canCollect } from './can-collect.ts'
import { partsOf } from './cause-lead.ts'
import { ProfileContext, type ProfileShown } from './profile-context.ts'
import { RaiseCard } from './raise-card.tsx'

const page = css`
  position: relative; display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start; padding-block-end: var(--s7);
  @media (max-width: 767px) { padding-block-end: 7rem; & a, & button { scroll-margin-block-end: 6rem; } }
  /* What the cause is, and beside it the card; below both from edge to edge where its money is. */
  @media (min-width: 1024px) { gap: var(--s5) var(--s7); grid-template-columns: minmax(0, 1fr) 21rem; grid-template-rows: min-content min-content min-content 1fr; padding-block: var(--s6) var(--s9); & > :nth-child(-n + 2) { grid-column: 1; } }
`
// As high as the picture, which comes by itself when one comes from another page.
const cover = css`aspect-ratio: 3 / 1; @media (max-width: 767px) { margin-inline: calc(-1 * var(--s4)); }`
const head = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr); align-content: start;
  & > .face { margin-block-start: -4rem; position: relative; justify-self: start; }
  & > .face > * { inline-size: 5.5rem; block-size: 5.5rem; font-size: 2rem; border: 4px solid var(--surface); border-radius: 18px; box-shadow: var(--shadow); background-clip: border-box; }
  & > h1 { overflow-wrap: anywhere; text-wrap: balance; }
  /* The face reaches over the edge of the picture; all that is said stands on one edge below it. */
  @media (min-width: 768px) {
    & > .face { margin-block-start: -5.5rem; }
    & > .face > * { inline-size: 6.5rem; block-size: 6.5rem; font-size: 2.4rem; }
    & h1 { font-size: var(--size-3xl); line-height: 1.1; }
  }
`

// What it is and where it is, and that we know it.
const meta = css`
  display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s4); color: var(--ink-soft);
  & > span + span { display: inline-flex; gap: var(--s1); align-items: center; min-block-size: 28px; color: var(--positive); & > svg { inline-size: 1em; } & > a { color: inherit; } }
`
// Where else it can be looked up: after what it is for.
const looked = css`
  color: var(--ink-soft); @media (max-width: 767px) { font-size: var(--size-s); }
  & > #cause-links { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--s4); }
  & a { display: inline-flex; align-items: center; min-block-size: 28px; overflow-wrap: anywhere; }
`
// Below both columns.
const first = css`grid-column: 1 / -1; margin-block-start: var(--s5); order: 4; & > h3 { font: 650 var(--size-m) / 1.4 var(--text); letter-spacing: 0; margin-block-end: calc(-1 * var(--s2)); }`
const said = css`
  && { color: var(--ink); margin-block-start: var(--s1); text-wrap: balance; }
  @media (max-width: 767px) { && { font-size: 1.0625rem; } }
`

/** Beside what the cause says of itself on wide screens, where it stays in sight if nothing follows it. On phones its parts stand in the page's own row: what donations pay for and its story come before who else is here. */
const side = css`
  display: grid; gap: var(--s6); grid-template-columns: minmax(0, 1fr); align-content: start;
  @media (max-width: 767px) { display: contents; }
  @media (min-width: 1024px) { grid-column: 2; grid-row: 1 / span 4; align-self: stretch; & > :only-child { position: sticky; inset-block-start: 7rem; } }
`

const CausePicture = hydrateWhenSeen(
  'cause-picture',
  lazyImport(async () => (await import('./cause-picture.tsx')).CausePicture),
  '0px 0px -99%',
)

const CauseLinks = hydrateWhenSeen(
  'cause-links',
  lazyImport(async () => (await import('./cause-parts.tsx')).CauseLinks),
)

const CauseParts = hydrateWhenSeen(
  'cause-parts',
  lazyImport(async () => (await import('./cause-parts.tsx')).CauseParts),
)

const CausePaysFor = hydrateWhenSeen(
  'pays-for',
  lazyImport(async () => (await import('./cause-parts.tsx')).CausePaysFor),
)

const CauseLedger = hydrateWhenSeen(
  'cause-ledger',
  lazyImport(async () => (await import('./cause-parts.tsx')).CauseLedger),
)

/** What schema.org calls each kind; the page says the rest where it stands. Trap: a script of JSON would be made anew by React, which the content policy forbids. */
const schemaTypes = {
  charity: 'NGO',
  school: 'School',
  club: 'Organization',
  group: 'Organization',
  individual: 'Person',
  business: 'Organization',
} as const satisfies Record<Cause['kind'], string>

/** R-015, H-003: who the cause is, what it has raised here, and the way to raise more. */
export function CauseProfile(shown: ProfileShown) {
  const { cause, story, starters = [] } = shown
  const shops = story?.shops ?? []
  // A line of them beside those that are gone to most.
  const others = starters.filter(({ id }) => !shops.some((shop) => shop.id === id)).slice(0, shops.length > 0 ? 3 : 6)
  const { tenant } = useSite()
  const place = cause.showLocationInSearch ? cause.place : ''
  return (
    <ProfileContext value={shown}>
      <div className={page} itemScope itemType={`https://schema.org/${schemaTypes[cause.kind]}`}>
        <div className={cover}>
          <CausePicture />
        </div>
        <div className={head}>
          <div className="face">
            <Face name={cause.name} picture={cause.logoHttps} isLarge />
          </div>
          <h1 tabIndex={-1} itemProp="name">
            {cause.name}
          </h1>
          <div className={tightStack}>
            <p className={meta}>
              <span>{[causeLabel(cause), place].filter(Boolean).join(', ')}</span>
              {cause.standing === 'confirmed' && (
                <span>
                  <Icon name="tick" />
                  <Link to="/cause-categories" hash="checked">
                    {t('content:cause.checked', { site: tenant.name })}
                  </Link>
                </span>
              )}
            </p>
            <p className={cx(lead, said)} itemProp="description">
              {partsOf(cause.description).lead || t('content:cause.noStory', { cause: cause.name })}
            </p>
            <p className={looked}>
              <CauseLinks />
            </p>
          </div>
          {cause.standing === 'beingChecked' && (
            <Panel tone="waiting">
              <p>{t('content:cause.beingChecked')}</p>
            </Panel>
          )}
        </div>
        <div className={side}>
          <RaiseCard {...shown} />
        </div>
        {cause.paysFor.length > 0 && <CausePaysFor />}
        <CauseParts />
        {shops.length + starters.length > 0 && canCollect(cause) && (
          <section className={cx(stack, first, belowTheFold)} aria-labelledby="starters">
            <div className={titled}>
              <h2 id="starters">{t('content:cause.starters', { cause: cause.name })}</h2>
              <Link to="/retailers">{t('content:cause.allShops')}</Link>
            </div>
            {shops.length > 0 && (
              <>
                <h3>{t('content:cause.shops')}</h3>
                <RetailerGrid retailers={shops} />
                {others.length > 0 && <h3>{t('content:cause.moreNow')}</h3>}
              </>
            )}
            <RetailerGrid retailers={others} />
          </section>
        )}
        <CauseLedger />
      </div>
    </ProfileContext>
  )
}
