import { css, cx } from '@linaria/core'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import { formatMoney } from '#contract/money.ts'
import { t } from '#web/i18n/i18n.ts'
import { causeLabel } from '#web/shared/cause-search/cause-label.ts'
import { useCountedVisit } from '#web/site/counted-visit.ts'
import { useSeenCause } from '#web/site/seen-cause.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { card, pageBody, reading, row, soft, stack, tightStack } from '#web/ui/styles.ts'
import { CauseStoryParts, TargetMeter } from './cause-story.tsx'
import { ShareCause } from './share-cause.tsx'

const columns = css`
  display: grid; gap: var(--s6); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: minmax(0, 1fr) 22rem; }
`
const raised = css`
  font: 600 var(--size-2xl) / 1.15 var(--display); font-variant-numeric: tabular-nums; color: var(--accent);
`
const links = css`
  display: flex; flex-wrap: wrap; gap: var(--s1) var(--s5);
  & a { display: inline-flex; align-items: center; min-block-size: 44px; }
`
const story = css`
  white-space: pre-line; overflow-wrap: anywhere;
`

/** What schema.org calls each kind; the page says the rest where it stands. Trap: a script of JSON would be made anew by React, which the content policy forbids. */
const schemaTypes = {
  charity: 'NGO',
  school: 'School',
  club: 'Organization',
  group: 'Organization',
  individual: 'Person',
  business: 'Organization',
} as const satisfies Record<Cause['kind'], string>

/** Where else the cause can be found; what is no address of the web is left out. */
function linksOf({ website, socialLinks }: Pick<Cause, 'website' | 'socialLinks'>) {
  const { facebook, twitter, instagram } = socialLinks
  const given = { website: website ?? socialLinks.website, facebook, instagram, twitter }
  const named = Object.entries(given) as [keyof typeof given, string | null][] // entries lose the keys
  return named.flatMap(([name, address]) => (address && /^https?:\/\//.test(address) ? [{ name, address }] : []))
}

function About({ cause }: { cause: Cause }) {
  const found = linksOf(cause)
  return (
    <div className={stack}>
      <p className={cx(reading, story)} itemProp="description">
        {cause.description || t('content:cause.noStory', { cause: cause.name })}
      </p>
      {found.length > 0 && (
        <nav aria-label={t('content:cause.links', { cause: cause.name })} className={links}>
          {found.map(({ name, address }) => (
            <a key={name} href={address} itemProp="sameAs" rel="nofollow ugc noreferrer">
              {t(`content:cause.link.${name}`)}
            </a>
          ))}
        </nav>
      )}
      {cause.charityNumber !== null && cause.isRegisteredCharity && (
        <p className={soft} itemProp="identifier">
          {t('content:cause.charityNumber', { number: cause.charityNumber })}
        </p>
      )}
    </div>
  )
}

/** Why nobody can begin to support it, and where else to go. */
function NotCollecting({ cause: { name, lifecycle, standing } }: { cause: Cause }) {
  if (lifecycle === 'open') return <p>{t(standing === 'refused' ? 'content:cause.refused' : 'content:cause.dormant')}</p>
  return (
    <>
      <p>{t(`content:cause.${lifecycle}`, { cause: name })}</p>
      <div>
        <ButtonLink to="/cause-directory" kind="secondary">
          {t('content:cause.others')}
        </ButtonLink>
      </div>
    </>
  )
}

/** who the cause is, what it has raised here, and the way to raise more. */
export function CauseScreen({ cause, story }: { cause: Cause; story: CauseStory | null }) {
  const collects = !cause.isDormant && cause.lifecycle === 'open' && cause.standing !== 'refused'
  useSeenCause(collects ? cause.id : null)
  useCountedVisit(cause.id)
  const place = cause.showLocationInSearch ? cause.place : ''
  return (
    <div className={cx(pageBody, stack)} itemScope itemType={`https://schema.org/${schemaTypes[cause.kind]}`}>
      <div className={row}>
        <Face name={cause.name} picture={cause.logoHttps} isLarge />
        <div>
          <h1 tabIndex={-1} itemProp="name">
            {cause.name}
          </h1>
          <p className={soft}>{[causeLabel(cause), place].filter(Boolean).join(', ')}</p>
        </div>
      </div>
      {cause.standing === 'beingChecked' && (
        <Panel tone="waiting">
          <p>{t('content:cause.beingChecked')}</p>
        </Panel>
      )}
      <div className={columns}>
        <About cause={cause} />
        <section className={cx(card, stack)} aria-label={t('content:cause.raising')}>
          <p className={tightStack}>
            <span className={raised}>{formatMoney(cause.donationsTotal)}</span>
            <span>
              {cause.lifecycle === 'closed'
                ? t('content:cause.raisedInAll')
                : t('content:cause.raisedBy', { count: cause.supportersCount })}
            </span>
            {!!story?.newSupporters && <span className={soft}>{t('content:cause.joined', { count: story.newSupporters })}</span>}
          </p>
          {story?.target && <TargetMeter target={story.target} />}
          {!collects ? (
            <NotCollecting cause={cause} />
          ) : (
            <>
              <p>{t('content:cause.how')}</p>
              <ButtonLink to="/support-a-good-cause/step-1" search={{ cause: cause.id }}>
                {t('content:cause.support')}
              </ButtonLink>
              <ShareCause cause={cause} />
            </>
          )}
        </section>
      </div>
      {story && <CauseStoryParts cause={cause} story={story} />}
    </div>
  )
}
