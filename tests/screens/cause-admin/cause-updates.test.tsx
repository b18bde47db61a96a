import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CauseUpdates } from '#contract/cause-admin/updates.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { CauseUpdatesScreen } from '#web/features/cause-admin/cause-updates/cause-updates-screen.tsx'

const cause = wholeDashboard.cause as Cause // the whole dashboard has every part

const spring = { id: 4, text: 'The garden room has its windows.', postedAt: '2026-10-01T11:00:00.000Z', picture: null }
const found: CauseUpdates = { updates: [spring], readers: 'everyone' }
const words = 'Two new night sitters began on Monday.'

/** The page as somebody comes to it on this device; `answers` are those to what is posted or removed, one after the other. */
function come({ storage }: ReturnType<typeof createDevice>, answers: Said[] = []) {
  const left = [...answers]
  return openScreen(
    <main>
      <CauseUpdatesScreen cause={cause} />
    </main>,
    (call) => (call.startsWith('GET') ? { status: 200, details: found } : (left.shift() ?? 'no answer')),
    { storage },
  )
}
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your update' })
const post = () => screen.findByRole('button', { name: 'Post update' })

test('what is typed is there again after a reload until it is posted, for this cause alone, and gone once it is', async () => {
  const device = createDevice()
  const first = come(device)
  await first.user.type(await field(), words)
  first.unmount()
  const again = come(device, [{ status: 200, details: { ...found, updates: [{ ...spring, id: 7, text: words }, spring] } }])
  await waitFor(async () => expect((await field()).value).toBe(words))
  await again.user.click(await post())
  expect((await screen.findByText('Posted. It’s on your cause’s page now.')).closest('[role=status]')).toBeTruthy()
  expect((await field()).value).toBe('')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toContainEqual(expect.stringContaining(words))
  again.unmount()
  come(device)
  expect((await field()).value).toBe('')
})

test('what couldn’t be posted stays in the field; without a connection that is said, and the same words are sent with the same key', async () => {
  const device = createDevice()
  const { asked, user, unmount } = come(device, ['no answer', { status: 429, code: 'tooMany' }, { status: 200, details: found }])
  await user.type(await field(), words)
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await user.click(await post())
  const told = await screen.findByText('We couldn’t confirm that your update was posted. What you’ve typed is still here.')
  expect(told.closest('[role=alert]')?.textContent).toMatch(/You’re offline/)
  network.mockReturnValue(true)
  expect((await field()).value).toBe(words)
  await user.click(await post())
  await screen.findByText(/^You’ve posted 5 updates in a day/)
  expect((await field()).value).toBe(words)
  await user.click(await post())
  await screen.findByText(/^Posted\. It/)
  const keys = asked.flatMap(({ call, headers }) => (call.startsWith('POST') ? [headers['idempotency-key']] : []))
  expect([keys.length, new Set(keys).size, keys[0]?.length ?? 0]).toEqual([3, 1, expect.any(Number)])
  unmount()
})

test('what is wrong stands at the field, nothing is sent, and what was typed stays', async () => {
  const { asked, user } = come(createDevice())
  await user.type(await field(), 'Thank you.')
  await user.click(await post())
  expect((await screen.findAllByText('Your update must be at least 20 characters')).length).toBe(2)
  expect((await field()).value).toBe('Thank you.')
  expect(asked.filter(({ call }) => call.startsWith('POST'))).toEqual([])
})

test('an update that is removed is said to be gone where the list is, which takes the focus', async () => {
  // What jsdom lacks of a dialog.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
  const { user } = come(createDevice(), [{ status: 200, details: { ...found, updates: [] } }])
  await user.click(await screen.findByRole('button', { name: /^Remove/ }))
  await user.click(await screen.findByRole('button', { name: 'Yes, remove it' }))
  await screen.findByText('We’ve removed the update. It’s no longer on your page.')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Posted updates'))
  expect(screen.getByText(/^You haven’t posted an update yet/)).toBeTruthy()
})
