import type { RegisteredCharity } from '#contract/registration/charity.ts'

type Address = RegisteredCharity['address']

/** Addresses of a postcode. Answers none for a postcode that it does not have; rejects when it cannot be asked. */
export interface AddressBook {
  find(postcode: string): Promise<Address[]>
}

/** Invented streets for the postcodes of the demo data, which begin with ZZ; the real post has none there. */
export const inventedAddresses: AddressBook = {
  async find(postcode) {
    if (!postcode.startsWith('ZZ')) return []
    const streets = ['High Street', 'Mill Lane', 'Chapel Row', 'Station Road']
    const street = streets[(postcode.codePointAt(postcode.length - 1) ?? 0) % streets.length] ?? 'High Street'
    return [1, 3, 5, 7].map((number) => ({ line1: `${number} ${street}`, line2: '', town: 'Abbotsmere', postcode }))
  },
}
