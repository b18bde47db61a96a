import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { deskSlots, slotsWithout } from '#machines/support/coaching-desk/desk-slots.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { CoachingDeskScreen } from '#web/features/support/coaching-desk/coaching-desk-screen.tsx'

const reason = 'Our coach is ill this week.'
const desk = (slots = deskSlots): Said => ({ status: 200, details: { slots } })
const failed: Said = { status: 503, code: 'systemFault' }
const begin = async () => userEvent.click(await screen.findByRole('button', { name: 'Cancel the call with Abbotsmere Hospice' }))
const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Cancel the call with Abbotsmere/ })
const day = () => screen.getByLabelText<HTMLInputElement>('Day')
const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)

/** The desk with what is typed in both of its forms; `list` and `act` are what the server says from now on. */
async function openDesk() {
  const server: { list: Said; act: Said } = { list: desk(), act: failed }
  openScreen(<CoachingDeskScreen />, (call) => (call === 'GET /api/support/coaching' ? server.list : server.act))
  await begin()
  await userEvent.type(typed(), reason)
  await userEvent.type(day(), '2026-11-30')
  return server
}

test('what is typed at the coaching desk stays while the times are read again', async () => {
  const server = await openDesk()
  server.list = desk(deskSlots.slice(1))
  await press('Refresh')
  await waitFor(() => expect(screen.queryByText('9:00 am')).toBeNull())
  expect(typed().value).toBe(reason)
  expect(day().value).toBe('2026-11-30')
})

test('it stays when they can’t be read again, which is said', async () => {
  const server = await openDesk()
  server.list = failed
  await press('Refresh')
  expect(await screen.findByText(/^We couldn’t load the times\./)).toBeTruthy()
  expect(typed().value).toBe(reason)
  expect(day().value).toBe('2026-11-30')
})

test('a call that isn’t booked any more is said to be gone, and what was typed for it is shown', async () => {
  const server = await openDesk()
  server.list = desk(slotsWithout)
  await press('Refresh')
  expect(await screen.findByText(/^This call isn’t booked any more/)).toBeTruthy()
  expect(screen.getByText('What you wrote')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  expect(day().value).toBe('2026-11-30')
  await press('Discard what you wrote')
  expect(screen.queryByText(reason)).toBeNull()
  expect(day().value).toBe('2026-11-30')
})

test('why one call is cancelled stays while another is, and its row says so', async () => {
  const server = await openDesk()
  await press('Cancel the call with Brackwater Bowls Club')
  const rowOf = (name: RegExp) => within(screen.getByRole('row', { name }))
  expect(rowOf(/Abbotsmere/).getByText('Unsent draft')).toBeTruthy()
  expect(rowOf(/Brackwater/).queryByText('Unsent draft')).toBeNull()
  const other = screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Cancel the call with Brackwater/ })
  expect(other.value).toBe('')
  await userEvent.type(other, 'They asked us to.')
  server.act = { status: 200, details: {} }
  await userEvent.click(rowOf(/Brackwater/).getByRole('button', { name: 'Cancel the call' }))
  expect(await screen.findByText(/^The call is cancelled/)).toBeTruthy()
  await begin()
  expect(typed().value).toBe(reason)
})

test.each([
  ['couldn’t be sent', failed],
  ['came too late', { status: 409, code: 'illegalMove' } as Said],
])('a cancellation that %s keeps its reason, and the times that are typed', async (_, answer) => {
  const server = await openDesk()
  server.act = answer
  await userEvent.click(within(typed().closest('form') as HTMLElement).getByRole('button', { name: 'Cancel the call' }))
  expect(await screen.findByText('What you wrote')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  await press('Refresh')
  await begin()
  expect(typed().value).toBe(reason)
  expect(day().value).toBe('2026-11-30')
})

test('times that couldn’t be added are still typed', async () => {
  await openDesk()
  await userEvent.type(screen.getByLabelText(/^First call/), '09:00')
  await userEvent.type(screen.getByLabelText(/^Last call/), '10:00')
  await press('Add these times')
  expect(await screen.findByText(/^We couldn’t confirm that\./)).toBeTruthy()
  await press('Refresh')
  await waitFor(() => expect(day().value).toBe('2026-11-30'))
  expect(screen.getByLabelText<HTMLInputElement>(/^Last call/).value).toBe('10:00')
})
