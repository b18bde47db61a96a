import type { MissingDonationAnswers } from '#contract/giving/missing-donation.rules.ts'
import { type EachStep, noAnswers, type Questions, wizardOrder } from '#machines/wizard-order.ts'
import { toOthers } from '../to-others.ts'
import {
  type KeptMissingDonation,
  type MissingDonationSent,
  type MissingDonationStep,
  missingDonationProgress,
  missingDonationSetup,
} from './missing-donation.setup.ts'

export * from './missing-donation.setup.ts'

/** What is asked, in this order: all that follows from it is made of this list. */
const questions = {
  '#missingDonation': {
    shop: { answer: 'retailer', state: 'chooseRetailer' },
    visit: { answer: 'visitDate', state: 'loadingVisits' },
    order: { answer: 'order', state: 'orderDetails' },
  },
} as const satisfies Questions<MissingDonationStep, keyof MissingDonationAnswers>
export const missingDonationOrder = wizardOrder(
  missingDonationProgress,
  questions satisfies EachStep<MissingDonationStep, typeof questions>,
)
const { after, steps, toBefore, toNext, toWanted } = missingDonationOrder
const othersThan = toOthers(missingDonationOrder)
export const noMissingDonation: KeptMissingDonation = {
  ...noAnswers<MissingDonationAnswers>(questions),
  isAnother: false,
  isSaved: false,
}

const outcomeOf = { params: ({ event }: { event: { output: MissingDonationSent } }) => ({ outcome: event.output }) }

/** F-112…F-117, V-051…V-061. Nothing that was answered is asked again; what could not be sent is kept and goes out by itself when the network is back. */
export const missingDonationMachine = missingDonationSetup.createMachine({
  id: 'missingDonation',
  description: 'Reporting a missing donation.',
  context: ({ input: { answers, linked } }) => ({
    ...answers,
    linked: linked ?? null,
    retailers: [],
    dates: [],
    refusals: {},
    outcome: null,
  }),
  initial: 'loadingShops',
  states: {
    loadingShops: {
      description: 'Which shops has this person visited from here?',
      tags: ['busy', 'begins'],
      invoke: {
        id: 'readShops',
        src: 'readShops',
        onDone: [
          { guard: { type: 'isEmpty', params: ({ event }) => ({ retailers: event.output }) }, target: 'noShops' },
          { target: 'arriving', actions: { type: 'keepShops', params: ({ event }) => ({ retailers: event.output }) } },
        ],
        onError: { target: 'couldNotLoad' },
      },
      after: { patience: { target: 'couldNotLoad' } },
    },
    arriving: {
      description: 'An earlier visit to this page, or the link that led here, may have answered something.',
      tags: 'begins',
      always: [{ guard: 'isSavedBefore', target: 'submitting' }, { guard: 'isLinked', actions: 'keepLinked' }, ...toNext],
    },
    noShops: {
      description:
        'No shop was visited from here, so none can have reported a purchase: the person is told how donations are made.',
      tags: 'begins',
      on: { 'list.refreshed': { target: 'loadingShops' } },
    },
    couldNotLoad: {
      description: 'The shops could not be loaded; they can be asked for again.',
      tags: 'begins',
      on: { 'list.refreshed': { target: 'loadingShops' } },
    },
    chooseRetailer: {
      description: 'At which shop was it bought?',
      meta: { step: 'shop' },
      on: {
        'retailer.submitted': {
          target: after('shop'),
          actions: { type: 'keepRetailer', params: ({ event }) => ({ retailer: event.retailer }) },
        },
        'step.shown': othersThan('shop'),
      },
    },
    loadingVisits: {
      description: 'When was this shop visited from here?',
      tags: 'busy',
      meta: { step: 'visit' },
      invoke: {
        id: 'readVisits',
        src: 'readVisits',
        input: ({ context }) => ({ retailer: context.retailer }),
        onDone: { target: 'chooseVisitDate', actions: { type: 'keepDates', params: ({ event }) => ({ dates: event.output }) } },
        onError: { target: 'visitsFailed' },
      },
      after: { patience: { target: 'visitsFailed' } },
    },
    visitsFailed: {
      description: 'The visits could not be loaded; they can be asked for again.',
      on: { 'list.refreshed': { target: 'loadingVisits' }, 'step.back': toBefore('visit') },
    },
    chooseVisitDate: {
      description: 'In which visit was it bought?',
      meta: { step: 'visit' },
      on: {
        'visitDate.submitted': {
          target: after('visit'),
          actions: { type: 'keep', params: ({ event }) => ({ visitDate: event.visitDate }) },
        },
        'step.back': toBefore('visit'),
        'step.shown': othersThan('visit'),
      },
    },
    orderDetails: {
      description: 'What was bought, and for how much?',
      meta: { step: 'order' },
      on: {
        'order.submitted': {
          target: 'submitting',
          actions: { type: 'keepOrder', params: ({ event }) => ({ order: event.order }) },
        },
        'step.back': toBefore('order'),
        'step.shown': othersThan('order'),
      },
    },
    submitting: {
      description: 'The enquiry is on its way; from here on it is kept until the server has it.',
      tags: ['busy', 'sent'],
      invoke: {
        id: 'sendMissingDonation',
        src: 'sendMissingDonation',
        input: ({ context: { retailer, visitDate, order, isAnother } }) => ({ retailer, visitDate, order, isAnother }),
        onDone: [
          { guard: { type: 'isAccepted', ...outcomeOf }, target: 'success', actions: { type: 'keepOutcome', ...outcomeOf } },
          {
            guard: { type: 'isTracked', ...outcomeOf },
            target: 'queryInstead',
            actions: { type: 'keepOutcome', ...outcomeOf },
          },
          { guard: { type: 'isOffline', ...outcomeOf }, target: 'saved' },
          {
            guard: { type: 'isRefused', ...outcomeOf },
            target: 'orderDetails',
            actions: { type: 'keepRefusals', ...outcomeOf },
          },
          { target: 'notFoundAlert' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'saved' } },
    },
    saved: {
      description:
        'Saved, and sent as soon as the server can be reached: by itself when the network is back, or when the person asks for it.',
      tags: 'sent',
      invoke: { id: 'watchConnection', src: 'watchConnection' },
      on: { 'connection.returned': { target: 'submitting' }, 'submission.retried': { target: 'submitting' } },
    },
    queryInstead: {
      description:
        'There is a donation from that visit already: the person can ask about it, or say that they mean another purchase (F-115).',
      on: { 'another.meant': { target: 'submitting', actions: 'meanAnother' }, 'step.back': { target: 'orderDetails' } },
    },
    notFoundAlert: {
      description: 'No visit to this shop began here on that day (F-113, E-057): another visit or another shop can be chosen.',
      on: {
        'step.back': { target: 'loadingVisits' },
        'step.shown': toWanted[steps.indexOf('shop')],
      },
    },
    failed: {
      description: 'The server could not take the enquiry; everything typed is kept, and trying again sends it once.',
      on: { 'submission.retried': { target: 'submitting' }, 'step.back': { target: 'orderDetails' } },
    },
    success: {
      description: 'The enquiry is with us: its reference and next date are shown.',
      type: 'final',
      tags: 'over',
    },
  },
})
