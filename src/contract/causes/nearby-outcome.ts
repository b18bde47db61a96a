import type { NearbyCauses } from './nearby.ts'

/** How many causes are named, and how far away "near" ends. Apart from the shapes, which the page that shows them doesn't need. */
export const nearby = { causes: 6, miles: 50 } as const

/** What has come of it. */
export const nearbyOutcome = ({ by, causes }: NearbyCauses): 'unknownDistrict' | 'found' | 'none' =>
  by === 'unknown' ? 'unknownDistrict' : causes.length > 0 ? 'found' : 'none'
