import * as z from 'zod/mini'

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** M-031 */
export const referral = z.object({ id: z.string(), referrerEntityType: z.string(), referrerEntityIdentifier: z.string() })

/** M-037 */
export const experimentResult = z.object({
  flagKey: z.string(),
  flagID: z.number(),
  segmentID: z.number(),
  variantKey: z.string(),
  variantID: z.number(),
  variantAttachment: z.record(z.string(), scalar),
})

const flag = z.union([z.boolean(), z.string(), z.number()])

/** M-038, X-033: a map of names to values, or a list of them. */
export const featureToggles = z.union([z.record(z.string(), flag), z.array(z.object({ name: z.string(), value: flag }))])

/** M-039: totals of the platform; `raised` in pence. */
export const statistics = z.object({ causes: z.number(), raised: z.number(), retailers: z.number(), supporters: z.number() })
