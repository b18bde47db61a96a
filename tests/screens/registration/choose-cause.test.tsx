import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { ChosenCause } from '#machines/registration/supporter/supporter-registration.machine.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { ChooseCauseScreen } from '#web/shared/cause-search/choose-cause-screen.tsx'

const causes = (count: number): CauseCard[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    hash: `hash-${index}`,
    name: `Scouts ${index + 1}`,
    uri: `scouts-${index + 1}`,
    kind: 'group',
    place: 'Redmire',
    isRegisteredCharity: false,
    standing: 'confirmed',
    logoHttps: null,
  }))

const label = 'Cause name, town or postcode'
const open = (answer: (call: string) => Said | Promise<Said>, onChoose: (cause: ChosenCause) => void = () => {}) =>
  openScreen(<ChooseCauseScreen chosen={null} progress={null} onChoose={onChoose} />, answer)
const found = (results: CauseCard[]): Said => ({ status: 200, details: { result: { results } } })
const suggested = (call: string) => call.includes('perPage=')

test('V-038, E-063 where more causes have a name than can be shown, a location must be entered, and it goes with the next search', async () => {
  const { user, asked } = open((call) => found(causes(call.includes('location=') ? 2 : 10)))
  const hint = 'There are a lot of matches. If yours isn’t here, add its town or village.'
  expect(screen.queryByText(hint)).toBeNull()
  expect(screen.queryByLabelText('Town or village')).toBeNull()
  await user.type(screen.getByLabelText(label), 'scouts')
  await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  await screen.findByText(hint, undefined, { timeout: 20_000 })
  await user.click(screen.getByRole('button', { name: 'Search there' }))
  await screen.findByText('Enter a town or village')
  const place = screen.getByLabelText('Town or village')
  expect(document.activeElement).toBe(place)
  await user.type(place, 'Redmire')
  await user.click(screen.getByRole('button', { name: 'Search there' }))
  await screen.findByText('2 causes found')
  expect(screen.queryByText(hint)).toBeNull()
  // It stays, for who wants to look elsewhere.
  expect(place).toHaveProperty('value', 'Redmire')
  expect(asked.map(({ call }) => call).filter((call) => !suggested(call))).toEqual([
    'GET /api/search/cause/search?q=scouts',
    'GET /api/search/cause/search?q=scouts&location=Redmire',
  ])
})

test('V-037, E-061, E-062 a search says what it lacks: a name, or a cause of that name', async () => {
  const counts = [0, 10, 0]
  const { user, asked } = open((call) => found(suggested(call) ? [] : causes(counts.shift() ?? 0)))
  const search = async (name: string) => {
    const field = screen.getByLabelText(label)
    await user.clear(field)
    if (name) await user.type(field, name)
    await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  }
  await search('')
  expect((await screen.findByRole('alert')).textContent).toBe('Enter a cause name, town or postcode')
  const field = screen.getByLabelText(label)
  expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true'])
  expect(asked).toEqual([])
  await search('Scoots')
  await screen.findByText('We couldn’t find a cause called “Scoots”. Try a shorter name, or the name of the place.')
  expect(screen.queryByText('Enter a cause name, town or postcode')).toBeNull()
  await search('Scouts')
  await user.type(await screen.findByLabelText('Town or village'), 'Redmire')
  await user.click(screen.getByRole('button', { name: 'Search there' }))
  await screen.findByText(
    'We couldn’t find a cause called “Scouts” in “Redmire”. Try a shorter name, or leave the town or village blank.',
  )
})

test('F-087 causes are suggested while somebody types, each with its kind and place; arrows and Enter choose one, Escape closes', async () => {
  const chosen: ChosenCause[] = []
  const { user, asked } = open(
    () => found(causes(3)),
    (cause) => chosen.push(cause),
  )
  const field = screen.getByRole('combobox', { name: label })
  await user.type(field, 'scouts redmire')
  const options = await screen.findAllByRole('option', undefined, { timeout: 20_000 })
  expect(options.map(({ textContent }) => textContent)).toContainEqual(expect.stringMatching(/Scouts 2.* · Redmire$/))
  expect(screen.getByText('3 causes found')).toBeTruthy()
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect([field.getAttribute('aria-expanded'), screen.queryByRole('option')]).toEqual(['false', null])
  await user.type(field, '1')
  await screen.findAllByRole('option')
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent).toContain('Scouts 2')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(chosen).toEqual([{ id: 2, name: 'Scouts 2' }]))
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /api/search/cause/search?q=scouts+redmire&perPage=8',
    'GET /api/search/cause/search?q=scouts+redmire1&perPage=8',
  ])
})

test('E-064 without a network nothing is suggested, and the button says why and looks again', async () => {
  let isOff = true
  const { user } = open(() => (isOff ? 'no answer' : found(causes(1))))
  await user.type(screen.getByLabelText(label), 'scouts')
  await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  await screen.findByText('We couldn’t search for causes. Check your connection and try again.')
  expect(screen.queryByRole('option')).toBeNull()
  isOff = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByRole('button', { name: /Scouts 1/ })
})

test('R-039 who has no cause in mind is led to those nearby, and who finds none to registering it', () => {
  openScreen(<ChooseCauseScreen chosen={null} progress={null} onChoose={() => {}} />, () => ({ status: 200, details: {} }))
  const ways = ['Find a cause near you', 'Register it'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(ways).toEqual(['/cause-directory', '/register-your-good-cause'])
})
