import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { titleOf } from '#web/i18n/page-titles.ts'
import { usePerson } from '#web/site/site.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { stack } from '#web/ui/styles.ts'
import { Notices } from './notices/notices.tsx'

const links = css`
  display: grid; gap: var(--s2); grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  & a { display: flex; align-items: center; min-block-size: 56px; padding: var(--s3) var(--s4); background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); font-weight: 600; text-decoration: none; }
  & a:hover { border-color: var(--accent); }
`

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
            <Link to="/support/admin-requests">{titleOf('R-145')}</Link>
          </li>
        )}
        <li>
          <Link to="/logout">{t('shell:logOut')}</Link>
        </li>
      </ul>
      <Notices />
    </div>
  )
}
