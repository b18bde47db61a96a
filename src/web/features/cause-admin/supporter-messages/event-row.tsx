import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import type { MessageEvent, SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Status } from '#web/ui/status.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { MessageLook } from './message-look.tsx'

const line = css`& > div { border: 0; }`
// When it is, whom it is emailed to, and whether the cause has added to it: beside each other, or below each other on a phone.
const head = css`
  display: grid; gap: var(--s1) var(--s5); flex: 1; grid-template-columns: minmax(0, 1fr); align-items: center; padding-block: var(--s2); padding-inline-end: var(--s3); line-height: 1.4; font-weight: 400;
  @media (min-width: 768px) { grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 10.5rem); }
  & > span { min-inline-size: 0; overflow-wrap: anywhere; text-wrap: pretty; }
  & b { display: block; font-weight: 650; }
`
// On a phone only an opened row says when it is.
const when = css`@media (max-width: 767px) { [aria-expanded='false'] & { display: none; } }`
const ask = css`color: var(--accent); font-weight: 600; text-decoration: underline; text-underline-offset: 0.18em;`
const small = css`font-size: var(--size-s);`
const goes = css`display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s2); align-items: start; & > svg { color: var(--accent); margin-block-start: 0.1em; }`
const silent = css`color: var(--ink-soft); && > svg { color: inherit; }`
const ways = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); padding-block: var(--s2) var(--s3);
  @media (min-width: 1024px) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
`
// Side by side, both are as high as the longer.
const way = css`
  display: grid; gap: var(--s2); grid-template: auto minmax(0, 1fr) auto / minmax(0, 1fr);
  & > div:first-child { display: flex; flex-wrap: wrap; gap: 0 var(--s3); justify-content: space-between; align-items: center; & > b { display: inline-flex; gap: var(--s2); align-items: center; } & svg { color: var(--accent); } & > a { display: inline-flex; align-items: center; min-block-size: 44px; font-weight: 600; } }
`
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

/** Whom it is emailed to: some are only with a note of the cause’s in them. */
function goesTo(event: MessageEvent, isNoted: boolean): 'chosen' | 'everyone' | 'tips' | 'nobody' {
  const to = emailedTo[event]
  return to === 'chosen' && !isNoted ? 'nobody' : to
}

/** By which way the cause's note goes. */
function notedBy([first, second]: SupporterMessage[]): 'both' | 'email' | 'site' | 'none' {
  if (!first) return 'none'
  return second ? 'both' : first.medium
}

/** Who gets the note, or would. */
function saysOf({ event, medium, text }: SupporterMessage): string {
  const isNoted = text === null ? 'none' : 'noted'
  if (medium === 'site') return t(`cause-admin-messages:who.site.${isNoted}`)
  return t(`cause-admin-messages:who.${emailedTo[event] === 'chosen' ? 'chosen' : 'email'}.${isNoted}`)
}

function Way({ cause, message }: { cause: CauseCard; message: SupporterMessage }) {
  const { event, medium, text } = message
  const name = { event: t(`cause-admin-messages:event.${event}.title`), medium: t(`cause-admin-messages:medium.${medium}`) }
  return (
    <div className={way}>
      <div>
        <b>
          <Icon drawing={icons[medium]} />
          {name.medium}
        </b>
        <Link
          to="/settings/cause/$causeId/supporter-communications/$eventType/$eventMedium/edit"
          params={{ causeId: `${cause.id}`, eventType: event, eventMedium: medium }}
        >
          <span aria-hidden="true">{t(text === null ? 'cause-admin-messages:write' : 'cause-admin-messages:edit')}</span>
          <span className={visuallyHidden}>
            {t(text === null ? 'cause-admin-messages:writeFor' : 'cause-admin-messages:editFor', name)}
          </span>
        </Link>
      </div>
      <MessageLook cause={cause} event={event} medium={medium} words={text ?? ''} />
      <p className={cx(small, soft)}>{saysOf(message)}</p>
    </div>
  )
}

interface RowProps {
  cause: CauseCard
  event: MessageEvent
  /** Those of this event, one for each way. */
  messages: SupporterMessage[]
  startsOpen: boolean
}

/** One of our messages: when it is, whom it is emailed to, and opened, how it looks by each way with what the cause adds to it. */
export function EventRow({ cause, event, messages, startsOpen }: RowProps) {
  const noted = messages.filter(({ text }) => text !== null)
  const to = goesTo(
    event,
    noted.some(({ medium }) => medium === 'email'),
  )
  const by = notedBy(noted)
  const title = t(`cause-admin-messages:event.${event}.title`)
  return (
    <section className={line} aria-label={title}>
      <Collapsible
        startsOpen={startsOpen}
        title={
          <span className={head}>
            <span>
              <b>{title}</b> <span className={cx(small, soft, when)}>{t(`cause-admin-messages:event.${event}.when`)}</span>
            </span>{' '}
            <span className={cx(small, goes, to === 'nobody' && silent)}>
              <Icon drawing={to === 'nobody' ? bell : mail} />
              <span>{t(`cause-admin-messages:emailed.${to}`)}</span>
            </span>{' '}
            <span>
              {by === 'none' ? (
                <span className={cx(small, ask)}>{t('cause-admin-messages:write')}</span>
              ) : (
                <Status tone="positive">{t(`cause-admin-messages:noted.${by}`)}</Status>
              )}
            </span>
          </span>
        }
      >
        <div className={ways}>
          {messages.map((message) => (
            <Way key={message.medium} cause={cause} message={message} />
          ))}
        </div>
      </Collapsible>
    </section>
  )
}
