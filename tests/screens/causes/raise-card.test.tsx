import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { ProfileContext } from '#web/shared/cause-profile/profile-context.ts'
import { RaiseCard } from '#web/shared/cause-profile/raise-card.tsx'

const words = 'Be the first to raise money for this cause'

function show(differs: object, story: object | null = null) {
  const cause = {
    id: 1,
    name: 'Barrowfield Scouts',
    donationsTotal: 0,
    supportersCount: 0,
    isDormant: false,
    lifecycle: 'open',
    paysFor: [],
  }
  const shown = { cause: { ...cause, standing: 'confirmed', ...differs } as never, story: story as never } // what the card says of a cause
  return openScreen(
    <ProfileContext value={shown}>
      <RaiseCard {...shown} />
    </ProfileContext>,
    () => 'no answer',
  )
}

test('H-003 a cause for which nothing has been raised asks for its first, and says no zero', () => {
  const { unmount } = show({ supportersCount: 3 })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('definition').textContent).toBe('3')
  expect(screen.getByRole('term').textContent).toBe('supporters')
  expect(screen.queryByText('£0.00')).toBeNull()
  unmount()
  const { unmount: close } = show({ donationsTotal: 225, supportersCount: 1 })
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByText('£2.25')).toBeTruthy()
  close()
  show({ lifecycle: 'closed' })
  expect(screen.queryByText(words)).toBeNull()
})

test('H-003 how far a cause still has to go is said in pounds, to the penny, and a target that is reached says so', () => {
  const story = (raised: number, pending = 0) => ({ target: { year: 2026, pence: 85_000, raised, pending } })
  const { unmount } = show({ donationsTotal: 54_355, supportersCount: 21 }, story(54_355))
  expect(screen.getByText('£306.45 to go by 31 December.')).toBeTruthy()
  unmount()
  const { unmount: close } = show({ donationsTotal: 84_999, supportersCount: 21 }, story(84_999))
  expect(screen.getByText('£0.01 to go by 31 December.')).toBeTruthy()
  close()
  show({ donationsTotal: 85_000, supportersCount: 21 }, story(85_000))
  expect(screen.getByText('Target reached')).toBeTruthy()
})

test('H-003 how much of this year’s is pending is told apart in the ring and in words; where nothing is, neither says so', () => {
  const parts = (container: HTMLElement) =>
    [...container.querySelectorAll('[data-ring] > [data-part]')].map((part) => part.getAttribute('stroke-dasharray'))
  const target = { year: 2026, pence: 80_000, raised: 40_000 }
  const { container, unmount } = show({ donationsTotal: 40_000, supportersCount: 2 }, { target: { ...target, pending: 8_000 } })
  expect(parts(container)).toEqual(['40 100', '10 100'])
  expect(container.querySelector('[data-ring] > text')?.textContent).toBe('50%')
  expect(screen.getByText('raised in 2026, towards a target of £800')).toBeTruthy()
  expect(screen.getByText('Includes £80.00 that shops haven’t confirmed yet.')).toBeTruthy()
  unmount()
  const without = show({ donationsTotal: 40_000, supportersCount: 2 }, { target: { ...target, pending: 0 } })
  expect(parts(without.container)).toEqual(['50 100'])
  expect(screen.queryByText(/haven’t confirmed/)).toBeNull()
})

test('H-003 what reached its bank last stands beside the button, and leads to that payment; where nothing has, no sentence does', () => {
  const payments = [
    { id: 'P2', pence: 11_462, paidOn: '2026-10-01T11:00:00.000Z' },
    { id: 'P1', pence: 900, paidOn: '2026-07-01T11:00:00.000Z' },
  ]
  const { unmount } = show({ uri: 'barrowfield-scouts', donationsTotal: 54_355, supportersCount: 21 }, { payments })
  const [link, ...others] = screen.getAllByRole('link', { name: /paid into its bank account/ })
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    '£114.62 paid into its bank account on 1\u00a0October 2026',
    '/causes/barrowfield-scouts/payments/P2',
  ])
  expect(others).toEqual([])
  unmount()
  show({ donationsTotal: 225, supportersCount: 1 }, { payments: [] })
  expect(screen.queryByText(/paid into its bank account/)).toBeNull()
})
