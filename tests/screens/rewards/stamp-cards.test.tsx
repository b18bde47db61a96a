import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { StampCardsScreen } from '#web/features/rewards/stamp-cards-screen.tsx'

const card = (id: string, stamps: number, redeemedAt: string | null = null) => ({
  id,
  programme: 'shop-for-stamps',
  stamps,
  rewardPence: 200,
  redeemedAt,
})

test('U-064, R-074, C-061 a card has five places and says how many are stamped; a full one stands first and is claimed, and one that was has its day', async () => {
  const cards = [card('a', 3), card('b', 5), card('c', 5, '2026-11-02T10:00:00.000Z')]
  openScreen(<StampCardsScreen />, () => ({ status: 200, details: { cards, causeName: 'Abbotsmere Hospice' } }))
  const [full, collecting] = await screen.findAllByRole('img')
  expect([collecting, full].map((one) => one?.getAttribute('aria-label'))).toEqual(['3 of 5 stamps', '5 of 5 stamps'])
  expect(screen.getByText(/a full card is worth £2 for Abbotsmere Hospice\.$/)).toBeTruthy()
  // Stamped places have a drawing, the others their number.
  expect([...(collecting?.children ?? [])].map((place) => place.textContent || place.firstElementChild?.tagName)).toEqual([
    'svg',
    'svg',
    'svg',
    '4',
    '5',
  ])
  expect([...(full?.children ?? [])].map((place) => place.firstElementChild?.tagName)).toEqual(Array(5).fill('svg'))
  const [claimable, begun, past] = screen.getAllByRole('listitem').map((item) => within(item))
  expect(begun?.getByText('2 more paid donations will fill this card.')).toBeTruthy()
  expect(begun?.getByRole('link', { name: 'Find a shop' }).getAttribute('href')).toBe('/retailers')
  expect(claimable?.getByText('£2').parentElement?.textContent).toBe('£2 for Abbotsmere Hospice')
  expect(claimable?.getByRole('link', { name: 'Claim your bonus' }).getAttribute('href')).toBe(
    '/stampcards/shop-for-stamps/b/redeem',
  )
  expect(past?.getByText(/^£2 for your cause, on 2\sNovember 2026$/)).toBeTruthy()
})
