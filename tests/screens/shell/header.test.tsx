import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { MainHeader } from '#web/layouts/header.tsx'
import { nobody } from '#web/site/session/person.ts'

const cause = (id: number) => ({ id, hash: `h${id}`, name: `Cause ${id}`, uri: `cause-${id}`, logoHttps: null })
const open = (causes: number) =>
  openScreen(
    <MainHeader search={null} />,
    () => 'no answer',
    {},
    {
      ...nobody,
      authState: 'authenticatedFull',
      me: {
        user: { firstName: 'Ada', lastName: 'Lane', avatar: null },
        cause: null,
        adminCauses: Array.from({ length: causes }, (_, id) => cause(id + 1)),
      } as never, // the parts that the header uses
    },
  )

test('N-012, N-014…N-019, C-040 who runs causes has “My causes” first, with four of them, and no missing donations', async () => {
  const { user } = open(6)
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  const mine = await navigation.findByRole('button', { name: 'My causes' })
  await user.click(mine)
  const regions = await navigation.findAllByRole('region')
  expect(regions.map((one) => one.getAttribute('aria-label'))).toEqual(['Cause 1', 'Cause 2', 'Cause 3', 'Cause 4'])
  expect(navigation.getByRole('link', { name: 'See all causes' }).getAttribute('href')).toBe('/account')
  expect(navigation.getAllByRole('listitem')[0]?.contains(mine)).toBe(true)
  expect(navigation.queryByRole('link', { name: /missing/i })).toBeNull()
})

test('N-013 who runs none has no “My causes”, offers second, and missing donations last', () => {
  open(0)
  const navigation = within(screen.getByRole('navigation', { name: 'Main' }))
  expect(navigation.queryByRole('button', { name: 'My causes' })).toBeNull()
  expect(navigation.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'All shops',
    'Offers',
    'Travel',
    'How it works',
    'Refer a friend',
    'Promote my cause',
    'Donation Reminder',
    'Report a missing donation',
  ])
})
