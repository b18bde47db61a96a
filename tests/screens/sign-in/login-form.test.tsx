import { screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { LoginForm } from '#web/shared/sign-in/login-form.tsx'

async function logIn(said: Said, email = 'ada@example.org', password = 'three blue boats') {
  const onSignedIn = vi.fn()
  const opened = openScreen(<LoginForm onSignedIn={onSignedIn} />, () => said)
  if (email) await opened.user.type(screen.getByLabelText('Email address'), email)
  if (password) await opened.user.type(screen.getByLabelText('Password'), password)
  await opened.user.click(screen.getByRole('button', { name: 'Log in' }))
  return { ...opened, onSignedIn }
}

describe('F-035…F-038 the form to log in', () => {
  test('V-001, V-002, V-005 what is missing or no address is said at its field, and nothing is asked', async () => {
    const { asked, user } = await logIn('no answer', 'ada', '')
    const summary = await screen.findByRole('alert')
    expect(summary.textContent).toContain('Enter an email address in the correct format, like name@example.com')
    expect(summary.textContent).toContain('Password is required')
    await user.click(screen.getByRole('link', { name: 'Password is required' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Password'))
    expect(asked).toEqual([])
  })

  test('a wrong password is not told from an address without an account, and what was typed stays', async () => {
    const { asked, onSignedIn } = await logIn({ status: 401, code: 'badCredentials' })
    expect((await screen.findByRole('alert')).textContent).toBe('Your email and/or password are incorrect')
    expect(screen.getByLabelText<HTMLInputElement>('Email address').value).toBe('ada@example.org')
    expect(asked.map(({ call, body }) => [call, body])).toEqual([
      ['POST /api/login-cookie', { email: 'ada@example.org', password: 'three blue boats', source: 'website' }],
    ])
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('whoever has tried too often is told how long to wait, and of the way by a new password', async () => {
    await logIn({ status: 429, code: 'tooManyTries', retryAfter: 120 })
    expect((await screen.findByRole('alert')).textContent).toContain('Wait 2 minutes, then try again')
    expect(screen.getByRole('link', { name: /password/i }).getAttribute('href')).toBe('/password/forgot')
  })

  test('without an answer the same is sent again by one press', async () => {
    const { asked, user } = await logIn('no answer')
    expect((await screen.findByRole('alert')).textContent).toContain('We have had a problem trying to log you in')
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await vi.waitFor(() => expect(asked).toHaveLength(2))
    expect(asked[1]?.body).toEqual(asked[0]?.body)
  })

  test('a password can be looked at, and is hidden again', async () => {
    const { user } = openScreen(<LoginForm onSignedIn={() => {}} />, () => 'no answer')
    const field = screen.getByLabelText<HTMLInputElement>('Password')
    expect(field.type).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field.type).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(field.type).toBe('password')
  })
})
