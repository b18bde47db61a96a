import type { RegisterEntry } from '#server/db/schema-review.ts'
import { sizes } from '#server/db/seed/sizes.ts'
import { causeNouns, places, qualifiers } from '#server/db/seed/words.ts'

/** The number of the first cause of the demo data; the others follow. */
const firstNumber = 1_000_000

/** The charities of the demo data, as `seed` makes them: the bundled register knows them too. */
export function seededCharity(number: string): RegisterEntry | null {
  const index = /^\d{7}$/.test(number) ? Number(number) - firstNumber : -1
  if (index < 0 || index >= sizes.large.causes) return null
  const place = places[index % places.length] ?? ''
  const noun = causeNouns[index % causeNouns.length]
  if (noun?.kind !== 'charity') return null
  const qualifier = index % qualifiers.length === 0 && index < 10_000 ? '' : `${qualifiers[index % qualifiers.length]} `
  return {
    number,
    name: `${place} ${qualifier}${noun.name}`,
    website: null,
    contactEmail: `office@charity-${number}.example`,
    address: { line1: '1 High Street', line2: '', town: place, postcode: `ZZ${1 + (index % 99)} ${index % 10}AA` },
  }
}
