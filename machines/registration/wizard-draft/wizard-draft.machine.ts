import { type AnyStateMachine, assign, fromCallback, setup } from 'xstate'
import { lazyChart, patience, placeholder } from '#machines/placeholder.ts'
import type { draftArrivalMachine } from '../draft-arrival/draft-arrival.machine.ts'
import type { draftTransferMachine } from '../draft-transfer/draft-transfer.machine.ts'
import type { LoggedInPerson } from '../logged-in-person.ts'

/** What an earlier visit left of a wizard, and who is logged in now. */
export interface LeftDraft {
  answers: object
  /** As the page knew it when it looked: it never changes here. */
  person: LoggedInPerson | null
}
type Left = LeftDraft | null
export interface WizardDraftInput {
  /** What is kept of a wizard before its first answer. */
  answers: object
  /** What the address asks of the wizard, besides. */
  wanted: object
}

/** Of the wizard that runs: what it has of answers, and that nothing of them is needed any more. */
export type HeardOfWizard = { type: 'answers.given'; answers: object } | { type: 'wizard.over' }
/** By the page, once it lives: that somebody came with another device's link, that an earlier visit has left something, or neither. */
export type SeenByPage = { type: 'link.brought' } | { type: 'draft.found' } | { type: 'nothing.found' }
export type WizardDraftEvent = HeardOfWizard | SeenByPage | { type: 'draft.asked' } | { type: 'network.returned' }

const begins = ({ context: { left, wanted } }: { context: { left: LeftDraft; wanted: object } }) => ({ ...wanted, ...left })

/**
 * F-050…F-052: a wizard, from where it begins to where nothing of it is kept any more. It begins at its first question, as the server has rendered it; or where an earlier
 * visit or another device left it. Its answers are kept as they come, and may be taken along.
 */
export const wizardDraftMachine = setup({
  types: {} as {
    context: { left: LeftDraft; wanted: object }
    input: WizardDraftInput
    events: WizardDraftEvent
    children: { wizard: 'wizard'; draftArrival: 'draftArrival'; draftTransfer: 'draftTransfer' }
  },
  actors: {
    wizard: lazyChart<AnyStateMachine>('wizard'),
    draftArrival: lazyChart<typeof draftArrivalMachine>('draftArrival'),
    draftTransfer: lazyChart<typeof draftTransferMachine>('draftTransfer'),
    lookAround: fromCallback<SeenByPage>(() => {}),
    watchNetwork: fromCallback<{ type: 'network.returned' }>(() => {}),
    watchWizard: fromCallback<HeardOfWizard>(() => {}),
    readDraft: placeholder<Left>(),
    loadArrival: placeholder<boolean>(),
    /** Whether this wizard may be finished on another device. */
    loadTransfer: placeholder<boolean>(),
  },
  actions: {
    keepLeft: assign((_, { left }: { left: Left }) => (left ? { left } : {})),
    keepDraft: (_, _params: { answers: object }) => {},
    dropDraft: () => {},
  },
  guards: {
    hasAnswer: (_, { answers }: { answers: object }) => Object.values(answers).some((one) => one !== null && one !== false),
    isLeft: (_, { left }: { left: Left }) => left !== null,
    isCarried: (_, { isCarried }: { isCarried: boolean }) => isCarried,
  },
  delays: { patience: 2 * patience.longCall },
}).createMachine({
  id: 'wizardDraft',
  description: 'A sign-up and what is kept of it.',
  context: ({ input }) => ({ left: { answers: input.answers, person: null }, wanted: input.wanted }),
  initial: 'inWizard',
  states: {
    inWizard: {
      description: 'The wizard asks.',
      invoke: { id: 'wizard', src: 'wizard', input: begins },
      initial: 'asked',
      states: {
        asked: {
          description: 'The first question stands; this browser has not said yet what it keeps.',
          invoke: { id: 'lookAround', src: 'lookAround' },
          on: {
            'link.brought': { target: '#wizardDraft.arriving' },
            'draft.found': { target: '#wizardDraft.waiting' },
            'nothing.found': { target: 'begun' },
          },
        },
        begun: {
          description: 'What is answered is kept as it comes.',
          invoke: { id: 'watchWizard', src: 'watchWizard' },
          on: { 'wizard.over': { target: 'over', actions: 'dropDraft' } },
          initial: 'unanswered',
          states: {
            unanswered: {
              description: 'There is nothing to keep.',
              on: {
                'answers.given': {
                  guard: { type: 'hasAnswer', params: ({ event }) => ({ answers: event.answers }) },
                  target: 'kept',
                  actions: { type: 'keepDraft', params: ({ event }) => ({ answers: event.answers }) },
                },
              },
            },
            kept: {
              description: 'This device has the answers so far.',
              on: {
                'answers.given': {
                  guard: { type: 'hasAnswer', params: ({ event }) => ({ answers: event.answers }) },
                  actions: { type: 'keepDraft', params: ({ event }) => ({ answers: event.answers }) },
                },
              },
              initial: 'asking',
              states: {
                asking: {
                  description: 'What takes them to another device is loaded, where they may be taken.',
                  invoke: {
                    id: 'loadTransfer',
                    src: 'loadTransfer',
                    onDone: [
                      { guard: { type: 'isCarried', params: ({ event }) => ({ isCarried: event.output }) }, target: 'carried' },
                      { target: 'staying' },
                    ],
                    onError: { target: 'notLoaded' },
                  },
                  after: { patience: { target: 'notLoaded' } },
                },
                notLoaded: {
                  description: 'It could not be loaded: the wizard goes on without.',
                  invoke: { id: 'watchNetwork', src: 'watchNetwork' },
                  on: { 'network.returned': { target: 'asking' } },
                },
                carried: {
                  description: 'They can be taken to another device.',
                  invoke: { id: 'draftTransfer', src: 'draftTransfer' },
                },
                staying: { description: 'This wizard is short, and stays on its device.' },
              },
            },
          },
        },
        over: { description: 'What was made is made, and nothing is kept.' },
      },
    },
    arriving: {
      description: 'Somebody came with the link that another device has shown.',
      initial: 'loading',
      states: {
        loading: {
          description: 'What fetches its answers is loaded.',
          invoke: {
            id: 'loadArrival',
            src: 'loadArrival',
            onDone: { target: 'fetching' },
            onError: { target: 'notLoaded' },
          },
          after: { patience: { target: 'notLoaded' } },
        },
        notLoaded: {
          description: 'It could not be loaded; the link still works.',
          invoke: { id: 'watchNetwork', src: 'watchNetwork' },
          on: { 'draft.asked': { target: 'loading' }, 'network.returned': { target: 'loading' } },
        },
        fetching: {
          description: 'Its own chart says what became of the link.',
          invoke: { id: 'draftArrival', src: 'draftArrival', onDone: { target: '#wizardDraft.waiting' } },
        },
      },
    },
    waiting: {
      description: 'Something is kept: it is read, and who is here is found out.',
      invoke: {
        id: 'readDraft',
        src: 'readDraft',
        onDone: [
          {
            guard: { type: 'isLeft', params: ({ event }) => ({ left: event.output }) },
            target: '#wizardDraft.inWizard.begun.kept',
            actions: { type: 'keepLeft', params: ({ event }) => ({ left: event.output }) },
          },
          { target: '#wizardDraft.inWizard.begun' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'A draft is there and cannot be read yet: a wizard that began now would write over it.',
      invoke: { id: 'watchNetwork', src: 'watchNetwork' },
      on: { 'draft.asked': { target: 'waiting' }, 'network.returned': { target: 'waiting' } },
    },
  },
})
