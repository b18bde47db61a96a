import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import type { Me, OfferedPreference, PreferenceName } from '#contract/account/user.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson } from '#web/site/site.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'

const list = css`
  display: grid; gap: var(--s3); grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  & a { display: flex; gap: var(--s4); align-items: center; justify-content: space-between; block-size: 100%; color: inherit; text-decoration: none; }
  & a:hover { border-color: var(--accent); background: var(--accent-wash); }
  & b { display: block; color: var(--accent); text-decoration: underline; }
  & a > span { min-inline-size: 0; align-self: start; overflow-wrap: anywhere; }
  & > li:last-child { grid-column: 1 / -1; padding-block-start: var(--s3); border-block-start: 1px solid var(--line-soft); }
  & > li:last-child b { color: var(--negative); }
  @media (max-width: 479px) { & a { gap: var(--s2); padding: var(--s4); } }
`
const now = css`display: block; font-weight: 600;`

const pages = [
  { to: '/account/settings/personal-details', name: 'personal' },
  { to: '/account/settings/login-and-security', name: 'security' },
  { to: '/account/settings/my-cause', name: 'cause' },
  { to: '/account/settings/linked-cards', name: 'cards' },
  { to: '/account/settings/preferences', name: 'preferences' },
  { to: '/account/settings/download-data', name: 'data' },
  { to: '/account/settings/delete-account', name: 'delete' },
] as const

/** H-005: kept as they are, and offered to nobody. */
const unoffered: Record<Exclude<PreferenceName, OfferedPreference>, true> = { text_messages: true, retargeting: true }

/** What a part of it is now, as far as everybody's pages know it already. */
function nowOf(name: (typeof pages)[number]['name'], { user, cause, preferences }: Me): string | null {
  if (name === 'personal') return [`${user.firstName} ${user.lastName}`, user.postcode].filter(Boolean).join(', ')
  if (name === 'security') return user.email
  if (name === 'cause') return cause?.name ?? t('account:home.noCause')
  if (name !== 'preferences') return null
  const offered = Object.entries(preferences).filter(([one]) => !(one in unoffered))
  const count = offered.filter(([, isOn]) => isOn).length
  return t(`account:home.${preferences.anonymity ? 'switchedAnonymous' : 'switched'}`, { count, all: offered.length })
}

/** */
export function SettingsScreen() {
  const { me } = usePerson()
  const current = (name: (typeof pages)[number]['name']) => me && nowOf(name, me)
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
                {current(name) && <span className={now}>{current(name)}</span>}
              </span>
              <Icon name="forward" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
