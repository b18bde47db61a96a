import { assign, setup } from 'xstate'
import type { EnquiryOutcome } from '#contract/giving/claim.ts'
import type { EnquiryAnswers, enquiryQuestions, OrderFields } from '#contract/giving/enquiry.rules.ts'
import type { AnswerEvent } from '#contract/questions.ts'
import type { VisitedRetailer } from '#contract/shopping/visit.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { wizardProgress } from '#machines/wizard-order.ts'

/** What the device keeps until the enquiry is sent. */
export interface KeptEnquiry extends EnquiryAnswers {
  /** The person has seen the donation that tracked, and means another purchase. */
  isAnother: boolean
  /** Sent by the person, and not yet taken by the server. */
  isSaved: boolean
}
/** In the address, too. */
export type MissingDonationStep = keyof typeof enquiryQuestions

/** `offline`: the server could not be reached, and may or may not have it: sending again is the same enquiry. */
export type EnquirySent = EnquiryOutcome | { kind: 'refused'; fields: Record<string, string> } | { kind: 'offline' }

/** A visit that a notice has named: nothing about it is asked again. */
export interface LinkedVisit {
  shopId: number
  /** YYYY-MM-DD, in London. */
  day: string
}

interface MissingDonationContext extends KeptEnquiry {
  linked: LinkedVisit | null
  retailers: VisitedRetailer[]
  dates: string[]
  refusals: Record<string, string>
  outcome: EnquiryOutcome | null
}

export type MissingDonationEvent =
  | { type: 'list.refreshed' }
  | AnswerEvent<EnquiryAnswers>
  | { type: 'another.meant' }
  | { type: 'connection.returned' }
  | { type: 'submission.retried' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: MissingDonationStep }

export interface MissingDonationMeta {
  step?: MissingDonationStep
}

export const enquiryProgress = wizardProgress((context: EnquiryAnswers, name: keyof EnquiryAnswers) => context[name] !== null, {})

const isTaken = (outcome: EnquirySent): outcome is EnquiryOutcome => outcome.kind !== 'refused' && outcome.kind !== 'offline'

export const missingDonationSetup = setup({
  types: {} as {
    context: MissingDonationContext
    input: KeptEnquiry & { linked?: LinkedVisit | null }
    events: MissingDonationEvent
    tags: 'busy'
    meta: MissingDonationMeta
  },
  actors: {
    readShops: placeholder<VisitedRetailer[]>(),
    readVisits: placeholder<string[], { retailer: VisitedRetailer | null }>(),
    sendEnquiry: placeholder<EnquirySent, KeptEnquiry>(),
  },
  actions: {
    keepShops: assign((_, { retailers }: { retailers: VisitedRetailer[] }) => ({ retailers })),
    keepLinked: assign(({ context: { linked, retailers, retailer, order } }) => ({
      retailer: retailers.find(({ id }) => id === linked?.shopId) ?? null,
      visitDate: linked?.day ?? null,
      order: retailer?.id === linked?.shopId ? order : null,
      isAnother: false,
      linked: null,
    })),
    keepRetailer: assign((_, { retailer }: { retailer: VisitedRetailer }) => ({
      retailer,
      visitDate: null,
      dates: [],
      isAnother: false,
    })),
    keepDates: assign((_, { dates }: { dates: string[] }) => ({ dates })),
    /** Another answer may make it the purchase that has tracked. */
    keep: assign((_, answer: Partial<EnquiryAnswers>) => ({ ...answer, isAnother: false })),
    keepOrder: assign((_, { order }: { order: OrderFields }) => ({ order, refusals: {} })),
    meanAnother: assign({ isAnother: true }),
    markSaved: assign({ isSaved: true }),
    forgetSaved: assign({ isSaved: false }),
    keepRefusals: assign((_, { outcome }: { outcome: EnquirySent }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    keepOutcome: assign((_, { outcome }: { outcome: EnquirySent }) => ({ outcome: isTaken(outcome) ? outcome : null })),
  },
  guards: {
    isSavedBefore: ({ context }) => context.isSaved && context.order !== null,
    isLinked: ({ context: { linked, retailers } }) => retailers.some(({ id }) => id === linked?.shopId),
    ...enquiryProgress.guards,
    isEmpty: (_, { retailers }: { retailers: VisitedRetailer[] }) => retailers.length === 0,
    isAccepted: (_, { outcome }: { outcome: EnquirySent }) => outcome.kind === 'received' || outcome.kind === 'held',
    isTracked: (_, { outcome }: { outcome: EnquirySent }) => outcome.kind === 'tracked',
    isOffline: (_, { outcome }: { outcome: EnquirySent }) => outcome.kind === 'offline',
    isRefused: (_, { outcome }: { outcome: EnquirySent }) => outcome.kind === 'refused',
  },
  delays: { patience: patience.longCall },
})
