import * as z from 'zod/mini'

export const claimTypes = ['missingDonation', 'donationQuery'] as const
export const claimStages = ['received', 'inProgress', 'accepted', 'declined'] as const

/** M-022, in lists. Open is derived: received or in progress. */
export const claimCard = z.object({ id: z.string(), type: z.enum(claimTypes), isOpen: z.boolean(), retailerName: z.string() })

/** M-022 with its timeline. Amounts in pence. */
export const claim = z.object({
  ...claimCard.shape,
  stage: z.enum(claimStages),
  visitDate: z.nullable(z.string()),
  orderReference: z.nullable(z.string()),
  spentPence: z.nullable(z.number()),
  comment: z.nullable(z.string()),
  timeline: z.array(z.object({ stage: z.enum(claimStages), at: z.string(), note: z.nullable(z.string()) })),
})
export type Claim = z.infer<typeof claim>

/** M-019 for claims. */
export const claimStats = z.object({ open: z.number(), closed: z.number() })

/** M-023: what an enquiry has gathered so far, before it is sent; `submissionId` makes sending it twice the same. */
export const enquiryDraft = z.object({
  type: z.enum(claimTypes),
  retailerId: z.nullable(z.number()),
  visitDate: z.nullable(z.string()),
  transactionId: z.nullable(z.string()),
  orderReference: z.string(),
  spentPence: z.nullable(z.number()),
  comment: z.string(),
  submissionId: z.string(),
})
