import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { ApiFailure } from '#web/api/failure.ts'
import { ErrorScreen, NotFoundScreen } from '#web/features/shell/error-screens.tsx'

const server = 'We encountered a temporary error. Please try again in a few minutes.'
const generic = 'Sorry, something has gone wrong...'
const noAnswer = () => 'no answer' as const

test.each([
  ['R-004, E-054', new ApiFailure('request', { status: 500 }), server],
  ['R-005, E-055', new ApiFailure('request', { status: 409 }), generic],
  ['R-005, E-055', new TypeError('nothing of this is a person’s to read'), generic],
])('%s, U-072 a page that fails with %s says so, and can be refreshed or left', async (_id, error, words) => {
  const { user, container } = openScreen(<ErrorScreen error={error} />, noAnswer)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(words)
  expect(alert.textContent).not.toContain('nothing of this')
  // No frame of its own: what stands around it is the page’s.
  expect(container.querySelector('header, footer, nav')).toBeNull()
  expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/')
  await user.click(screen.getByRole('button', { name: 'Refresh the page' }))
  expect(vi.mocked(console.error).mock.calls.length).toBeLessThanOrEqual(1)
  vi.mocked(console.error).mockClear()
})

test.each([
  ['that is offline', new ApiFailure('system'), false, 'You’re offline', 'Try again once you’re connected.'],
  ['that gets no answer', new ApiFailure('system'), true, 'We can’t connect you', 'Check your connection and try again.'],
  [
    'that has tried too often',
    new ApiFailure('request', { status: 429, headers: new Headers({ 'retry-after': '300' }) }),
    true,
    'Too many attempts',
    'Wait 5 minutes, then try again.',
  ],
  ['our own fault', new ApiFailure('request', { status: 502 }), true, 'Temporary error', 'This is our fault, and we’re sorry.'],
])('E-002 a page is told apart %s', async (_, error, isOnline, title, help) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  openScreen(<ErrorScreen error={error} />, noAnswer)
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.getByRole('alert').textContent).toContain(help)
  vi.mocked(console.error).mockClear()
})

test('E-053, U-072 a page that isn’t there leads home, to all shops and to causes', () => {
  openScreen(<NotFoundScreen />, noAnswer)
  expect(screen.getByText('Oops. We’re sorry but there’s no page here.')).toBeTruthy()
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Go to the home page', '/'],
    ['All shops', '/retailers'],
    ['Find your cause', '/cause-directory'],
  ])
})
