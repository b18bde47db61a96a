import { css } from '@linaria/core'
import { dayInLondon } from '#contract/london.ts'
import type { DeskSlot } from '#contract/support/coaching-desk.ts'
import type { Drafts } from '#machines/support/written-words.ts'
import { formatNearDay, formatTime, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { useSite } from '#web/site/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Disclosure } from '#web/ui/disclosure.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { row, soft, visuallyHidden } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { InPlace, Unsent } from '../in-place.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'
import { ReasonForm } from '../support-queue/reason-form.tsx'

const times = css`
  display: flex; flex-wrap: wrap; gap: var(--s2);
  & > li { display: inline-flex; align-items: center; padding-inline-start: var(--s3); border: 1px solid var(--line-soft); border-radius: var(--radius); background: var(--surface-raised); font-variant-numeric: tabular-nums; }
`

const ofDayRow = css`
  display: grid; gap: var(--s2) var(--s4); padding-block: var(--s3); border-block-start: 1px solid var(--line-soft);
  & > h3 { font: 600 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  @media (min-width: 768px) { grid-template-columns: 17rem minmax(0, 1fr); & > h3 { padding-block-start: 11px; } }
`
const laterWeek = css`border-block-start: 1px solid var(--line-soft); & > summary { font-weight: 600; }`
const removal = css`& > button { min-inline-size: 44px; }`

interface SlotsProps {
  slots: readonly DeskSlot[]
  isBusy: boolean
}

interface CallActs {
  isBusy: boolean
  /** The call whose cancelling is being explained. */
  cancelling: string | null
  /** Why others are to be cancelled, as far as it is typed. */
  drafts: Drafts
  onBegin(bookingId: string): void
  onLeave(bookingId: string): void
  onCancel(bookingId: string, reason: string): void
}

type Booking = NonNullable<DeskSlot['booking']>

function Booked({ booking, isBusy, cancelling, drafts, onBegin, onLeave, onCancel }: CallActs & { booking: Booking }) {
  return (
    <InPlace
      isOpen={cancelling === booking.id}
      form={
        <ReasonForm
          label={t('support-coaching:cancelTitle', { cause: booking.causeName })}
          hint={t('support-coaching:whyHint', { person: booking.person })}
          answers={readyAnswersFor('callCancelled', {})}
          send={t('support-coaching:cancelSure')}
          keep={t('support-coaching:keep')}
          onSend={(reason) => onCancel(booking.id, reason)}
          onCancel={() => onLeave(booking.id)}
        />
      }
    >
      <b>{booking.causeName}</b>
      <span>{t('support-coaching:person', { name: booking.person, email: booking.email })}</span>
      <span className={soft}>
        {booking.phoneNumber ? t('support-coaching:phone', { number: booking.phoneNumber }) : t('support-coaching:noPhone')}
      </span>
      <div className={row}>
        <Button kind="quiet" isDisabled={isBusy} onClick={() => onBegin(booking.id)}>
          {t('support-coaching:cancel')}{' '}
          <span className={visuallyHidden}>{t('support-coaching:cancelOf', { cause: booking.causeName })}</span>
        </Button>
        {booking.id in drafts && !isBusy && <Unsent />}
      </div>
    </InPlace>
  )
}

/** The calls that are ahead, the next one first. */
export function BookedCalls({ slots, ...acts }: CallActs & { slots: readonly DeskSlot[] }) {
  return (
    <table className={listTable} aria-labelledby="booked">
      <thead>
        <tr>
          <th scope="col">{t('support-coaching:when')}</th>
          <th scope="col">{t('support-coaching:who')}</th>
        </tr>
      </thead>
      <tbody>
        {slots.map(
          ({ id, startsAt, booking }) =>
            booking && (
              <tr key={`${id} ${booking.id}`}>
                <th scope="row" className="wide">
                  {t('support-coaching:moment', { day: formatWeekday(startsAt), time: formatTime(startsAt) })}
                </th>
                <td className="wide">
                  <Booked booking={booking} {...acts} />
                </td>
              </tr>
            ),
        )}
      </tbody>
    </table>
  )
}

/** The Monday on or before a day, both as "2026-11-30". */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

function Days({ slots, isBusy, onRemove }: SlotsProps & { onRemove(slotId: number): void }) {
  return [...Map.groupBy(slots, ({ startsAt }) => dayInLondon(startsAt))].map(([day, ofDay]) => {
    const name = formatWeekday(ofDay[0]?.startsAt ?? day)
    return (
      <section key={day} className={ofDayRow} aria-labelledby={`day-${day}`}>
        <h3 id={`day-${day}`}>{name}</h3>
        <ul className={times}>
          {ofDay.map(({ id, startsAt }) => (
            <li key={id} className={removal}>
              <span>{formatTime(startsAt)}</span>
              <Button kind="quiet" isDisabled={isBusy} onClick={() => onRemove(id)}>
                <span className={visuallyHidden}>{t('support-coaching:remove', { time: formatTime(startsAt), day: name })}</span>
                <Icon name="close" />
              </Button>
            </li>
          ))}
        </ul>
      </section>
    )
  })
}

/** The times that are free, day by day, as London's clock shows them: the week that comes first, and the others where somebody opens them. */
export function FreeSlots({ slots, ...acts }: SlotsProps & { onRemove(slotId: number): void }) {
  const { browser } = useSite()
  const [next, ...later] = Map.groupBy(slots, ({ startsAt }) => mondayOf(dayInLondon(startsAt)))
  return (
    <>
      {next && <Days slots={next[1]} {...acts} />}
      {later.map(([monday, ofWeek]) => (
        <Disclosure
          key={monday}
          title={t('support-coaching:week', { day: formatNearDay(monday, browser.now()), count: ofWeek.length })}
          className={laterWeek}
        >
          <Days slots={ofWeek} {...acts} />
        </Disclosure>
      ))}
    </>
  )
}
