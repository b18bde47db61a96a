import { css } from '@linaria/core'
import { useState } from 'react'
import { dayInLondon, formatTime, formatWeekday } from '#contract/dates.ts'
import type { DeskSlot } from '#contract/support/coaching-desk.ts'
import type { DeskAct } from '#machines/support/coaching-desk/coaching-desk.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { soft, visuallyHidden } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { InPlace, ReasonForm } from '../queue.tsx'
import { readyAnswersFor } from '../ready-answers.tsx'

const times = css`
  display: flex; flex-wrap: wrap; gap: var(--s2);
  & > li { display: inline-flex; align-items: center; padding-inline-start: var(--s3); border: 1px solid var(--line-soft); border-radius: var(--radius); background: var(--surface-raised); font-variant-numeric: tabular-nums; }
`

const ofDayRow = css`
  display: grid; gap: var(--s2) var(--s4); padding-block: var(--s3); border-block-start: 1px solid var(--line-soft);
  & > h3 { font: 600 var(--size-m) / 1.4 var(--text); letter-spacing: 0; }
  @media (min-width: 768px) { grid-template-columns: 17rem minmax(0, 1fr); & > h3 { padding-block-start: 11px; } }
`
const removal = css`& > button { min-inline-size: 44px; }`

interface ActsProps {
  isBusy: boolean
  onAct(act: DeskAct): void
}

interface SlotsProps extends ActsProps {
  slots: readonly DeskSlot[]
}

type Booking = NonNullable<DeskSlot['booking']>

function Booked({ booking, isBusy, onAct }: ActsProps & { booking: Booking }) {
  const [isWriting, setIsWriting] = useState(false)
  return (
    <InPlace
      isOpen={isWriting}
      form={
        <ReasonForm
          label={t('support-coaching:cancelTitle', { cause: booking.causeName })}
          hint={t('support-coaching:whyHint', { person: booking.person })}
          answers={readyAnswersFor('callCancelled', {})}
          send={t('support-coaching:cancelSure')}
          onSend={(reason) => {
            if (isBusy) return
            setIsWriting(false)
            onAct({ type: 'call.cancelled', bookingId: booking.id, reason })
          }}
          onCancel={() => setIsWriting(false)}
        />
      }
    >
      <b>{booking.causeName}</b>
      <span>{t('support-coaching:person', { name: booking.person, email: booking.email })}</span>
      <span className={soft}>
        {booking.phoneNumber ? t('support-coaching:phone', { number: booking.phoneNumber }) : t('support-coaching:noPhone')}
      </span>
      <div>
        <Button kind="quiet" isDisabled={isBusy} onClick={() => setIsWriting(true)}>
          {t('support-coaching:cancel')}{' '}
          <span className={visuallyHidden}>{t('support-coaching:cancelOf', { cause: booking.causeName })}</span>
        </Button>
      </div>
    </InPlace>
  )
}

/** The calls that are ahead, the next one first. */
export function BookedCalls({ slots, ...acts }: SlotsProps) {
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

/** The times that are free, day by day, as London's clock shows them. */
export function FreeSlots({ slots, isBusy, onAct }: SlotsProps) {
  const days = [...new Set(slots.map(({ startsAt }) => dayInLondon(startsAt)))]
  return days.map((day) => {
    const ofDay = slots.filter(({ startsAt }) => dayInLondon(startsAt) === day)
    const name = formatWeekday(ofDay[0]?.startsAt ?? day)
    return (
      <section key={day} className={ofDayRow} aria-labelledby={`day-${day}`}>
        <h3 id={`day-${day}`}>{name}</h3>
        <ul className={times}>
          {ofDay.map(({ id, startsAt }) => (
            <li key={id} className={removal}>
              <span>{formatTime(startsAt)}</span>
              <Button kind="quiet" isDisabled={isBusy} onClick={() => onAct({ type: 'slot.removed', slotId: id })}>
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
