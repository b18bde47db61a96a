import { assign, setup } from 'xstate'
import { limits } from '#contract/limits.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type EvidenceFault = 'imageType' | 'imageTooLarge' | 'unreadable'
/** `closed`: the claim was decided meanwhile. */
export type EvidenceOutcome = { kind: 'kept'; paths: string[] } | { kind: 'refused'; fault: EvidenceFault } | { kind: 'closed' }

interface EvidenceContext {
  /** Pictures that the claim has. */
  paths: string[]
  fault: EvidenceFault | null
}

/** G-001: pictures of an order or a receipt that go with a claim. The file itself stays with the screen, so that what could not be sent can be sent again. */
export const claimEvidenceMachine = setup({
  types: {} as {
    context: EvidenceContext
    input: { paths: string[] }
    events: { type: 'file.chosen'; fileType: string } | { type: 'submission.retried' }
    tags: 'busy'
  },
  actors: { sendPicture: placeholder<EvidenceOutcome>() },
  actions: {
    keepPaths: assign(({ context }, { outcome }: { outcome: EvidenceOutcome }) => ({
      paths: outcome.kind === 'kept' ? outcome.paths : context.paths,
    })),
    forgetFault: assign({ fault: null }),
    keepWrongType: assign({ fault: 'imageType' as const }),
    keepFault: assign((_, { outcome }: { outcome: EvidenceOutcome }) => ({
      fault: outcome.kind === 'refused' ? outcome.fault : null,
    })),
  },
  guards: {
    isFull: ({ context }) => context.paths.length >= limits.evidencePictures,
    isPicture: (_, { fileType }: { fileType: string }) => limits.imageTypes.some((type) => type === fileType),
    isKept: (_, { outcome }: { outcome: EvidenceOutcome }) => outcome.kind === 'kept',
    isRefused: (_, { outcome }: { outcome: EvidenceOutcome }) => outcome.kind === 'refused',
  },
  delays: { patience: patience.upload },
}).createMachine({
  id: 'claimEvidence',
  description: 'Adding pictures of an order or receipt to a claim.',
  context: ({ input }) => ({ paths: input.paths, fault: null }),
  initial: 'counted',
  states: {
    counted: {
      description: 'Is there room for another picture?',
      always: [{ guard: 'isFull', target: 'full' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'A picture can be chosen.',
      initial: 'waiting',
      on: {
        'file.chosen': [
          {
            guard: { type: 'isPicture', params: ({ event }) => ({ fileType: event.fileType }) },
            target: 'sending',
            actions: 'forgetFault',
          },
          { target: '.refused', actions: 'keepWrongType' },
        ],
      },
      states: {
        waiting: { description: 'Nothing has been chosen yet.' },
        added: { description: 'The last one is with the claim.' },
        refused: { description: 'The last one is no picture that can be kept; another one can be chosen.' },
        failed: {
          description: 'The last one could not be sent; it is still there.',
          on: { 'submission.retried': { target: '#claimEvidence.sending' } },
        },
      },
    },
    sending: {
      description: 'The picture is made small enough and sent.',
      tags: 'busy',
      invoke: {
        id: 'sendPicture',
        src: 'sendPicture',
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ outcome: event.output }) },
            target: 'kept',
            actions: { type: 'keepPaths', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'choosing.refused',
            actions: { type: 'keepFault', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: { target: 'choosing.failed' },
      },
      after: { patience: { target: 'choosing.failed' } },
    },
    kept: {
      description: 'Is there room for yet another?',
      always: [{ guard: 'isFull', target: 'full' }, { target: 'choosing.added' }],
    },
    full: { description: 'The claim has as many pictures as it can hold.', type: 'final' },
    closed: { description: 'The claim has been decided meanwhile, and takes no more pictures.', type: 'final' },
  },
})
