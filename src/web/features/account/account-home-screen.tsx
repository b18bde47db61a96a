import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { usePerson } from '#web/site/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Face } from '#web/ui/face.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { card, soft, stack, tightStack } from '#web/ui/styles.ts'
import { Raised } from './cause-switch/raised.tsx'
import { Notices } from './notices/notices.tsx'

// Whom one shops for, what it has come to, and the one thing to do about it: everything else stands in the menu.
const mine = css`
  display: grid; gap: var(--s4); grid-template-columns: auto minmax(0, 1fr); align-items: center;
  && { background: var(--accent-wash); border-color: transparent; }
  & h2 { font-size: var(--size-l); overflow-wrap: anywhere; text-wrap: balance; }
  & > :nth-child(n + 3) { grid-column: 1 / -1; }
  & > :last-child { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s5); align-items: center; }
  @media (min-width: 1200px) { grid-template-columns: auto minmax(0, 1fr) minmax(0, 1fr); gap: var(--s4) var(--s5); & > .sum { grid-column: 3; } }
  @media (forced-colors: active) { && { border-color: CanvasText; } }
`
const placeLine = css`display: block;`
const causeList = css`
  & > li { display: flex; gap: var(--s4); align-items: center; padding-block: var(--s3); border-block-end: 1px solid var(--line-soft); }
  & > li:last-child { border: 0; }
  & a { display: inline-flex; align-items: center; min-block-size: 44px; font-weight: 600; }
`

/** all causes that the person runs; the menu above has room for four. */
function CausesOfMine({ causes }: { causes: readonly CauseCard[] }) {
  return (
    <section className={tightStack} aria-labelledby="my-causes">
      <h2 id="my-causes">{t('account-notices:myCauses')}</h2>
      <ul className={causeList}>
        {causes.map(({ id, name, place, logoHttps }) => (
          <li key={id}>
            <Face name={name} picture={logoHttps} />
            <span>
              <Link to="/account/causes/$causeId" params={{ causeId: `${id}` }}>
                {name}
              </Link>
              <span className={cx(soft, placeLine)}>{place}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function MyCause({ cause }: { cause: CauseCard }) {
  return (
    <section className={cx(card, mine)} aria-labelledby="my-cause">
      <Face name={cause.name} picture={cause.logoHttps} />
      <h2 id="my-cause">{t('account-notices:raisingFor', { cause: cause.name })}</h2>
      <Raised className="sum" />
      <div>
        <ButtonLink to="/retailers">{t('account-notices:findShop')}</ButtonLink>
        <Link to="/panel">{t('account-notices:seeRaised')}</Link>
      </div>
    </section>
  )
}

/** whom one shops for, what is new, and the causes of one’s own; the ways to everything else stand in the menu beside it. */
export function AccountHomeScreen() {
  const { me } = usePerson()
  return (
    <div className={stack}>
      <PageHeading>{titleOf('R-079')}</PageHeading>
      {me?.cause && <MyCause cause={me.cause} />}
      {me?.user.isSupport && (
        <p>
          <Link to="/support/queue">{titleOf('support-queue')}</Link>
        </p>
      )}
      {me && me.adminCauses.length > 0 && <CausesOfMine causes={me.adminCauses} />}
      <Notices />
    </div>
  )
}
