import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { usePerson } from '#web/site/site.ts'
import { Face } from '#web/ui/face.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import { Notices } from './notices/notices.tsx'

const links = css`
  display: grid; gap: var(--s2); grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  & a { display: flex; align-items: center; min-block-size: 56px; padding: var(--s3) var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); font-weight: 600; text-decoration: none; }
  & a:hover { border-color: var(--accent); }
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

/** what is new, and the ways to everything of one's own. */
export function AccountHomeScreen() {
  const { me } = usePerson()
  return (
    <div className={stack}>
      <PageHeading>{titleOf('R-079')}</PageHeading>
      <ul className={links}>
        <li>
          <Link to="/account/donations">{t('shell:nav.donations')}</Link>
        </li>
        <li>
          <Link to="/account/claims">{t('shell:nav.claims')}</Link>
        </li>
        <li>
          <Link to="/stampcards">{t('shell:nav.stampcards')}</Link>
        </li>
        <li>
          <Link to="/referrals">{t('shell:nav.referrals')}</Link>
        </li>
        <li>
          <Link to="/leaderboard">{titleOf('R-146')}</Link>
        </li>
        <li>
          <Link to="/account/settings">{t('shell:nav.settings')}</Link>
        </li>
        {me?.user.isSupport && (
          <li>
            <Link to="/support/queue">{titleOf('support-queue')}</Link>
          </li>
        )}
        <li>
          <Link to="/logout">{t('shell:logOut')}</Link>
        </li>
      </ul>
      {me && me.adminCauses.length > 0 && <CausesOfMine causes={me.adminCauses} />}
      <Notices />
    </div>
  )
}
