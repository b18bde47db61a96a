/** A tenant changes looks and names only: no rule of the product reads it (U-017, F-078). */
export interface Tenant {
  id: 'farthing' | 'harbour'
  name: string
  /** Stands for {product} in paths. */
  product: string
  /** Of the drawn name, beside a height of 100. */
  wordmarkWidth: number
}

export const tenants: Record<Tenant['id'], Tenant> = {
  farthing: {
    id: 'farthing',
    name: 'Farthing',
    product: 'farthing',
    wordmarkWidth: 418,
  },
  harbour: {
    id: 'harbour',
    name: 'Harbour Giving',
    product: 'harbour',
    wordmarkWidth: 760,
  },
}
