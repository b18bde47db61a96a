import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { CauseCard } from '#contract/causes/cause.ts'
import { openScreen } from '#tests/kit/screen.tsx'
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

test('V-038 where more causes have a name than can be shown, a location must be entered, and it goes with the next search', async () => {
  const { user, asked } = openScreen(<ChooseCauseScreen chosen={null} progress={null} onChoose={() => {}} />, (call) => ({
    status: 200,
    details: { result: { results: causes(call.includes('location=') ? 2 : 10) } },
  }))
  const hint = /add its town or village/
  expect(screen.queryByText(hint)).toBeNull()
  await user.type(screen.getByLabelText('Name of the cause'), 'scouts')
  await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  await screen.findByText(hint, undefined, { timeout: 20_000 })
  const [place] = screen.getAllByRole('textbox').slice(1)
  if (!place) throw new Error('There is a field for the place.')
  await user.type(place, 'Redmire')
  await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  await screen.findByRole('button', { name: /Scouts 2/ }, { timeout: 20_000 })
  expect(screen.queryByText(hint)).toBeNull()
  expect(asked.map(({ call }) => call)).toEqual([
    'GET /api/search/cause/search?q=scouts',
    'GET /api/search/cause/search?q=scouts&location=Redmire',
  ])
}, 60_000)

test('E-061, E-062, E-063 a search says what it lacks: a name, a cause of that name, or the place that tells many apart', async () => {
  const found = [0, 0, 10]
  const { user, asked } = openScreen(<ChooseCauseScreen chosen={null} progress={null} onChoose={() => {}} />, () => ({
    status: 200,
    details: { result: { results: causes(found.shift() ?? 0) } },
  }))
  const search = async (name: string, place = '') => {
    const [nameField, placeField] = [
      screen.getByLabelText('Name of the cause'),
      screen.getByLabelText('Town or village (optional)'),
    ]
    await user.clear(nameField)
    await user.clear(placeField)
    if (name) await user.type(nameField, name)
    if (place) await user.type(placeField, place)
    await user.click(screen.getByRole('button', { name: 'Search for causes' }))
  }
  await search('')
  expect((await screen.findAllByText('Enter the name of a cause')).length).toBeGreaterThan(0)
  expect(asked).toEqual([])
  await search('Scoots')
  await screen.findByText('We couldn’t find a cause called “Scoots”. Try a shorter name, or the name of the place.')
  await search('Scoots', 'Redmire')
  await screen.findByText(
    'We couldn’t find a cause called “Scoots” in “Redmire”. Try a shorter name, or leave the town or village blank.',
  )
  await search('Scouts')
  await screen.findByText('There are a lot of matches. If yours isn’t here, add its town or village.')
  expect(screen.getByText('10 causes found')).toBeTruthy()
})

test('R-039 who has no cause in mind is led to those nearby, and who finds none to registering it', () => {
  openScreen(<ChooseCauseScreen chosen={null} progress={null} onChoose={() => {}} />, () => ({ status: 200, details: {} }))
  const ways = ['Find a cause near you', 'Register it'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(ways).toEqual(['/cause-directory', '/register-your-good-cause'])
})
