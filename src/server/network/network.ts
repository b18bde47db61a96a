/** What Farthing needs of an affiliate network. The demo network and real ones stand behind the same interface. */
export interface Network {
  /** Where the shopper goes: the shop's address, marked with the visit so that the sale can be reported for it. */
  addressFor(visit: { visitId: string; retailerSlug: string }): string
}

/** Sends shoppers to the demo shops that this server plays itself. */
export const demoNetwork: Network = {
  addressFor: ({ visitId, retailerSlug }) => `/demo-shop/${retailerSlug}?visit=${visitId}`,
}
