import { coachingFound, someBooking } from '#machines/cause-admin/coaching-booking/coaching-booking.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { admin } from './admin.ts'

export const coachingBookingDriver: Driver = {
  ...admin,
  chart: 'coachingBooking',
  // Its way leads over three pages, on which it begins anew.
  opensAnew: true,
  open: (page) => go(page, '/coaching/booking'),
  controls: {
    'time.asked': click(button(/^(Choose a time|Book another time)$/)),
    'slot.submitted': {
      control: button(/^(Book this time|Move the call to this time)$/),
      use: async (page) => {
        await page.getByLabel('9:00 am').check()
        await button(/^(Book this time|Move the call to this time)$/)(page).click()
      },
    },
    'move.asked': click(button('Move the call')),
    'cancel.asked': click(button('Cancel the call')),
    'cancel.confirmed': click(button('Yes, cancel the call')),
    'cancel.left': click(button('Keep the call')),
    'submission.retried': click(button('Try again')),
    'page.refreshed': click(button('Try again')),
    'step.back': click(button('Back')),
  },
  // The same words in another place: what is tried again there is the booking, or the reading.
  byItself: {
    'page.refreshed': ['"failed"', '"cancelFailed"'],
    'submission.retried': ['"unread"', '"noTimes"'],
  },
  actors: {
    read: {
      request: /\/causes\/id:1\/coaching\/slots$/,
      answers: {
        ...Object.fromEntries(coachingFound.map((found, index) => [`done#${index + 1}`, { status: 200, details: found }])),
        ...failures,
      },
    },
    book: {
      request: /\/causes\/id:1\/coaching\/bookings(\/call-of-abbotsmere)?$/,
      answers: {
        'done#1': { status: 200, details: { booking: someBooking } },
        'done#2': { status: 409, code: 'slotTaken' },
        'done#3': { status: 409, code: 'callBooked' },
        'done#4': { status: 409, code: 'callTooLate' },
        'done#5': { status: 429, code: 'tooMany' },
        ...failures,
      },
    },
    cancel: {
      request: /\/coaching\/bookings\/call-of-abbotsmere\/cancellation$/,
      answers: { 'done#1': { status: 200, details: {} }, 'done#2': { status: 409, code: 'callTooLate' }, ...failures },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/coaching/slots' },
    book: {
      after: {
        'read: done#1': { method: 'POST', path: '/api/causes/id:1/coaching/bookings', body: { slotId: 12 } },
        'read: done#2': { method: 'PUT', path: '/api/causes/id:1/coaching/bookings/call-of-abbotsmere', body: { slotId: 12 } },
      },
    },
    cancel: { method: 'POST', path: '/api/causes/id:1/coaching/bookings/call-of-abbotsmere/cancellation', body: {} },
  },
  sees: {
    '"loading"': busy,
    '"unread"': (page) => page.getByText(/^We couldn’t load the times/),
    '"book"': heading('Book a free call with a coach'),
    '"selectTime"': heading(/^When should we ring you/),
    '"noTimes"': (page) => page.getByText(/^There are no free times at the/),
    '"slotTaken"': (page) => page.getByText(/^Someone’s just booked that time/),
    '"confirming"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'time' }),
    '"failed"': (page) => page.getByText(/^We couldn’t confirm that the call is booked/),
    '"tooOften"': (page) => page.getByText(/^You’ve booked and moved this call too/),
    '"confirmed"': heading(/^Your call is (booked|coming up)$/),
    '"askingCancel"': (page) => page.getByRole('dialog', { name: 'Do you want to cancel the call?' }),
    '"cancelling"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'cancel' }),
    '"cancelFailed"': (page) => page.getByText(/^We couldn’t confirm that the call is cancelled/),
    '"cancelled"': heading('Your call is cancelled'),
  },
}
