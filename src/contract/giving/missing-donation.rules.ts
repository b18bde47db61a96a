import * as z from 'zod/mini'
import { isRealDay } from '../days.ts'
import { limits } from '../limits.ts'
import type { AnswersTo } from '../questions.ts'
import { visitedRetailer } from '../shopping/visit.ts'
import { claimComment } from './claim.rules.ts'
import { insuranceTypes, travelTypes } from './claim.ts'

const day = (required: string) =>
  z.string().check(
    z.minLength(1, required),
    z.refine((value) => value === '' || isRealDay(value), 'dateFormat'),
  )

/** V-057, V-058: pounds as people write them ("£1,249.99"), kept as "1249.99". */
const pounds = z.string().check(
  z.overwrite((typed) => typed.replace(/[£,\s]/g, '')),
  z.minLength(1, 'spendRequired'),
  z.refine((typed) => typed === '' || /^\d+(\.\d{1,2})?$/.test(typed), 'spendNumber'),
  z.refine((typed) => !(Number(typed) > 1_000_000), 'spendTooMuch'),
  z.refine((typed) => typed === '' || Number.isNaN(Number(typed)) || Number(typed) > 0, 'spendRequired'),
)

const order = {
  purchaseDate: day('purchaseDateRequired'),
  /** V-056: what shops print as a reference: letters, digits and what joins them. */
  orderReference: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'referenceFormat'),
      z.maxLength(60, 'referenceFormat'),
      z.regex(/^(|[\p{L}\d][\p{L}\d #./_-]*)$/u, 'referenceFormat'),
    ),
  totalSpend: pounds,
  priorShopping: z.enum(['yes', 'no'], 'priorShoppingRequired'),
  comment: claimComment,
}
const noTrip = { travelType: z.literal(''), travelDate: z.literal(''), insuranceType: z.literal('') }

const typed = z.string().check(z.maxLength(2000))
/** As it is sent, whatever the shop sells: the rules of its kind say by field what is missing. */
export const sentOrder = z.object({
  purchaseDate: typed,
  orderReference: typed,
  totalSpend: typed,
  priorShopping: z.optional(typed),
  comment: typed,
  travelType: typed,
  travelDate: typed,
  insuranceType: typed,
})

/** V-051…V-061, F-116: what is asked depends on what the shop sells. */
export const orderRules = {
  goods: z.object({ ...order, ...noTrip }),
  travel: z.object({
    ...order,
    ...noTrip,
    travelType: z.enum(travelTypes, 'travelTypeRequired'),
    travelDate: day('travelDateRequired'),
  }),
  insurance: z.object({ ...order, ...noTrip, insuranceType: z.enum(insuranceTypes, 'insuranceTypeRequired') }),
}
export type Sector = keyof typeof orderRules
/** What is typed; a field that the shop does not need stays empty. */
export interface OrderFields {
  purchaseDate: string
  orderReference: string
  totalSpend: string
  priorShopping: 'yes' | 'no'
  comment: string
  travelType: '' | (typeof travelTypes)[number]
  travelDate: string
  insuranceType: '' | (typeof insuranceTypes)[number]
}

/** As it was sent or would have been: which fields a shop needs is asked again when it is sent. */
const anyOrder: z.ZodMiniType<OrderFields> = z.object({
  purchaseDate: typed,
  orderReference: typed,
  totalSpend: typed,
  priorShopping: z.enum(['yes', 'no']),
  comment: typed,
  travelType: z.union([z.literal(''), z.enum(travelTypes)]),
  travelDate: typed,
  insuranceType: z.union([z.literal(''), z.enum(insuranceTypes)]),
})

/** What is asked about a missing donation, by the word of its step in the address. In which order, its chart says. */
export const missingDonationQuestions = {
  shop: z.object({ retailer: visitedRetailer }),
  /** A day in London. */
  visit: z.object({ visitDate: z.iso.date() }),
  order: z.object({ order: anyOrder }),
}
export type MissingDonationAnswers = AnswersTo<typeof missingDonationQuestions>

/** V-060: the day from which a purchase may be reported as missing. */
export const reportableFrom = (purchased: number) => purchased + limits.missingDonationAfter
