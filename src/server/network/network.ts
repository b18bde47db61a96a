import type { Origin } from '#contract/telemetry/origin.ts'

/** What Farthing needs of an affiliate network. The demo network and real ones stand behind the same interface. */
export interface Network {
  /** Orders are known by it and their reference. */
  name: string
  /** Where the shopper goes: the shop's address, marked with the visit so that the sale can be reported for it. */
  addressFor(visit: { visitId: string; retailerSlug: string; origin: Origin }): string
  /** Where somebody links a payment card: the network's own form, which tells us of it by the person's public name. Null where it takes no cards. */
  cardFormFor(of: { person: string }): string | null
}

/** Sends shoppers to the demo shops that this server plays itself. `merchantId`: what a network knows us by (C-082). */
export const demoNetwork = (merchantId: number): Network => ({
  name: 'demo',
  // Donation Reminder knows a shop by its own name: who comes by it is led on to the demo shop under that.
  addressFor: ({ visitId, retailerSlug, origin }) =>
    `/demo-shop/${retailerSlug}?visit=${visitId}&merchant=${merchantId}${origin === 'donationReminder' ? '&by=reminder' : ''}`,
  cardFormFor: ({ person }) => `/demo-card?person=${person}`,
})
