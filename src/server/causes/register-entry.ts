import type { RegisteredCharity } from '#contract/registration/charity.ts'

/** What a register has on a charity; `contactEmail` is the charity's own public address. */
export interface RegisterEntry extends RegisteredCharity {
  contactEmail: string | null
}
