import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import pen from 'lucide/dist/esm/icons/pencil.mjs'
import { useMemo } from 'react'
import { type MessageEvent, messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { BackLink } from '#web/ui/back-link.tsx'
import { showState } from '#web/ui/by-state.ts'
import { Icon } from '#web/ui/icons.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { Loading, Problem } from '#web/ui/reading-parts.tsx'
import { stack, visuallyHidden } from '#web/ui/styles.ts'
import { helpFor, useWhy } from '#web/ui/why.ts'
import { Fold, folds } from '../fold.tsx'
import { FinishedMessage } from './finished-message.tsx'
import { NoteRules } from './note-rules.tsx'
import { NotesSum } from './notes-sum.tsx'
import { ourMessage } from './our-message.ts'
import { supporterMessagesWith } from './supporter-messages.implementations.ts'

const one = css`
  display: grid; gap: var(--s3) var(--s6); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1024px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
const ours = css`
  display: grid; gap: 2px; padding: var(--s3) var(--s4); background: var(--surface-sunk); border-radius: var(--radius);
  & > span:first-child { font-size: var(--size-s); color: var(--ink-soft); }
  @media (forced-colors: active) { border: 1px solid; }
`
const ways = css`
  display: grid; list-style: none; padding: 0;
  & > li { display: grid; grid-template-columns: minmax(0, 1fr) max-content; gap: 0 var(--s3); align-items: center; align-content: start; padding-block: var(--s1); }
  & > li + li { border-block-start: 1px solid var(--line-soft); }
  & > li > span:first-child { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: center; gap: 0 var(--s2); }
  & > li > span > svg { color: var(--accent); }
  & a { white-space: nowrap; display: inline-flex; align-items: center; min-block-size: 44px; }
`
const said = css`
  grid-column: 1 / -1; display: grid; gap: 2px; padding: var(--s3) var(--s4); background: var(--accent-wash); border-radius: var(--radius); margin-block: var(--s1) var(--s3); overflow-wrap: anywhere;
  & > span:first-child { font-size: var(--size-s); font-weight: 600; color: var(--accent); }
  @media (forced-colors: active) { border: 1px solid; }
`

const noted = css`display: inline-flex; gap: var(--s2); align-items: center; color: var(--ink); font-weight: 600; overflow-wrap: anywhere; @media (min-width: 768px) { max-inline-size: 17rem; } & > svg { flex: none; inline-size: 1.1em; block-size: 1.1em; color: var(--accent); }`

const missing = css`color: var(--accent); text-decoration: underline; text-underline-offset: 0.18em;`
const listTitle = css`gap: var(--s3); & > h2 { font-size: var(--size-l); }`
// The six, and beside them one of them finished.
const beside = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start;
  @media (min-width: 1152px) { &:has(> :nth-child(2)) { grid-template-columns: minmax(0, 1fr) 20rem; } & > :nth-child(2) { position: sticky; inset-block-start: var(--s4); } }
`
const goes = css`display: block; font-weight: 600; color: var(--accent);`

const icons = { email: mail, site: bell } as const

/** G-012: whom we email our own message. */
const emailedTo = {
  welcomeNewSupporter: 'noted',
  thanksForShopping: 'noted',
  thanksForDonation: 'everyone',
  thanksPaid: 'everyone',
  nudge30DaysNoShop: 'tips',
  donationMilestone: 'tips',
} as const satisfies Record<MessageEvent, string>

const shown = 3
/** As many words as a line has room for. */
function beginningOf(text: string): string {
  const words = text.trim().split(/\s+/)
  return words.length > shown ? `${words.slice(0, shown).join(' ')}…` : words.join(' ')
}

function Medium({ cause, message: { event, medium, text } }: { cause: CauseCard; message: SupporterMessage }) {
  const name = { event: t(`cause-admin-messages:event.${event}.title`), medium: t(`cause-admin-messages:medium.${medium}`) }
  return (
    <li>
      <span>
        <Icon drawing={icons[medium]} />
        <b>{name.medium}</b>
      </span>
      <Link
        to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
        params={{ causeId: `${cause.id}`, eventType: event, eventMedium: medium }}
      >
        <span aria-hidden="true">{t(text === null ? 'cause-admin-messages:write' : 'cause-admin-messages:edit')}</span>
        <span className={visuallyHidden}>
          {t(text === null ? 'cause-admin-messages:writeFor' : 'cause-admin-messages:editFor', name)}
        </span>
      </Link>
      {text !== null && (
        <span className={said}>
          <span>{t('cause-admin-messages:yours')}</span>
          <span>{text}</span>
        </span>
      )}
    </li>
  )
}

/** An event: what we say of it ourselves, and what the cause adds by each way. */
function Event({ cause, event, messages }: { cause: CauseCard; event: MessageEvent; messages: SupporterMessage[] }) {
  const { title, text } = ourMessage(event, cause)
  const notes = messages.flatMap((message) => message.text ?? [])
  const [first] = notes
  return (
    <Fold
      title={t(`cause-admin-messages:event.${event}.title`)}
      text={
        <>
          {t(`cause-admin-messages:event.${event}.when`)}{' '}
          <span className={goes}>{t(`cause-admin-messages:emailed.${emailedTo[event]}`)}</span>
        </>
      }
      note={
        first === undefined ? (
          <span className={missing}>{t('cause-admin-messages:write')}</span>
        ) : (
          <span className={noted}>
            <Icon drawing={pen} />
            <span>{t('cause-admin-messages:noted', { count: notes.length, words: beginningOf(first) })}</span>
          </span>
        )
      }
    >
      <div className={one}>
        <p className={ours}>
          <span>{t('cause-admin-messages:standard')}</span>
          <b>{title}</b>
          <span>{text}</span>
        </p>
        <ul className={ways}>
          {messages.map((message) => (
            <Medium key={message.medium} cause={cause} message={message} />
          ))}
        </ul>
      </div>
    </Fold>
  )
}

/** R-111, F-152, F-153 */
export function SupporterMessagesScreen({ cause }: { cause: CauseCard }) {
  const site = useSite()
  const machine = useMemo(() => supporterMessagesWith(site, cause.id), [site, cause.id])
  const [state, send, actor] = useMachine(machine)
  const why = useWhy(actor)
  const { found } = state.context
  return (
    <div className={stack}>
      <BackLink to="/account/causes/$causeId/settings" params={{ causeId: `${cause.id}` }}>
        {t('cause-admin-messages:backToSettings')}
      </BackLink>
      <PageHeading intro={t('cause-admin-messages:intro')}>{t('cause-admin-messages:title')}</PageHeading>
      {showState(state.value, {
        loading: <Loading />,
        shown: null,
        failed: () => (
          <Problem
            words={t('cause-admin-messages:failed')}
            help={helpFor(why)}
            onRetry={() => send({ type: 'page.refreshed' })}
          />
        ),
      })}
      {found && (
        <>
          <NotesSum messages={found.messages} />
          <div className={beside}>
            <section className={cx(stack, listTitle)} aria-labelledby="moments">
              <h2 id="moments">{t('cause-admin-messages:moments')}</h2>
              <div className={folds}>
                {messageEvents.map((event) => (
                  <Event
                    key={event}
                    cause={cause}
                    event={event}
                    messages={found.messages.filter((message) => message.event === event)}
                  />
                ))}
              </div>
            </section>
            <FinishedMessage cause={cause} messages={found.messages} />
          </div>
          <NoteRules />
        </>
      )}
    </div>
  )
}
