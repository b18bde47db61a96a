import { Link } from '@tanstack/react-router'
import type { CoachingBooking } from '#contract/cause-admin/coaching.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { CoachingMessage } from '#machines/cause-admin/coaching-booking/coaching-booking.machine.ts'
import { formatTime, formatWeekday } from '#web/i18n/dates.ts'
import { t } from '#web/i18n/i18n.ts'
import { saveFile } from '#web/platform/save-file.ts'
import { Button } from '#web/ui/button.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Problem, Saved } from '#web/ui/reading-parts.tsx'
import { row, soft } from '#web/ui/styles.ts'

const moment = (iso: string) => t('cause-admin-coaching:moment', { day: formatWeekday(iso), time: formatTime(iso) })

interface BookedCallProps {
  cause: CauseCard
  booking: CoachingBooking
  told: CoachingMessage
  /** Something is being done with it already. */
  isBusy: boolean
  isCancelling: boolean
  onMove(): void
  onCancel(): void
}

/** when the call is, and what can be done with it. */
export function BookedCall({ cause, booking, told, isBusy, isCancelling, onMove, onCancel }: BookedCallProps) {
  return (
    <>
      {told === 'moved' && <Saved words={t('cause-admin-coaching:moved')} />}
      {(told === 'callBooked' || told === 'tooLate') && <Problem words={t(`cause-admin-coaching:${told}`)} tone="waiting" />}
      <Facts
        rows={[
          [t('cause-admin-coaching:fact.when'), moment(booking.startsAt)],
          [t('cause-admin-coaching:fact.long'), t('cause-admin-coaching:minutes')],
          [t('cause-admin-coaching:fact.cause'), cause.name],
          [t('cause-admin-coaching:fact.ring'), booking.phoneNumber],
          [t('cause-admin-coaching:fact.by'), booking.bookedBy],
        ]}
      />
      {booking.phoneNumber === null && (
        <Panel tone="waiting">
          <p>{t('cause-admin-coaching:noNumber')}</p>
          <Link to="/account/causes/$causeId/settings/contact-details" params={{ causeId: `${cause.id}` }}>
            {t('cause-admin-coaching:addNumber')}
          </Link>
        </Panel>
      )}
      <div className={row}>
        <Button kind="secondary" onClick={() => saveFile('coaching-call.ics', 'text/calendar', booking.calendar)}>
          {t('cause-admin-coaching:addToCalendar')}
        </Button>
      </div>
      <p className={soft}>
        {booking.isChangeable
          ? t('cause-admin-coaching:changeable', { until: moment(booking.changeableUntil) })
          : t('cause-admin-coaching:unchangeable', { until: moment(booking.changeableUntil) })}
      </p>
      {booking.isChangeable && (
        <div className={row}>
          <Button kind="quiet" isDisabled={isBusy} onClick={onMove}>
            {t('cause-admin-coaching:move')}
          </Button>
          <Button kind="quiet" isBusy={isCancelling} isDisabled={isBusy} onClick={onCancel}>
            {t('cause-admin-coaching:cancel')}
          </Button>
        </div>
      )}
      <p>
        <Link to="/admin-dashboard">{t('cause-admin-coaching:dashboard')}</Link>
      </p>
    </>
  )
}
