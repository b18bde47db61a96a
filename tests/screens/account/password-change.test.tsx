import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PasswordChange } from '#web/features/account/password-change/password-change.tsx'

const labels = { old: 'Current password', next: 'New password', again: 'Confirm new password' }
const save = 'Save new password'

/** Whoever asks for the form gets it. */
async function openForm(...[node, answer]: Parameters<typeof openScreen>) {
  const opened = openScreen(node, answer)
  expect(screen.queryByRole('button', { name: save })).toBeNull()
  await opened.user.click(screen.getByRole('button', { name: 'Change Password', expanded: false }))
  await screen.findByRole('button', { name: save })
  return opened
}

async function fill(user: ReturnType<typeof openScreen>['user'], old: string, next: string, again: string) {
  for (const [label, text] of [
    [labels.old, old],
    [labels.next, next],
    [labels.again, again],
  ] as const) {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (text) await user.type(field, text)
  }
  await user.click(screen.getByRole('button', { name: save }))
}

describe('F-124 a new password', () => {
  test('V-007, V-021 what cannot be is said above and at each field, leads there, and nothing is asked of the server', async () => {
    const { user, asked } = await openForm(<PasswordChange />, () => 'no answer')
    await fill(user, '', 'short', 'other')
    const summary = await screen.findByRole('alert')
    expect(document.activeElement).toBe(summary)
    const lines = within(summary).getAllByRole('link')
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Enter your current password',
      'Password must be at least 8 characters',
      "Password doesn't match",
    ])
    const field = screen.getByLabelText(labels.next)
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(field.getAttribute('aria-describedby')).toContain('-error')
    expect((field as HTMLInputElement).value).toBe('short')
    expect(asked).toEqual([])
  })

  test('what the server finds stands at its field, with everything that was typed; the next try is saved, and the form is empty again', async () => {
    const answers: Said[] = [
      { status: 422, code: 'validation', fields: { oldPassword: 'passwordTries' } },
      { status: 200, details: {} },
    ]
    const { user, asked } = await openForm(<PasswordChange />, () => answers.shift() ?? 'no answer')
    await fill(user, 'wrong horse', 'three blue boats', 'three blue boats')
    expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts')
    expect(screen.getByLabelText<HTMLInputElement>(labels.next).value).toBe('three blue boats')
    await fill(user, 'right horse', 'three blue boats', 'three blue boats')
    expect(await screen.findByText('We’ve saved your new password. You’re logged out on all your other devices.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>(labels.next).value).toBe('')
    expect(asked.map(({ call, body }) => [call, (body as { oldPassword: string }).oldPassword])).toEqual([
      ['POST /api/user/me/password', 'wrong horse'],
      ['POST /api/user/me/password', 'right horse'],
    ])
  })

  test('without an answer it says so, keeps what was typed, and tries the same again', async () => {
    const answers: Said[] = ['no answer', { status: 200, details: {} }]
    const { user, asked } = await openForm(<PasswordChange />, () => answers.shift() ?? 'no answer')
    await fill(user, 'right horse', 'three blue boats', 'three blue boats')
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await screen.findByText('We’ve saved your new password. You’re logged out on all your other devices.')
    expect(asked).toHaveLength(2)
    expect(asked[1]?.body).toEqual(asked[0]?.body)
  })

  test('U-047 the form is shown only to who asks for it, and closed again keeps what was typed', async () => {
    const { user } = await openForm(<PasswordChange />, () => 'no answer')
    await user.type(screen.getByLabelText(labels.old), 'right horse')
    await user.click(screen.getByRole('button', { name: 'Close Password', expanded: true }))
    expect(screen.queryByRole('button', { name: save })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Change Password', expanded: false }))
    expect(screen.getByLabelText<HTMLInputElement>(labels.old).value).toBe('right horse')
    expect(screen.getByRole('button', { name: save })).toBeTruthy()
  })
})
