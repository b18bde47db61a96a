import { donationFor, formatMoney, formatPounds } from '#contract/money.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'

const pricePence = 90_000

/** What a large booking raises, at the shop of these that gives the most and the same for everything; none where there is no such shop. */
export function bookingExample(retailers: readonly RetailerCard[]) {
  const [shop] = retailers
    .filter(({ bestRate, ratesDiffer }) => bestRate.kind === 'percent' && !ratesDiffer)
    .sort((one, other) => other.bestRate.value - one.bestRate.value)
  if (!shop) return null
  return { price: formatPounds(pricePence), shop: shop.name, amount: formatMoney(donationFor(pricePence, shop.bestRate)) }
}
