/** A tenant changes looks and names only: no rule of the product reads it (U-017, F-078). */
export interface Tenant {
  id: 'farthing' | 'harbour'
  name: string
  /** Stands for {product} in paths. */
  product: string
  /** Company legal text of the footer. */
  legal: string
  helpAddress: string
}

export const tenants: Record<Tenant['id'], Tenant> = {
  farthing: {
    id: 'farthing',
    name: 'Farthing',
    product: 'farthing',
    helpAddress: 'https://help.farthing.example/',
    legal:
      'Farthing is a demonstration company, registered nowhere. Retailers pay us a commission, and we pass the donation on to your cause.',
  },
  harbour: {
    id: 'harbour',
    name: 'Harbour Giving',
    product: 'harbour',
    helpAddress: 'https://help.harbour.example/',
    legal:
      'Harbour Giving is a demonstration company, registered nowhere. Retailers pay us a commission, and we pass the donation on to your cause.',
  },
}
