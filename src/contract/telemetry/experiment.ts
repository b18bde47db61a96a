import * as z from 'zod/mini'

const scalar = z.union([z.string(), z.number(), z.boolean(), z.null()])

/** M-037 */
export const experimentResult = z.object({
  flagKey: z.string(),
  flagID: z.number(),
  segmentID: z.number(),
  variantKey: z.string(),
  variantID: z.number(),
  variantAttachment: z.record(z.string(), scalar),
})
