import { assign, fromCallback, setup } from 'xstate'
import type { MissingDonationOutcome } from '#contract/giving/claim.ts'
import type { MissingDonationAnswers, missingDonationQuestions, OrderFields } from '#contract/giving/missing-donation.rules.ts'
import type { AnswerEvent } from '#contract/questions.ts'
import type { VisitedRetailer } from '#contract/shopping/visit.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { wizardProgress } from '#machines/wizard-order.ts'

/** What the device keeps until the enquiry is sent. */
export interface KeptMissingDonation extends MissingDonationAnswers {
  /** The person has seen the donation that tracked, and means another purchase. */
  isAnother: boolean
  /** Sent by the person at an earlier visit, and not yet taken by the server. What has become of it since says the state. */
  isSaved: boolean
}
/** In the address, too. */
export type MissingDonationStep = keyof typeof missingDonationQuestions

/** `offline`: the server could not be reached, and may or may not have it: sending again is the same enquiry. */
export type MissingDonationSent =
  | MissingDonationOutcome
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'offline' }

/** A visit that a notice has named: nothing about it is asked again. */
export interface LinkedVisit {
  shopId: number
  /** YYYY-MM-DD, in London. */
  day: string
}

interface MissingDonationContext extends KeptMissingDonation {
  linked: LinkedVisit | null
  retailers: VisitedRetailer[]
  dates: string[]
  refusals: Record<string, string>
  outcome: MissingDonationOutcome | null
}

export type MissingDonationEvent =
  | { type: 'list.refreshed' }
  | AnswerEvent<MissingDonationAnswers>
  | { type: 'another.meant' }
  | { type: 'connection.returned' }
  | { type: 'submission.retried' }
  | { type: 'step.back' }
  | { type: 'step.shown'; step: MissingDonationStep }

export interface MissingDonationMeta {
  step?: MissingDonationStep
}

export const missingDonationProgress = wizardProgress(
  (context: MissingDonationAnswers, name: keyof MissingDonationAnswers) => context[name] !== null,
  {},
)

const isTaken = (outcome: MissingDonationSent): outcome is MissingDonationOutcome =>
  outcome.kind !== 'refused' && outcome.kind !== 'offline'

export const missingDonationSetup = setup({
  types: {} as {
    context: MissingDonationContext
    input: { answers: KeptMissingDonation; linked?: LinkedVisit | null }
    events: MissingDonationEvent
    /** `begins`: what an earlier visit has left is as it came. `sent`: the person has sent it, and it waits until the server has it. */
    tags: 'busy' | 'over' | 'begins' | 'sent'
    meta: MissingDonationMeta
  },
  actors: {
    readShops: placeholder<VisitedRetailer[]>(),
    readVisits: placeholder<string[], { retailer: VisitedRetailer | null }>(),
    sendMissingDonation: placeholder<MissingDonationSent, Omit<KeptMissingDonation, 'isSaved'>>(),
    /** Tells when the network is back. */
    watchConnection: fromCallback(() => {}),
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
    keep: assign((_, answer: Partial<MissingDonationAnswers>) => ({ ...answer, isAnother: false })),
    keepOrder: assign((_, { order }: { order: OrderFields }) => ({ order, refusals: {} })),
    meanAnother: assign({ isAnother: true }),
    keepRefusals: assign((_, { outcome }: { outcome: MissingDonationSent }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    keepOutcome: assign((_, { outcome }: { outcome: MissingDonationSent }) => ({ outcome: isTaken(outcome) ? outcome : null })),
  },
  guards: {
    // What has lost an answer on the way asks for it again.
    isSavedBefore: ({ context: { isSaved, retailer, visitDate, order } }) =>
      isSaved && retailer !== null && visitDate !== null && order !== null,
    isLinked: ({ context: { linked, retailers } }) => retailers.some(({ id }) => id === linked?.shopId),
    ...missingDonationProgress.guards,
    isEmpty: (_, { retailers }: { retailers: VisitedRetailer[] }) => retailers.length === 0,
    isAccepted: (_, { outcome }: { outcome: MissingDonationSent }) => outcome.kind === 'received' || outcome.kind === 'held',
    isTracked: (_, { outcome }: { outcome: MissingDonationSent }) => outcome.kind === 'tracked',
    isOffline: (_, { outcome }: { outcome: MissingDonationSent }) => outcome.kind === 'offline',
    isRefused: (_, { outcome }: { outcome: MissingDonationSent }) => outcome.kind === 'refused',
  },
  delays: { patience: patience.longCall },
})
