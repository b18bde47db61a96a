import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSettingsNow } from '#machines/cause-admin/cause-settings/cause-settings.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { card, soft, stack } from '#web/ui/styles.ts'
import { CauseCheck } from '../cause-check/cause-check.tsx'
import { ReactivateCause } from '../reactivate-cause/reactivate-cause.tsx'
import { causeSettingsWith } from './cause-settings.implementations.ts'
import { settingNow } from './setting-now.ts'

const list = css`
  display: grid; gap: var(--s3); list-style: none; padding: 0; grid-template-columns: repeat(auto-fill, minmax(min(100%, 22rem), 1fr));
  & a { display: flex; gap: var(--s4); align-items: center; justify-content: space-between; block-size: 100%; color: inherit; text-decoration: none; }
  & a:hover { border-color: var(--accent); background: var(--accent-wash); }
  & b { display: block; color: var(--accent); text-decoration: underline; }
  & a > span { min-inline-size: 0; align-self: start; overflow-wrap: anywhere; }
  @media (max-width: 479px) { & a { gap: var(--s2); padding: var(--s4); } }
`
const apart = css`border-block-start: 1px solid var(--line-soft); padding-block-start: var(--s5); & a { background: none; }`
// Its line is there before what it says has come, so that nothing moves.
const now = css`display: block; min-block-size: 1.5em; font-weight: 600;`

const listed = ['causeDetails', 'contactDetails', 'paymentMethods', 'communications', 'qr', 'invite'] as const
/** They end something: apart from what is changed every day. */
const ending = ['leave', 'close'] as const
type Listed = (typeof listed | typeof ending)[number]
const hasValue = (name: Listed): name is Listed & keyof typeof settingNow => name in settingNow

/** What it is called, and what it is for; of closing only what can be done now. */
function wordsOf(name: Listed, found: CauseSettingsNow | null): { title: string; text: string } {
  if (name !== 'close') return { title: t(`cause-admin:settings.${name}`), text: t(`cause-admin:settings.${name}Text`) }
  const lifecycle = found?.cause.lifecycle ?? 'open'
  return { title: t(`cause-admin:settings.closing.${lifecycle}`), text: t(`cause-admin:settings.closingText.${lifecycle}`) }
}

function Setting({ name, to, found }: { name: Listed; to: string; found: CauseSettingsNow | null }) {
  const { title, text } = wordsOf(name, found)
  return (
    <li>
      <Link to={to} className={card}>
        <span>
          <b>{title}</b>
          <span className={soft}>{text}</span>
          {hasValue(name) && <span className={now}>{found && settingNow[name](found)}</span>}
        </span>
        <Icon name="forward" />
      </Link>
    </li>
  )
}

/** everything about a cause that its administrators may change, with what it is now. */
export function CauseSettingsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const [state, send] = useMachine(useMemo(() => causeSettingsWith(site, cause.id), [site, cause.id]))
  const own = `/account/causes/${cause.id}/settings`
  const pages: Record<Listed, string> = {
    causeDetails: `${own}/cause-details`,
    contactDetails: `${own}/contact-details`,
    paymentMethods: `${own}/payment-methods`,
    communications: `/settings/cause/${cause.id}/supporter-communications`,
    qr: `/account/causes/${cause.id}/qr`,
    invite: '/invite-other-admins',
    leave: `${own}/leave`,
    close: `${own}/close`,
  }
  return (
    <div className={stack}>
      <PageHeading intro={t('cause-admin:settings.intro', { cause: cause.name })}>{t('cause-admin:settings.title')}</PageHeading>
      <ReactivateCause key={`resting ${cause.id}`} cause={cause} />
      <CauseCheck key={cause.id} cause={cause} />
      {showState(state.value, {
        loading: null,
        shown: null,
        failed: () => <Problem words={t('cause-admin:settings.now.failed')} onRetry={() => send({ type: 'page.refreshed' })} />,
      })}
      <ul className={list} aria-busy={state.hasTag('busy') || undefined}>
        {listed.map((name) => (
          <Setting key={name} name={name} to={pages[name]} found={state.context.found} />
        ))}
      </ul>
      <ul className={cx(list, apart)}>
        {ending.map((name) => (
          <Setting key={name} name={name} to={pages[name]} found={state.context.found} />
        ))}
      </ul>
    </div>
  )
}
