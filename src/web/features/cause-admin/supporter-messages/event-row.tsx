import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import { useId } from 'react'
import type { MessageEvent, SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { byState } from '#web/ui/by-state.ts'
import { loadCollapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { useLazyMachine } from '#web/ui/use-lazy-machine.ts'
import { MessageLook } from './message-look.tsx'
import { notesIn } from './noted-in.ts'

// What opens it, and over the end of its line the way to each note, or on a phone below it.
const line = css`
  & > h3 { font: inherit; letter-spacing: 0; }
  & > h3 > button { display: flex; gap: var(--s4); justify-content: space-between; align-items: center; inline-size: 100%; min-block-size: 48px; padding: var(--s3) 0; background: none; border: 0; cursor: pointer; text-align: start; line-height: 1.4; }
  & > h3 > button > span { min-inline-size: 0; overflow-wrap: anywhere; text-wrap: pretty; }
  & > h3 > button[aria-expanded='true'] > svg { transform: rotate(180deg); }
  & b { display: flex; flex-wrap: wrap; gap: 0 var(--s3); align-items: center; font-weight: 650; }
  @media (min-width: 768px) {
    display: grid; grid-template-columns: minmax(0, 1fr) 18rem 2.25rem; align-items: center;
    & > * { grid-column: 1 / -1; }
    & > h3 { grid-row: 1; & > button > span { max-inline-size: calc(100% - 22rem); } }
  }
`
const small = css`font-size: var(--size-s);`
// Each says itself what it is by: an opened line has no cells, and what stood above them would head nothing.
const cells = css`
  display: grid; gap: 0 var(--s3); grid-template-columns: repeat(2, minmax(0, 1fr)); font-size: var(--size-s); line-height: 1.3;
  & > span { display: grid; align-content: start; }
  & > span > span { display: flex; gap: var(--s2); align-items: center; color: var(--ink-soft); }
  & a { display: inline-flex; gap: var(--s1); align-items: center; justify-self: start; min-block-size: 44px; min-inline-size: 44px; font-weight: 600; }
  & svg { flex: none; inline-size: 1.25em; block-size: 1.25em; }
  &[hidden] { display: none; }
  @media (min-width: 768px) { && { grid-area: 1 / 2; } gap: 0; padding-block-start: var(--s3); & a { min-block-size: 36px; } }
`
// How a note begins, in one line, below what it is a note of.
const begun = css`
  display: grid; gap: 2px; padding-block: 0 var(--s3); font-size: var(--size-s); color: var(--ink-soft);
  &[hidden] { display: none; }
  & > p { display: flex; gap: var(--s2); align-items: center; min-inline-size: 0; }
  & svg { flex: none; inline-size: 1.25em; block-size: 1.25em; color: var(--positive); }
  & q { min-inline-size: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
`
// Where one begins: said beside its name, and opened, the one filled button of the page.
const begins = css`padding: 1px var(--s2); border-radius: 999px; background: var(--accent-wash); color: var(--accent); font-size: 0.85rem; font-weight: 600; @media (forced-colors: active) { border: 1px solid; }`
const done = css`display: inline-flex; color: var(--positive);`
const ways = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start; padding-block: var(--s2) var(--s4);
  @media (min-width: 1024px) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
`
const way = css`
  display: grid; gap: var(--s3); grid-template-columns: minmax(0, 1fr);
  & > div:first-child { display: flex; flex-wrap: wrap; gap: var(--s2) var(--s4); align-items: center; justify-content: space-between; }
  & > div > b { display: flex; gap: var(--s2); align-items: center; & svg { color: var(--accent); } }
`
const same = css`justify-self: start; display: inline-flex; align-items: center; min-block-size: 44px; font-weight: 600;`
const icons = { email: mail, site: bell } as const

/** G-012: whom we email our own message. */
const emailedTo = {
  welcomeNewSupporter: 'chosen',
  thanksForShopping: 'chosen',
  thanksForDonation: 'everyone',
  thanksPaid: 'everyone',
  nudge30DaysNoShop: 'tips',
  donationMilestone: 'tips',
} as const satisfies Record<MessageEvent, string>

/** Whom we email it, and who gets the note, or would. */
function saysOf({ event, medium, text }: SupporterMessage): string {
  const isNoted = text === null ? 'none' : 'noted'
  if (medium === 'site') return t(`cause-admin-messages:who.site.${isNoted}`)
  const to = emailedTo[event]
  if (to === 'chosen') return t(`cause-admin-messages:who.chosen.${isNoted}`)
  return `${t(`cause-admin-messages:emailed.${to}`)} ${t(`cause-admin-messages:who.email.${isNoted}`)}`
}

interface NoteProps {
  cause: CauseCard
  message: SupporterMessage
}

interface WayProps extends NoteProps {
  /** Whether it has a note by the other way, and none by this one. */
  mayBeSame: boolean
  /** Whether it is the note to write next. */
  isNext: boolean
}

/** What a note's link is called in full, of which its few words are the beginning. */
function nameOfNote({ event, medium, text }: SupporterMessage): string {
  const name = { event: t(`cause-admin-messages:event.${event}.title`), medium: t(`cause-admin-messages:medium.${medium}`) }
  return t(`cause-admin-messages:${text === null ? 'writeFor' : 'editFor'}`, name)
}

/** How it looks by one way, and above it the button for its note. */
function Way({ cause, message, mayBeSame, isNext }: WayProps) {
  const { event, medium, text } = message
  return (
    <div className={way}>
      <div>
        <b>
          <Icon drawing={icons[medium]} />
          {t(`cause-admin-messages:medium.${medium}`)}
        </b>
        <ButtonLink
          kind={isNext ? 'primary' : 'secondary'}
          to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
          params={{ causeId: `${cause.id}`, eventType: event, eventMedium: medium }}
        >
          <span aria-hidden="true">{t(`cause-admin-messages:${text === null ? 'writeNote' : 'editNote'}`)}</span>
          <span className={visuallyHidden}>{nameOfNote(message)}</span>
        </ButtonLink>
      </div>
      <MessageLook cause={cause} event={event} medium={medium} words={text ?? ''} />
      <p className={cx(small, soft)}>{saysOf(message)}</p>
      {mayBeSame && (
        <Link
          to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
          params={{ causeId: `${cause.id}`, eventType: event, eventMedium: medium }}
          search={{ words: 'same' }}
          className={same}
        >
          {t(`cause-admin-messages:sameFor.${medium}`)}
        </Link>
      )}
    </div>
  )
}

/** The way to a note, which is missing or there; on a phone behind the name of its column. */
function NoteLink({ cause, message }: NoteProps) {
  const { event, medium, text } = message
  return (
    <span>
      <span aria-hidden="true">
        <Icon drawing={icons[medium]} />
        {t(`cause-admin-messages:column.${medium}`)}
      </span>
      <Link
        to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
        params={{ causeId: `${cause.id}`, eventType: event, eventMedium: medium }}
      >
        {text !== null && (
          <span className={done}>
            <Icon name="tick" />
          </span>
        )}
        <span aria-hidden="true">{t(`cause-admin-messages:${text === null ? 'write' : 'edit'}`)}</span>
        <span className={visuallyHidden}>{nameOfNote(message)}</span>
      </Link>
    </span>
  )
}

interface RowProps {
  cause: CauseCard
  event: MessageEvent
  /** Those of this event, one for each way. */
  messages: SupporterMessage[]
  startsOpen: boolean
  /** Whether it is the one to write next. */
  isNext: boolean
}

/** How each note begins that is there. */
const Begun = ({ messages, isHidden }: { messages: readonly SupporterMessage[]; isHidden: boolean }) => (
  <div className={begun} hidden={isHidden}>
    {messages.map(
      ({ medium, text }) =>
        text !== null && (
          <p key={medium}>
            <Icon drawing={icons[medium]} />
            <span className={visuallyHidden}>{t(`cause-admin-messages:medium.${medium}`)}: </span>
            <q>{text.trim().split('\n')[0]}</q>
          </p>
        ),
    )}
  </div>
)

/** One of our messages: when it is, and the way to each of its notes, which opened stands with how it looks. */
export function EventRow({ cause, event, messages, startsOpen, isNext }: RowProps) {
  const [state, send] = useLazyMachine(loadCollapsible, { startsOpen })
  const id = useId()
  const isOpen = state ? byState(state.value, { starting: startsOpen, open: true, closed: false }) : startsOpen
  const title = t(`cause-admin-messages:event.${event}.title`)
  return (
    <section className={line} aria-label={title}>
      <h3>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => send({ type: 'panel.toggled' })}>
          <span>
            <b>
              {title}
              {isNext && (
                <>
                  {' '}
                  <span className={begins}>{t('cause-admin-messages:suggest')}</span>
                </>
              )}
            </b>{' '}
            <span className={cx(small, soft)}>{t(`cause-admin-messages:event.${event}.when`)}</span>
          </span>
          <Icon name="down" />
        </button>
      </h3>
      <div className={cells} hidden={isOpen}>
        {messages.map((message) => (
          <NoteLink key={message.medium} cause={cause} message={message} />
        ))}
      </div>
      {notesIn(messages).length > 0 && <Begun messages={messages} isHidden={isOpen} />}
      <div id={id} hidden={!isOpen}>
        <div className={ways}>
          {messages.map((message) => (
            <Way
              key={message.medium}
              cause={cause}
              message={message}
              mayBeSame={message.text === null && messages.some(({ text }) => text !== null)}
              isNext={isNext && message.medium === 'email'}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
