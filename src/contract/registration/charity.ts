import * as z from 'zod/mini'

export const postalAddress = z.object({ line1: z.string(), line2: z.string(), town: z.string(), postcode: z.string() })

/** What a register of charities says of a number. */
export const registeredCharity = z.object({
  number: z.string(),
  name: z.string(),
  website: z.nullable(z.string()),
  address: postalAddress,
})
export type RegisteredCharity = z.infer<typeof registeredCharity>
