import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { CauseNews } from '#web/features/giving/supporter-panel/cause-news.tsx'
import { GivingCard } from '#web/features/giving/supporter-panel/giving-card.tsx'

const stats = { raised: 14_113, pending: 513, confirmed: 13_600, paid: 9_000, declined: 300, count: 24 }
const cause = { id: 1, name: 'Abbotsmere Hospice', uri: 'abbotsmere-hospice', logoHttps: null } as never // what the panel needs of it

test.each([
  [45, '£45 pays for a night at the bedside. You’ve raised that 3 times over. £38.87 more would pay for another one.'],
  [60, '£60 pays for a night at the bedside. You’ve raised that twice over. £38.87 more would pay for another one.'],
  [91, '£91 pays for a night at the bedside. £40.87 more would pay for another one.'],
])(
  'R-072 the sum is told in the cause’s own words, by what has reached it, or will once all that is confirmed has, how often that is enough, and what is missing for once more: £%i',
  (pounds, says) => {
    const paysFor = { pounds, text: 'a night at the bedside' }
    const mine = { stats, nextPayment: null, unpaid: { shops: 0, us: 0, bank: 0 }, paysFor, update: null, coverHttps: null }
    const found = { stats, giving: { cause: mine, months: [], yearBefore: 0, sources: { top: [], others: null } }, latest: [] }
    openScreen(<GivingCard cause={cause} found={found} />, () => 'no answer')
    expect(screen.getByRole('heading', { level: 2 }).nextElementSibling?.textContent).toBe(says)
  },
)

test('R-072 what the cause told last stands on the panel with its day, and leads to its page', () => {
  const picture = { address: '/user-images/0123456789abcdef0123456789abcdef.jpg', alt: 'Two people in fleeces' }
  const update = { id: 4, text: 'Two new night sitters.', postedAt: '2026-11-19T09:00:00.000Z', picture }
  openScreen(<CauseNews cause={cause} update={update} />, () => 'no answer')
  const news = screen.getByRole('region', { name: 'Latest from Abbotsmere Hospice' })
  expect(screen.getByRole('img', { name: 'Two people in fleeces' }).getAttribute('src')).toBe(picture.address)
  expect(news.querySelector('blockquote')?.textContent).toBe(
    'Two new night sitters.19\u00a0November 2026See its pageSay why you support it',
  )
  expect(screen.getByRole('link', { name: 'See its page' }).getAttribute('href')).toBe('/causes/abbotsmere-hospice')
  expect(screen.getByRole('link', { name: 'Say why you support it' }).getAttribute('href')).toBe('/account/settings/reason')
})
