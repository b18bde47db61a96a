import { expect, test } from 'vitest'
import type { Session } from '#web/site/session/person.ts'
import { createConsent } from '#web/site/telemetry/consent.ts'
import { createVendors } from '#web/site/telemetry/vendors.ts'

const addresses = { tagManager: 'https://tags.example/t.js', attribution: 'https://adverts.example/a.js' }

/** Vendors beside a session that logs in and out, where this device has said yes to these purposes. */
function vendorsWith(consent: string) {
  const queues = { dataLayer: [] as object[], attributionEvents: [] as object[] }
  const told = new Set<() => void>()
  let me: object | null = null
  const session = {
    person: () => ({ me }),
    subscribe: (listener: () => void) => {
      told.add(listener)
      return () => told.delete(listener)
    },
  } as unknown as Pick<Session, 'person' | 'subscribe'> // as much of a session as vendors ask for
  const cookies = { read: () => consent, write: () => {}, remove: () => {} } as unknown as Parameters<typeof createConsent>[0]
  const vendors = createVendors({ addresses, consent: createConsent(cookies), session, queues })
  const become = (next: object | null) => {
    me = next
    for (const listener of told) listener()
  }
  return { vendors, queues, become }
}
const person = (preferences: object) => ({ user: { id: 7 }, preferences })

test('T-014, T-015, A-078 who joins, is identified, and logs out: adverts’ measurement is told who, the tag manager what', () => {
  const { vendors, queues, become } = vendorsWith('needed.analytics.advertising')
  const yes = person({ analytics: true, advertising: true })
  become(yes)
  vendors.signedUp()
  vendors.pageViewed('R-008', 'home')
  vendors.pageViewed('R-022', 'shop')
  vendors.pageViewed('R-023', 'shops')
  vendors.pageViewed('R-024', 'search')
  vendors.pageViewed('R-001', 'generic')
  become(null)
  const happened = [
    'sign in',
    'sign up',
    'home viewed',
    'product details viewed',
    'product list viewed',
    'search result viewed',
    'sign out',
  ].map((event) => ({ event }))
  expect(queues.attributionEvents).toEqual([{ event: 'identify', id: 7 }, ...happened])
  const pages = (entry: object) => 'page_type' in entry
  expect(queues.dataLayer.filter((entry) => !pages(entry))).toEqual(happened)
  expect(queues.dataLayer.filter(pages)).toEqual(
    ['home', 'shop', 'shops', 'search', 'generic'].map((page_type) => ({ event: 'page view', page_type })),
  )
})

test('H-005, X-062 a yes on the device and a no in the account is a no, for each purpose by itself', () => {
  const { vendors, queues, become } = vendorsWith('needed.analytics.advertising')
  become(person({ analytics: false, advertising: true }))
  vendors.pageViewed('R-008', 'home')
  expect(queues.dataLayer).toEqual([])
  expect(queues.attributionEvents).toContainEqual({ event: 'home viewed' })
})

test('X-062 without a yes on the device nothing is told, whatever the account says', () => {
  const { vendors, queues, become } = vendorsWith('needed')
  become(person({ analytics: true, advertising: true }))
  vendors.signedUp()
  vendors.pageViewed('R-008', 'home')
  expect(queues).toEqual({ dataLayer: [], attributionEvents: [] })
})
