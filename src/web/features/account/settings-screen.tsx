import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { t } from '#web/i18n/i18n.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'

const list = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  & a { display: flex; gap: var(--s4); align-items: center; justify-content: space-between; block-size: 100%; color: inherit; text-decoration: none; }
  & a:hover { border-color: var(--accent); background: var(--accent-wash); }
  & b { display: block; color: var(--accent); text-decoration: underline; }
`

const pages = [
  { to: '/account/settings/personal-details', name: 'personal' },
  { to: '/account/settings/login-and-security', name: 'security' },
  { to: '/account/settings/my-cause', name: 'cause' },
  { to: '/account/settings/linked-cards', name: 'cards' },
  { to: '/account/settings/preferences', name: 'preferences' },
  { to: '/account/settings/download-data', name: 'data' },
  { to: '/account/settings/delete-account', name: 'delete' },
] as const

/** */
export function SettingsScreen() {
  return (
    <div className={stack}>
      <PageHeading intro={t('account:home.intro')}>{t('account:home.title')}</PageHeading>
      <ul className={list}>
        {pages.map(({ to, name }) => (
          <li key={name}>
            <Link to={to} className={card}>
              <span>
                <b>{t(`account:home.${name}`)}</b>
                <span className={soft}>{t(`account:home.${name}Text`)}</span>
              </span>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
