import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { OneTimeLinkScreen } from '#web/features/sign-in/one-time-link/one-time-link-screen.tsx'
import { PasswordResetScreen } from '#web/features/sign-in/password-reset/password-reset-screen.tsx'

const couldNot = 'We couldn’t do that. Check your connection and try again.'

test.each([
  ['E-031 a link to log in', () => <OneTimeLinkScreen link={null} forward={null} />, 'POST /api/login-links'],
  ['E-032 a link to a new password', () => <PasswordResetScreen link={null} forward={null} />, 'POST /api/password/forgot'],
] as const)('%s that couldn’t be sent is said, and is sent by one more press to the same address', async (_, Shown, call) => {
  const answers: Said[] = ['no answer', { status: 200, details: { sent: true } }]
  const { user, asked } = openScreen(<Shown />, () => answers.shift() ?? 'no answer')
  await user.type(await screen.findByLabelText('Email address'), 'ada@example.org')
  await user.click(screen.getByRole('button', { name: 'Send the link' }))
  expect((await screen.findByRole('alert')).textContent).toContain(couldNot)
  expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.org')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('If there’s an account for ada@example.org, we’ve emailed you a link.')
  expect(asked.map(({ call: one, body }) => [one, body])).toEqual([
    [call, { email: 'ada@example.org' }],
    [call, { email: 'ada@example.org' }],
  ])
})

test('E-032, E-033 a password that couldn’t be saved is saved by one more press; a link that no longer works says so and leads to a new one', async () => {
  const answers: Said[] = ['no answer', { status: 410, code: 'linkInvalid' }]
  const { user } = openScreen(<PasswordResetScreen link="a-secret" forward={null} />, () => answers.shift() ?? 'no answer')
  await user.type(await screen.findByLabelText('New password'), 'three blue boats')
  await user.click(screen.getByRole('button', { name: 'Save new password' }))
  expect((await screen.findByRole('alert')).textContent).toContain(couldNot)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { level: 1, name: 'This link no longer works' })
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
  await screen.findByRole('heading', { level: 1, name: 'Reset your password' })
})

test.each([
  ['linkExpired', 'This link has expired'],
  ['linkUsed', 'This link has already been used'],
  ['linkInvalid', 'This link doesn’t work'],
])('E-030 a link to log in with that is no good says why, and leads to a new one: %s', async (code, title) => {
  const { user } = openScreen(<OneTimeLinkScreen link="a-secret" forward={null} />, () => ({ status: 410, code }))
  await user.click(await screen.findByRole('button', { name: 'Log in now' }))
  await screen.findByRole('heading', { level: 1, name: title })
  await user.click(screen.getByRole('button', { name: 'Send me a new link' }))
  await screen.findByRole('heading', { level: 1, name: 'Log in with a link' })
})
