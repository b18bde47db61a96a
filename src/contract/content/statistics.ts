import * as z from 'zod/mini'
import { paysFor } from '../causes/cause.ts'
import { causeKinds } from '../causes/kinds.ts'

/** a payment that has reached a cause’s bank account, as its own public page shows it too; `pence` of it, and the day of its quarter’s end; of what the cause says that donations pay for, the dearest that this payment was enough for. */
export const paymentProof = z.object({
  id: z.string(),
  /** What the cause has raised in all is in pence, too. */
  cause: z.object({
    name: z.string(),
    uri: z.string(),
    kind: z.enum(causeKinds),
    logoHttps: z.nullable(z.string()),
    coverHttps: z.nullable(z.string()),
    /** Empty where it doesn’t want it to be shown. */
    place: z.string(),
    raised: z.number(),
    supporters: z.number(),
  }),
  pence: z.number(),
  paysFor: z.nullable(paysFor),
  paidOn: z.string(),
})
export type PaymentProof = z.infer<typeof paymentProof>

/** Beside them, the newest update of a cause that is among them: how it begins, in whole sentences where they fit. */
export const quotedUpdate = z.object({
  /** Its logo or, where it has none, the picture of its page. */
  cause: z.object({ name: z.string(), uri: z.string(), picture: z.nullable(z.string()) }),
  text: z.string(),
  postedAt: z.string(),
})
export type QuotedUpdate = z.infer<typeof quotedUpdate>

/** Causes of one place: its name, its part of the directory, and those there that most people support, each with what it has raised so far, in pence. */
export const nearExample = z.object({
  place: z.string(),
  prefix: z.string(),
  causes: z.array(z.object({ name: z.string(), uri: z.string(), logoHttps: z.nullable(z.string()), raised: z.number() })),
})
export type NearExample = z.infer<typeof nearExample>

/** What one order at a real shop raises: `spend` is what is paid for it, `net` what of that is no VAT; in pence. The shop’s one rate is in hundredths of a percent. */
export const donationExample = z.object({
  shop: z.object({ name: z.string(), slug: z.string(), category: z.string(), rate: z.number() }),
  spend: z.number(),
  net: z.number(),
  raises: z.number(),
})
export type DonationExample = z.infer<typeof donationExample>

/** What has reached causes’ banks of one quarter, of all of them together: the day of its payments, pence, and how many causes. */
export const paidQuarter = z.object({ paidOn: z.string(), pence: z.number(), causes: z.number() })
export type PaidQuarter = z.infer<typeof paidQuarter>

/** M-039: totals of the platform; money in pence: all that has been raised, what of it shops may still decline, and what has reached causes’ banks. */
export const statistics = z.object({
  causes: z.number(),
  raised: z.number(),
  pending: z.number(),
  paid: z.number(),
  retailers: z.number(),
  supporters: z.number(),
})
export type Statistics = z.infer<typeof statistics>
