import { css } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import cards from 'lucide/dist/esm/icons/credit-card.mjs'
import data from 'lucide/dist/esm/icons/download.mjs'
import cause from 'lucide/dist/esm/icons/heart.mjs'
import security from 'lucide/dist/esm/icons/lock.mjs'
import reason from 'lucide/dist/esm/icons/message-square-quote.mjs'
import preferences from 'lucide/dist/esm/icons/sliders-horizontal.mjs'
import remove from 'lucide/dist/esm/icons/trash.mjs'
import personal from 'lucide/dist/esm/icons/user.mjs'
import { useMemo } from 'react'
import type { Me } from '#contract/account/user.ts'
import { t } from '#web/i18n/i18n.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { byState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import { linkedCardsWith } from './linked-cards/linked-cards.implementations.ts'

const heading = css`font: 650 var(--size-m) / 1.4 var(--text); color: var(--ink-soft); letter-spacing: 0;`
const list = css`
  list-style: none; padding: 0; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); overflow: hidden;
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & a { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 var(--s4); align-items: center; min-block-size: 4.5rem; padding: var(--s3) var(--s5); color: inherit; text-decoration: none; }
  & a:hover { background: var(--accent-wash); }
  & a > svg:first-child { color: var(--accent); inline-size: 1.5rem; block-size: 1.5rem; }
  & a > svg:last-child { grid-column: -2; color: var(--ink-soft); }
  & a > span { min-inline-size: 0; overflow-wrap: anywhere; }
  & a > span:nth-of-type(2) { grid-column: 2; }
  & b { display: block; font-weight: 650; }
  & a[data-away] > span > b, & a[data-away] > svg:first-child { color: var(--negative); }
  @media (min-width: 768px) {
    & a { grid-template-columns: auto minmax(0, 1fr) minmax(0, auto) auto; }
    & a > span:nth-of-type(2) { grid-column: auto; max-inline-size: 20rem; text-align: end; }
  }
  @media (max-width: 767px) {
    & a { padding-inline: var(--s4); }
    & a > svg { grid-row: 1 / span 2; }
    & a > svg:last-child { grid-column: 3; }
    & a > span > span, & a > span:nth-of-type(2) { font-size: var(--size-s); line-height: 1.45; color: var(--ink-soft); }
    & a > span:has(+ span) > span { display: none; }
  }
`

const groups = {
  you: [
    { to: '/account/settings/personal-details', name: 'personal' },
    { to: '/account/settings/login-and-security', name: 'security' },
    { to: '/account/settings/preferences', name: 'preferences' },
  ],
  raising: [
    { to: '/account/settings/my-cause', name: 'cause' },
    { to: '/account/settings/reason', name: 'reason' },
    { to: '/account/settings/linked-cards', name: 'cards' },
  ],
  data: [
    { to: '/account/settings/download-data', name: 'data' },
    { to: '/account/settings/delete-account', name: 'delete' },
  ],
} as const
type Name = (typeof groups)[keyof typeof groups][number]['name']
const groupNames = ['you', 'raising', 'data'] as const

const icons = { personal, security, cause, reason, cards, preferences, data, delete: remove }

const mails = ['retailer_offer', 'featured_retailer', 'campaign_messages', 'nurture', 'cause_admin'] as const

/** Which emails one has asked for, and whether one stays anonymous. */
function chosenOf(chosen: Me['preferences']): string {
  const count = mails.filter((name) => chosen[name]).length
  const said = count === 0 ? t('account:home.noEmails') : t('account:home.emails', { count })
  return chosen.anonymity ? `${said}, ${t('account:home.anonymous')}` : said
}

/** What a part of it is now, as far as everybody's pages know it already. */
function nowOf(name: Name, { user, cause: mine, preferences: chosen }: Me): string | null {
  if (name === 'personal') return [`${user.firstName} ${user.lastName}`, user.postcode].filter(Boolean).join(', ')
  if (name === 'security') return user.email
  if (name === 'cause') return mine?.name ?? t('account:home.noCause')
  return name === 'preferences' ? chosenOf(chosen) : null
}

/** Which cards are linked. A place for it is there before it is known; where it can't be, the line says what it is for. */
function useCards(): string | null {
  const site = useSite()
  const [state] = useMachine(useMemo(() => linkedCardsWith(site), [site]))
  const { cards } = state.context
  const [first] = cards
  const known = byState(state.value, { loading: '\u00a0', failed: null, shown: true, unlinking: true, notUnlinked: true })
  if (known !== true) return known
  if (!first) return t('account:home.noCards')
  return cards.length === 1
    ? t('account:cards.name', { lastFour: first.lastFour })
    : t('account:home.cardsLinked', { count: cards.length })
}

/** */
export function SettingsScreen() {
  const { me } = usePerson()
  const linked = useCards()
  const current = (name: Name) => (name === 'cards' ? linked : me && nowOf(name, me))
  return (
    <div className={stack}>
      <PageHeading intro={t('account:home.intro')}>{t('account:home.title')}</PageHeading>
      {groupNames.map((group) => (
        <section key={group} className={tightStack} aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`} className={heading}>
            {t(`account:home.groups.${group}`)}
          </h2>
          <ul className={list}>
            {groups[group].map(({ to, name }) => (
              <li key={name}>
                <Link to={to} data-away={name === 'delete' || undefined}>
                  <Icon drawing={icons[name]} />
                  <span>
                    <b>{t(`account:home.${name}`)}</b>
                    <span className={soft}>{t(`account:home.${name}Text`)}</span>
                  </span>
                  {current(name) && <span>{current(name)}</span>}
                  <Icon name="forward" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
