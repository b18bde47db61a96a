import * as z from 'zod/mini'

/** M-039: totals of the platform; `raised` in pence. */
export const statistics = z.object({ causes: z.number(), raised: z.number(), retailers: z.number(), supporters: z.number() })
