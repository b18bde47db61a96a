import { assign, setup } from 'xstate'
import type { RetailerCard } from '#contract/shopping/retailer.ts'
import { patience, placeholder } from '#machines/placeholder.ts'
import { type Question, wizardOrder, wizardProgress } from '#machines/wizard-order.ts'

export interface GuestAnswers {
  cause: { id: number; name: string } | null
  shop: { slug: string; name: string } | null
  email: string | null
}
export const noGuestAnswers: GuestAnswers = { cause: null, shop: null, email: null }

const progress = wizardProgress(({ answers }: GuestProgress, name: keyof GuestAnswers) => answers[name] !== null, {})
/** What is asked, in this order, and on which page: all that follows from it is made of this list. */
const choosing = { cause: { answer: 'cause', page: 1 }, shop: { answer: 'shop', page: 1 } } as const
const going = { email: { answer: 'email', page: 2 }, ready: { page: 3 } } as const
const questions = { ...choosing, ...going } satisfies Record<keyof GuestAnswers | 'ready', GuestQuestion>
export type GuestStep = keyof typeof questions
/** The number of a page, as its address has it. */
export type GuestPage = (typeof questions)[GuestStep]['page']
export const pageOf = (step: GuestStep): GuestPage => questions[step].page
export const lastGuestPage: GuestPage = questions.ready.page

const { after, toBefore, toNext } = wizardOrder(progress, { '#guestRaise.choosing': choosing, '#guestRaise': going })
export type GuestVisit = { kind: 'recorded'; address: string } | { kind: 'gone' } | { kind: 'tooMany' }

export type GuestRaiseEvent =
  | { type: 'cause.chosen'; cause: { id: number; name: string } }
  | { type: 'shop.searched'; term: string }
  | { type: 'shop.chosen'; shop: { slug: string; name: string } }
  | { type: 'shop.kept' }
  | { type: 'email.submitted'; email: string }
  | { type: 'shop.opened' }
  | { type: 'cause.changed' }
  | { type: 'shop.changed' }
  | { type: 'step.back' }

type GuestQuestion = Question<keyof GuestAnswers, never>
interface GuestProgress {
  answers: GuestAnswers
  /** The page that the address asks for. */
  wanted: number
}

interface GuestRaiseContext extends GuestProgress {
  term: string
  shops: RetailerCard[]
  address: string
}

/** R-045…R-047, F-064, X-055: raising for a cause without an account. A cause and a shop, an e-mail address, and off to the shop. */
export const guestRaiseMachine = setup({
  types: {} as {
    context: GuestRaiseContext
    input: GuestProgress & {
      /** The shop that somebody comes from counts, whatever they chose at an earlier visit. */
      shop?: GuestAnswers['shop']
    }
    events: GuestRaiseEvent
    tags: 'busy' | 'choosingShop' | 'over'
    meta: { step: GuestStep }
  },
  actors: {
    findShops: placeholder<RetailerCard[], { term: string }>(),
    recordVisit: placeholder<GuestVisit, { answers: GuestAnswers }>(),
  },
  actions: {
    keep: assign(({ context }, params: Partial<GuestAnswers>) => ({ answers: { ...context.answers, ...params } })),
    keepTerm: assign((_, params: { term: string }) => ({ term: params.term })),
    keepShops: assign((_, params: { shops: RetailerCard[] }) => ({ shops: params.shops })),
    keepAddress: assign((_, params: { visit: GuestVisit }) => ({
      address: params.visit.kind === 'recorded' ? params.visit.address : '',
    })),
  },
  guards: {
    isAsked: progress.guards.isAsked,
    /** Nobody is led past the page that they have asked for. */
    isOpen: ({ context }, question: GuestQuestion) =>
      progress.isOpen(question, context) || (question.page ?? 0) >= context.wanted,
    hasShop: ({ context }) => context.answers.shop !== null,
    isEmpty: (_, params: { term: string }) => params.term.trim() === '',
    hasShops: (_, params: { shops: RetailerCard[] }) => params.shops.length > 0,
    isRecorded: (_, params: { visit: GuestVisit }) => params.visit.kind === 'recorded',
    isGone: (_, params: { visit: GuestVisit }) => params.visit.kind === 'gone',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'guestRaise',
  description: 'Raising money as a guest.',
  context: ({ input: { answers, wanted, shop } }) => ({
    answers: shop ? { ...answers, shop } : answers,
    wanted,
    term: '',
    shops: [],
    address: '',
  }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The furthest step that the address asks for and the answers allow.',
      always: toNext,
    },
    choosing: {
      description: 'What to raise for, and where to shop.',
      initial: 'cause',
      states: {
        cause: {
          description: 'Which cause to raise for.',
          meta: { step: 'cause' },
          on: {
            'cause.chosen': {
              target: after('cause'),
              actions: { type: 'keep', params: ({ event }) => ({ cause: event.cause }) },
            },
          },
        },
        shop: {
          description: 'Where to shop.',
          meta: { step: 'shop' },
          initial: 'idle',
          on: {
            'step.back': toBefore('shop'),
            'shop.searched': [
              { guard: { type: 'isEmpty', params: ({ event }) => ({ term: event.term }) }, target: '.idle' },
              { target: '.looking', actions: { type: 'keepTerm', params: ({ event }) => ({ term: event.term }) } },
            ],
            'shop.kept': { guard: 'hasShop', target: after('shop') },
          },
          states: {
            idle: { description: 'The name of a shop is asked for.' },
            looking: {
              description: 'Looking for shops.',
              tags: 'busy',
              on: { 'shop.searched': {}, 'shop.kept': {}, 'step.back': {} },
              invoke: {
                id: 'findShops',
                src: 'findShops',
                input: ({ context }) => ({ term: context.term }),
                onDone: [
                  {
                    guard: { type: 'hasShops', params: ({ event }) => ({ shops: event.output }) },
                    target: 'found',
                    actions: { type: 'keepShops', params: ({ event }) => ({ shops: event.output }) },
                  },
                  { target: 'none' },
                ],
                onError: { target: 'failed' },
              },
              after: { patience: { target: 'failed' } },
            },
            found: {
              description: 'Shops to choose from.',
              on: {
                'shop.chosen': {
                  target: after('shop'),
                  actions: { type: 'keep', params: ({ event }) => ({ shop: event.shop }) },
                },
              },
            },
            none: { description: 'No shop has this name; another may.' },
            failed: { description: 'Shops could not be looked for just now; it can be tried again.' },
          },
        },
      },
    },
    email: {
      description: 'Where to write about the donation.',
      meta: { step: 'email' },
      on: {
        'email.submitted': { target: after('email'), actions: { type: 'keep', params: ({ event }) => ({ email: event.email }) } },
        'step.back': toBefore('email'),
      },
    },
    ready: {
      description: 'Everything is chosen; the shop can be opened, and each answer changed.',
      meta: { step: 'ready' },
      initial: 'idle',
      on: {
        'shop.opened': { target: '.recording' },
        'step.back': toBefore('ready'),
        'cause.changed': { target: '#guestRaise.choosing.cause' },
        'shop.changed': { target: '#guestRaise.choosing.shop' },
      },
      states: {
        idle: { description: 'Nothing has been begun.' },
        recording: {
          description: 'The visit is being noted, so that what is bought counts for the cause.',
          tags: 'busy',
          on: { 'shop.opened': {}, 'step.back': {}, 'cause.changed': {}, 'shop.changed': {} },
          invoke: {
            id: 'recordVisit',
            src: 'recordVisit',
            input: ({ context }) => ({ answers: context.answers }),
            onDone: [
              {
                guard: { type: 'isRecorded', params: ({ event }) => ({ visit: event.output }) },
                target: '#guestRaise.leaving',
                actions: { type: 'keepAddress', params: ({ event }) => ({ visit: event.output }) },
              },
              { guard: { type: 'isGone', params: ({ event }) => ({ visit: event.output }) }, target: '#guestRaise.gone' },
              { target: 'tooMany' },
            ],
            onError: { target: 'failed' },
          },
          after: { patience: { target: 'failed' } },
        },
        failed: { description: 'The visit could not be noted: going on would raise nothing, so it is tried again.' },
        tooMany: { description: 'Too many visits from here; a while later it works again.' },
      },
    },
    gone: {
      description: 'The shop or the cause no longer takes part; others do.',
      meta: { step: 'ready' },
      on: { 'step.back': { target: '#guestRaise.choosing.cause' } },
    },
    leaving: { description: 'The shop opens.', type: 'final', tags: 'over', meta: { step: 'ready' } },
  },
})
