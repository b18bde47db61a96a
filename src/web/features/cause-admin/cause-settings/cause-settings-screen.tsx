import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import type { IconNode } from 'lucide'
import cross from 'lucide/dist/esm/icons/circle-x.mjs'
import out from 'lucide/dist/esm/icons/log-out.mjs'
import { useMemo } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CauseSettingsNow } from '#machines/cause-admin/cause-settings/cause-settings.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Problem } from '#web/ui/reading-parts.tsx'
import { soft, stack, tightStack } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { CauseCheck } from '../cause-check/cause-check.tsx'
import { ReactivateCause } from '../reactivate-cause/reactivate-cause.tsx'
import { causeSettingsWith } from './cause-settings.implementations.ts'
import { settingAddress, settingDrawings } from './setting-drawings.ts'
import { settingNow } from './setting-now.ts'

const list = css`
  list-style: none; padding: 0; background: var(--surface-raised); border: 1px solid var(--line-soft); border-radius: var(--radius-card); overflow: hidden;
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & a { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0 var(--s4); align-items: center; min-block-size: 4.5rem; padding: var(--s3) var(--s5); color: inherit; text-decoration: none; }
  & a:hover { background: var(--accent-wash); }
  & a > svg:first-child { color: var(--accent); inline-size: 1.5rem; block-size: 1.5rem; }
  & a > svg:last-child { color: var(--ink-soft); }
  & a > span { min-inline-size: 0; overflow-wrap: anywhere; }
  & b { display: block; }
  @media (min-width: 768px) { & a:has(> span + span) { grid-template-columns: auto minmax(0, 1fr) 14rem auto; } & a > span + span { text-align: end; } }
  @media (max-width: 767px) { & a { padding-inline: var(--s4); } & a > svg { grid-row: 1 / span 2; } & a > span:has(+ span) > span { display: none; } & a > span > span { font-size: var(--size-s); } & a > svg:last-child { grid-area: 1 / 3 / span 2; } & a > span + span { grid-area: 2 / 2; font-size: var(--size-s); font-weight: 400; color: var(--ink-soft); } }
`
// Its line is there before what it says has come, so that nothing moves.
const now = css`min-block-size: 1.5em;`
// A risk, as where the bank details stand.
const alone = css`&&& { color: var(--waiting); font-weight: 600; }`
const groupTitle = css`font: 650 var(--size-m) / 1.4 var(--text); color: var(--ink-soft); letter-spacing: 0;`
const grave = css`&& > svg:first-child, & b { color: var(--negative); }`

/** What ends something stands apart from what is changed every day. */
const groups = {
  seen: ['causeDetails', 'communications', 'qr'],
  run: ['paymentMethods', 'contactDetails', 'invite'],
  ending: ['leave', 'close'],
} as const
const groupNames = ['seen', 'run', 'ending'] as const
type Listed = (typeof groups)[keyof typeof groups][number]
const icons: Record<Listed, IconNode> = { ...settingDrawings, leave: out, close: cross }
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
      <Link to={to} className={cx(name === 'close' && grave)}>
        <Icon drawing={icons[name]} />
        <span>
          <b>{title}</b>
          <span className={soft}>{text}</span>
        </span>
        {hasValue(name) && (
          <span className={cx(now, name === 'invite' && found?.team.admins.length === 1 && alone)}>
            {found && settingNow[name](found)}
          </span>
        )}
        <Icon name="forward" />
      </Link>
    </li>
  )
}

/** everything about a cause that its administrators may change, with what it is now. */
export function CauseSettingsScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const [state, send, actor] = useMachine(useMemo(() => causeSettingsWith(site, cause.id), [site, cause.id]))
  const why = useWhy(actor)
  const own = `/account/causes/${cause.id}/settings`
  const pages: Record<Listed, string> = {
    ...settingAddress(cause.id),
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
        failed: () => (
          <Problem
            words={t('cause-admin:settings.now.failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
      {groupNames.map((group) => (
        <section key={group} className={tightStack} aria-labelledby={`settings-${group}`}>
          <h2 id={`settings-${group}`} className={groupTitle}>
            {t(`cause-admin:settings.groups.${group}`)}
          </h2>
          <ul className={list} aria-busy={(group !== 'ending' && state.hasTag('busy')) || undefined}>
            {groups[group].map((name) => (
              <Setting key={name} name={name} to={pages[name]} found={state.context.found} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
