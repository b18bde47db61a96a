import type { RetailerCard } from '#contract/shopping/retailer.ts'

/** Shares of the price before sums for an order, and the most of each first. */
export const mostGivenFirst = ({ bestRate: one }: RetailerCard, { bestRate: other }: RetailerCard): number =>
  other.kind.localeCompare(one.kind) || other.value - one.value
