import { css, cx } from '@linaria/core'
import { Link } from '@tanstack/react-router'
import bell from 'lucide/dist/esm/icons/bell.mjs'
import mail from 'lucide/dist/esm/icons/mail.mjs'
import { type MessageEvent, messageMedia, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import { Collapsible } from '#web/ui/collapsible.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Status } from '#web/ui/status.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { MessageLook } from './message-look.tsx'

const line = css`& > div { border: 0; }`
// When it is, and of each way whether the cause has added a note: in columns, or below each other on a phone.
const columns = css`
  display: grid; gap: var(--s1) var(--s4); flex: 1; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); align-items: center; padding-inline-end: var(--s3); line-height: 1.4; font-weight: 400;
  & > span { min-inline-size: 0; overflow-wrap: anywhere; text-wrap: pretty; }
  & > :first-child { grid-column: 1 / -1; }
  @media (min-width: 768px) { grid-template-columns: minmax(0, 1fr) 9rem 9rem; & > :first-child { grid-column: auto; } }
`
const head = css`padding-block: var(--s2); & b { display: block; font-weight: 650; }`
const small = css`font-size: var(--size-s);`
const cell = css`
  position: relative; display: grid; gap: 2px; justify-items: start; font-size: var(--size-s);
  & > :first-child { display: flex; gap: var(--s2); align-items: center; color: var(--ink-soft); }
  @media (min-width: 768px) { & > :first-child { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; } }
`
// What the columns are stands above them once; on a phone each says it itself.
const titles = css`
  && { padding-block: var(--s3) var(--s2); padding-inline-end: calc(var(--s3) + 1.25rem); font-size: var(--size-s); border-block-end: 1px solid var(--line-soft); font-weight: 650; }
  & > span { display: flex; gap: var(--s2); align-items: center; }
  & svg { color: var(--accent); }
  @media (max-width: 767px) { && { display: none; } }
`
const ways = css`
  display: grid; gap: var(--s5); grid-template-columns: minmax(0, 1fr); align-items: start; padding-block: var(--s2) var(--s3);
  @media (min-width: 1024px) { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
`
const way = css`
  display: grid; gap: var(--s2); grid-template-columns: minmax(0, 1fr);
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

/** Whom we email it, and who gets the note, or would. */
function saysOf({ event, medium, text }: SupporterMessage): string {
  const isNoted = text === null ? 'none' : 'noted'
  if (medium === 'site') return t(`cause-admin-messages:who.site.${isNoted}`)
  const to = emailedTo[event]
  if (to === 'chosen') return t(`cause-admin-messages:who.chosen.${isNoted}`)
  return `${t(`cause-admin-messages:emailed.${to}`)} ${t(`cause-admin-messages:who.email.${isNoted}`)}`
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

/** What the columns of the rows are. */
export const Titles = () => (
  <div className={cx(columns, titles)} aria-hidden="true">
    <span />
    {messageMedia.map((medium) => (
      <span key={medium}>
        <Icon drawing={icons[medium]} />
        {t(`cause-admin-messages:column.${medium}`)}
      </span>
    ))}
  </div>
)

/** One of our messages: when it is, by which ways the cause adds a note, and opened, how it looks by each. */
export function EventRow({ cause, event, messages, startsOpen }: RowProps) {
  const title = t(`cause-admin-messages:event.${event}.title`)
  return (
    <section className={line} aria-label={title}>
      <Collapsible
        startsOpen={startsOpen}
        title={
          <span className={cx(columns, head)}>
            <span>
              <b>{title}</b> <span className={cx(small, soft)}>{t(`cause-admin-messages:event.${event}.when`)}</span>
            </span>
            {messages.map(({ medium, text }) => (
              <span key={medium} className={cell}>
                {' '}
                <span>
                  <Icon drawing={icons[medium]} />
                  {t(`cause-admin-messages:column.${medium}`)}
                </span>{' '}
                {text === null ? (
                  <span className={soft}>{t('cause-admin-messages:noNote')}</span>
                ) : (
                  <Status tone="positive">{t('cause-admin-messages:noted')}</Status>
                )}
              </span>
            ))}
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
