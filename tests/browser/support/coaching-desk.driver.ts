import type { Page } from '@playwright/test'
import { deskSlots, slotsWithout } from '#machines/support/coaching-desk/desk-slots.ts'
import { go } from '#tests/kit/site.ts'
import { answersOf, busy, button, click, type Driver, failures, main } from '../driver.ts'

const acts = /\/api\/support\/coaching\/(slots|bookings)/
const add = button('Add these times')
const why = (page: Page) => main(page).getByRole('textbox', { name: /^Cancel the call with/ })
const day = (page: Page) => page.getByLabel('Day', { exact: true }).and(page.locator(':not([readonly])'))
const inRow = (cause: string, name: string) => (page: Page) =>
  main(page).getByRole('row').filter({ hasText: cause }).getByRole('button', { name, exact: true })
const at = (list: string, work: string) => JSON.stringify({ shown: { list, work } })
const first = (page: Page) => main(page).getByRole('heading', { level: 3, name: 'Friday 27 November 2026' })
const isGone = (page: Page) => page.getByText(/^This call isn’t booked any more/)
const isUnread = (page: Page) => page.getByText(/^We couldn’t load the times\./)

export const coachingDeskDriver: Driver = {
  chart: 'coachingDesk',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/coaching'),
  // Whoever sends a reason has typed one.
  onlyWith: { 'cancellation.given#1': { drafts: { 'call-of-abbotsmere': {} } } },
  controls: {
    'act.asked#1': {
      control: add,
      use: async (page) => {
        await page.getByLabel('Day', { exact: true }).fill('2026-11-30')
        await page.getByLabel('First call starts at').fill('09:00')
        await page.getByLabel('Last call starts at').fill('10:00')
        await add(page).click()
      },
    },
    'act.asked#2': click(button('Remove the time 9:00 am on Friday 27 November 2026')),
    'cancellation.begun#1': click(button('Cancel the call with Abbotsmere Hospice')),
    'cancellation.begun#2': click(button('Cancel the call with Brackwater Bowls Club')),
    'reason.written#1': { control: why, use: (page) => why(page).fill('The coach is ill') },
    'times.written': { control: day, use: (page) => day(page).fill('2026-11-30') },
    'cancellation.left#1': click(inRow('Abbotsmere', 'Keep the call')),
    'cancellation.left#2': click(inRow('Brackwater', 'Keep the call')),
    'cancellation.given#1': {
      control: inRow('Abbotsmere', 'Cancel the call'),
      use: async (page) => {
        await page.getByLabel('Cancel the call with').fill('The coach is ill')
        await button('Cancel the call')(page).click()
      },
    },
    'draft.discarded': click(button('Discard what you wrote')),
    'page.refreshed': click(button('Refresh')),
  },
  actors: {
    readDesk: {
      request: /\/api\/support\/coaching$/,
      answers: { ...answersOf([deskSlots, slotsWithout], 'slots'), ...failures },
    },
    act: {
      request: acts,
      answers: {
        'done#1': { status: 200, details: { added: 3 } },
        'done#2': { status: 200, details: {} },
        'done#3': { status: 200, details: {} },
        'done#4': { status: 422, code: 'validation', fields: { day: 'slotDayPast' } },
        'done#5': { status: 409, code: 'slotTaken' },
        ...failures,
      },
      followed: [
        { context: { act: { type: 'slots.added' } }, by: ['done#1', 'done#4', 'error'] },
        { context: { act: { type: 'slot.removed' } }, by: ['done#2', 'done#5', 'error'] },
        { context: { act: { type: 'call.cancelled' } }, by: ['done#3', 'done#5', 'error'] },
      ],
    },
  },
  asks: {
    readDesk: { method: 'GET', path: '/api/support/coaching' },
    act: {
      after: {
        'act.asked#1': {
          method: 'POST',
          path: '/api/support/coaching/slots',
          body: { day: '2026-11-30', from: '09:00', to: '10:00' },
        },
        'act.asked#2': { method: 'DELETE', path: '/api/support/coaching/slots/12' },
        'cancellation.given#1': {
          method: 'POST',
          path: '/api/support/coaching/bookings/call-of-abbotsmere/cancellation',
          body: { reason: 'The coach is ill' },
        },
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': isUnread,
    [at('read', 'looking')]: first,
    [at('read', 'cancelling')]: why,
    [at('read', 'gone')]: isGone,
    [at('rereading', 'looking')]: busy,
    [at('rereading', 'cancelling')]: why,
    [at('unread', 'looking')]: isUnread,
    [at('unread', 'cancelling')]: why,
    '"acting"': busy,
    '"tooLate"': (page) => page.getByText(/^Someone’s booked or cancelled in the meantime/),
    '"notDone"': (page) => page.getByText(/^We couldn’t confirm that. Refresh/),
  },
}
