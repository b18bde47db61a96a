import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { CausePageScreen } from '#web/features/cause-admin/cause-page/cause-page-screen.tsx'
import { ReactivateCause } from '#web/features/cause-admin/reactivate-cause/reactivate-cause.tsx'
import { SupporterMessageScreen } from '#web/features/cause-admin/supporter-message/supporter-message-screen.tsx'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const bare = { ...cause, description: '', logoHttps: null, showLocationInSearch: false }

test('U-061, E-058, U-053 the cause page is built of description, logo, location and visibility; a bar says how much is there, and no place is shown before there is one', async () => {
  const path = `/api/causes/id:${cause.id}`
  const { user, asked } = openScreen(<CausePageScreen cause={bare} />, (call): Said => {
    if (call === `GET ${path}/locations/search`) return { status: 200, details: { location: null } }
    return { status: 200, details: call.startsWith('GET') ? { cause: bare } : {} }
  })
  const bar = await screen.findByRole('progressbar', { name: '0 of 4 complete' })
  expect([bar.getAttribute('value'), bar.getAttribute('max')]).toEqual(['0', '4'])
  expect(screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)).toEqual([
    'Description Not written yet',
    'Logo Your initials are shown instead',
    'Location None yet',
  ])
  const missing = () => within(screen.getByText('Still to add:')).getAllByRole('link')
  expect(missing().map(({ textContent }) => textContent)).toEqual(['Description', 'Logo', 'Location', 'Location in searches'])
  await screen.findByLabelText(/^Choose a logo/)
  await user.click(screen.getByRole('button', { name: 'Show the location in searches' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Location must be added first before showing')
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
  await user.type(screen.getByLabelText('What your cause does, and what donations pay for'), 'Care at home.')
  expect(screen.getByText(/^You have 1,?987 characters left$/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save the description' }))
  await screen.findByRole('progressbar', { name: '1 of 4 complete' })
  await user.type(screen.getByLabelText('Town, or part of a town'), 'Willowford')
  await user.click(screen.getByRole('button', { name: 'Save the location' }))
  await screen.findByRole('progressbar', { name: '2 of 4 complete' })
  await user.click(screen.getByRole('button', { name: 'Show the location in searches' }))
  await screen.findByRole('progressbar', { name: '3 of 4 complete' })
  expect(missing().map(({ textContent }) => textContent)).toEqual(['Logo'])
  const line = screen.getByRole('button', { name: 'Logo Your initials are shown instead' })
  await user.click(line)
  await waitFor(() => expect(line.getAttribute('aria-expanded')).toBe('false'))
  await user.click(screen.getByRole('link', { name: 'Logo' }))
  await screen.findByRole('button', { name: 'Logo Your initials are shown instead', expanded: true })
  expect(document.activeElement).toBe(line)
  screen.getByRole('button', { name: 'Location Willowford, shown in searches', expanded: true })
})

test('R-109 a place that searches show stands in the location, too, before anybody has typed it there', async () => {
  const shown = { ...bare, showLocationInSearch: true, place: 'Abbotsmere' }
  openScreen(
    <CausePageScreen cause={shown} />,
    (call): Said =>
      call.endsWith('/locations/search')
        ? { status: 200, details: { location: null } }
        : { status: 200, details: { cause: shown } },
  )
  await screen.findByText('2 of 4 complete')
  expect(screen.getByLabelText<HTMLInputElement>('Town, or part of a town').value).toBe('Abbotsmere')
  screen.getByRole('button', { name: 'Location Abbotsmere, shown in searches' })
})

test('R-109 each part of the cause page is one line that says what is saved of it, and opens', async () => {
  const whole = { ...cause, description: 'We care.', logoHttps: '/logo.png', showLocationInSearch: true, yearTarget: 85000 }
  const { user } = openScreen(<CausePageScreen cause={whole} />, (call): Said => {
    if (call.endsWith('/locations/search')) return { status: 200, details: { location: { Text: 'Abbotsmere' } } }
    return { status: 200, details: call.startsWith('GET') ? { cause: whole } : {} }
  })
  await screen.findByText('All 4 complete')
  const target = screen.getByRole('button', { name: 'Target for this year £850', expanded: false })
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
  screen.getByRole('button', { name: 'Location Abbotsmere, shown in searches' })
  await user.click(target)
  const field = await screen.findByRole('textbox', { name: 'How much do you hope to raise each year?' })
  await user.clear(field)
  await user.type(field, '£900')
  await user.click(screen.getByRole('button', { name: 'Save the target' }))
  await screen.findByRole('button', { name: 'Target for this year £900', expanded: true })
})

test('U-053 a message to supporters says how many characters are left', async () => {
  const message = { event: 'welcomeNewSupporter', medium: 'email', text: null, charLimit: 1000 }
  const { user } = openScreen(
    <SupporterMessageScreen cause={bare} eventType="welcomeNewSupporter" eventMedium="email" />,
    () => ({
      status: 200,
      details: { message },
    }),
  )
  await user.type(await screen.findByRole('textbox'), 'Thank you!')
  expect(screen.getByText('You have 990 characters left')).toBeTruthy()
})

test('G-029, E-055 whether a cause rests is asked again where it could not be read', async () => {
  let reads = 0
  const { user, asked } = openScreen(<ReactivateCause cause={bare} />, (): Said => {
    reads += 1
    return reads === 1 ? { status: 503, code: 'unavailable' } : { status: 200, details: { cause: { ...bare, isDormant: true } } }
  })
  await screen.findByText('We couldn’t check whether this cause is taking new supporters.')
  expect(screen.getByRole('heading').textContent).toBe('New supporters')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('heading', { name: 'This cause is resting' })
  expect(asked.map(({ call }) => call)).toEqual(Array(2).fill(`GET /api/causes/id:${bare.id}`))
})

test.each([
  [
    'what another was faster with is looked at again',
    409,
    'Something’s changed since you opened this page. See the latest first.',
    'Show the latest',
  ],
  ['what may not have worked is tried again', 503, 'We couldn’t confirm that.', 'Try again'],
])('G-029 a cause that rests: %s', async (_what, status, words, action) => {
  let reactivations = 0
  const { user } = openScreen(<ReactivateCause cause={bare} />, (call): Said => {
    if (call.startsWith('GET'))
      return { status: 200, details: { cause: { ...bare, isDormant: reactivations === 0 || status === 503 } } }
    reactivations += 1
    return reactivations === 1 ? { status, code: status === 409 ? 'illegalMove' : 'unavailable' } : { status: 200, details: {} }
  })
  await user.click(await screen.findByRole('button', { name: 'Take supporters again' }))
  await screen.findByText(words)
  await user.click(screen.getByRole('button', { name: action }))
  if (status === 503) await screen.findByText('Abbotsmere Hospice is taking supporters again.')
  else await waitFor(() => expect(screen.queryByRole('heading', { name: 'This cause is resting' })).toBeNull())
})
