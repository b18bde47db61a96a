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
