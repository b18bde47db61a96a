import { useState } from 'react'
import { dayInLondon, formatTime, formatWeekday } from '#contract/dates.ts'
import type { DeskSlot } from '#contract/support/coaching-desk.ts'
import type { DeskAct } from '#machines/support/coaching-desk/coaching-desk.machine.ts'
import { t } from '#web/i18n/i18n.ts'
import { Button } from '#web/ui/button.tsx'
import { Status } from '#web/ui/status.tsx'
import { soft, tightStack, visuallyHidden } from '#web/ui/styles.ts'
import { listTable } from '#web/ui/table.ts'
import { InPlace, ReasonForm } from '../queue.tsx'

interface ActsProps {
  isBusy: boolean
  onAct(act: DeskAct): void
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
          send={t('support-coaching:cancelSure')}
          onSend={(reason) => !isBusy && onAct({ type: 'call.cancelled', bookingId: booking.id, reason })}
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

function Row({ slot, isBusy, onAct }: ActsProps & { slot: DeskSlot }) {
  const [time, day] = [formatTime(slot.startsAt), formatWeekday(slot.startsAt)]
  return (
    <tr>
      <th scope="row">{time}</th>
      <td className="wide">
        {slot.booking ? (
          <Booked booking={slot.booking} isBusy={isBusy} onAct={onAct} />
        ) : (
          <Status tone="positive">{t('support-coaching:free')}</Status>
        )}
      </td>
      <td>
        {!slot.booking && (
          <Button kind="quiet" isDisabled={isBusy} onClick={() => onAct({ type: 'slot.removed', slotId: slot.id })}>
            {t('support-coaching:remove')} <span className={visuallyHidden}>{t('support-coaching:removeOf', { time, day })}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

/** The times that are ahead, day by day, as London's clock shows them. */
export function DeskSlots({ slots, ...acts }: ActsProps & { slots: readonly DeskSlot[] }) {
  const days = [...new Set(slots.map(({ startsAt }) => dayInLondon(startsAt)))]
  return days.map((day) => {
    const ofDay = slots.filter(({ startsAt }) => dayInLondon(startsAt) === day)
    return (
      <section key={day} className={tightStack} aria-labelledby={`day-${day}`}>
        <h3 id={`day-${day}`}>{formatWeekday(ofDay[0]?.startsAt ?? day)}</h3>
        <table className={listTable} aria-labelledby={`day-${day}`}>
          <thead>
            <tr>
              <th scope="col">{t('support-coaching:time')}</th>
              <th scope="col">{t('support-coaching:who')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {ofDay.map((slot) => (
              <Row key={`${slot.id} ${slot.booking?.id}`} slot={slot} {...acts} />
            ))}
          </tbody>
        </table>
      </section>
    )
  })
}
