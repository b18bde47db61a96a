import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NearbyCauses as Nearby, NearbyCause } from '#contract/causes/nearby.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { NearbyCauses } from '#web/shared/nearby-causes/nearby-causes.tsx'

const cause = (id: number, miles: number | null): NearbyCause => ({
  id,
  hash: `hash-${id}`,
  name: `Scouts ${id}`,
  uri: `scouts-${id}`,
  kind: 'group',
  place: 'Redmire',
  isRegisteredCharity: false,
  standing: 'confirmed',
  logoHttps: null,
  miles,
})
const around: Nearby = { by: 'district', asked: 'SO23', causes: [cause(1, null), cause(2, 0), cause(3, 1), cause(4, 12)] }
const said = { status: 200 as const, details: { nearby: around } }
const links = () => screen.getAllByRole('link').map((link) => link.textContent)

test('causes come nearest first, each with its place and how far away it is, and the figures’ source is named', async () => {
  const { user, asked } = openScreen(<NearbyCauses />, () => said)
  await user.type(screen.getByLabelText('Your postcode or town'), 'so239ab')
  await user.click(screen.getByRole('button', { name: 'Find causes' }))
  await screen.findByText('The 4 causes nearest to SO23', undefined, { timeout: 20_000 })
  expect(screen.getAllByRole('listitem').map((item) => item.querySelector('small')?.textContent)).toEqual([
    'Redmire, in SO23',
    'Redmire, less than a mile away',
    'Redmire, about 1 mile away',
    'Redmire, about 12 miles away',
  ])
  screen.getByText(/Open Government Licence/)
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/search/cause/nearby?q=so239ab'])
})

test('an empty field asks for a postcode or a town, has the focus, and nothing is asked of the server', async () => {
  const { user, asked } = openScreen(<NearbyCauses />, () => said)
  await user.click(screen.getByRole('button', { name: 'Find causes' }))
  await screen.findByText(/^Enter your postcode or town/, undefined, { timeout: 20_000 })
  const field = screen.getByLabelText('Your postcode or town')
  expect(document.activeElement).toBe(field)
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(asked).toEqual([])
})

test.each([
  [{ by: 'district', asked: 'ZE2', causes: [] }, 'No causes within 50 miles of ZE2 have joined us yet.'],
  [{ by: 'unknown', asked: 'BT7', causes: [] }, /^We don’t know where BT7 is\. Check your postcode/],
  [{ by: 'place', asked: 'Nowhere', causes: [] }, /^No causes in Nowhere have joined us yet/],
] satisfies [Nearby, string | RegExp][])('where nothing is near there is a way on: %o', (nearby, words) => {
  openScreen(<NearbyCauses given={{ near: nearby.asked, nearby }} />, () => 'no answer')
  screen.getByText(words)
  expect(links()).toEqual(['Search by name', 'Register a cause'])
})

test('what the address asked for is shown with the page, a place without distances', () => {
  const nearby: Nearby = { by: 'place', asked: 'Redmire', causes: [cause(1, null)] }
  openScreen(<NearbyCauses given={{ near: 'Redmire', nearby }} />, () => 'no answer')
  screen.getByText('1 cause for “Redmire”')
  expect(links()).toEqual([expect.stringMatching(/Scouts 1Redmire$/)])
  expect(screen.queryByText(/Open Government Licence/)).toBeNull()
  expect(screen.getByLabelText('Your postcode or town').getAttribute('value')).toBe('Redmire')
})

test('what could not be looked for with the page can be tried again', async () => {
  const { user, asked } = openScreen(<NearbyCauses given={{ near: 'SO23', nearby: null }} />, () => said)
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('The 4 causes nearest to SO23', undefined, { timeout: 20_000 })
  expect(asked.map(({ call }) => call)).toEqual(['GET /api/search/cause/nearby?q=SO23'])
})
