import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PasswordChange } from '#web/features/account/password-change/password-change.tsx'
import { ContactDetailsScreen } from '#web/features/cause-admin/cause-page/contact-details-screen.tsx'
import { StatementsScreen } from '#web/features/cause-admin/statements/statements-screen.tsx'
import { ToastPlace } from '#web/ui/toast-place.tsx'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')

/** What the network does, whether the device knows it, and what the person reads of it. */
const ways: [string, Said, boolean, string, string][] = [
  ['a device that is offline', 'no answer', false, 'You’re offline. You haven’t lost anything.', ': you’re offline'],
  ['a line without an answer', 'no answer', true, 'We can’t connect you. Check your connection and try again.', ''],
  ['our own fault', { status: 500, code: 'internal' }, true, 'This is our fault, and we’re sorry.', ': it’s our fault'],
  [
    'too many attempts',
    { status: 429, code: 'tooMany', retryAfter: 120 },
    true,
    'You’ve tried too many times. Wait 2 minutes, then try again.',
    ': too many attempts',
  ],
]

describe.each(ways)('E-002…E-004 %s is told apart', (_, said, isOnline, words, why) => {
  test('where something could not be read', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    openScreen(<StatementsScreen cause={cause} />, () => said)
    expect((await screen.findByRole('alert')).textContent).toContain(`We couldn’t load your statements.${words}`)
  })

  test('where something could not be saved, and in its toast (U-030)', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { user } = openScreen(
      <>
        <ContactDetailsScreen cause={cause} />
        <ToastPlace />
      </>,
      (call) => {
        if (!call.startsWith('GET')) return said
        return { status: 200, details: call.includes('/locations/') ? { location: { Text: 'Abbotsmere' } } : { cause } }
      },
    )
    const field = await screen.findByLabelText<HTMLInputElement>('Phone number')
    await user.clear(field)
    await user.type(field, '01632 960001')
    await user.click(screen.getByRole('button', { name: 'Save the number' }))
    const sentence = await screen.findByText('We couldn’t save this. What you typed is still here.')
    expect(sentence.closest('[role=alert]')?.textContent).toContain(words)
    await screen.findByText(`Your number wasn’t saved${why}`)
    expect(field.value).toBe('01632 960001')
  })

  test('where something could not be saved that has no toast', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    const { user } = openScreen(<PasswordChange />, () => said)
    await user.click(screen.getByRole('button', { name: 'Change Password' }))
    await screen.findByRole('button', { name: 'Save new password' })
    await user.type(screen.getByLabelText('Current password'), 'Shop-for-good-1')
    await user.type(screen.getByLabelText('New password'), 'three blue boats')
    await user.type(screen.getByLabelText('Confirm new password'), 'three blue boats')
    await user.click(screen.getByRole('button', { name: 'Save new password' }))
    expect((await screen.findByRole('alert')).textContent).toContain(words)
  })
})
