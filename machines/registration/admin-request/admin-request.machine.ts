import { assign, setup } from 'xstate'
import type { AdminRequestFields } from '#contract/registration/cause-registration.rules.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

export type AdminRequestOutcome = { kind: 'received'; reference: string } | { kind: 'refused'; fields: Record<string, string> }

/** What support has, once it has it. */
export interface SentRequest {
  reference: string
  email: string
}

interface AdminRequestContext {
  causeId: number
  fields: AdminRequestFields | null
  reference: string
  refusals: Record<string, string>
}

/** F-060, F-061: asking to run a cause that somebody else registered. Support replies within 2 working days. The wizard for causes invokes it. */
export const adminRequestMachine = setup({
  types: {} as {
    context: AdminRequestContext
    input: { causeId: number }
    output: SentRequest
    events: { type: 'request.submitted'; fields: AdminRequestFields } | { type: 'request.retried' }
    tags: 'busy'
  },
  actors: { sendRequest: placeholder<AdminRequestOutcome, { causeId: number; fields: AdminRequestFields }>() },
  actions: {
    keepFields: assign((_, params: { fields: AdminRequestFields }) => ({ fields: params.fields, refusals: {} })),
    keepOutcome: assign((_, { outcome }: { outcome: AdminRequestOutcome }) =>
      outcome.kind === 'received' ? { reference: outcome.reference } : { refusals: outcome.fields },
    ),
  },
  guards: { isReceived: (_, { outcome }: { outcome: AdminRequestOutcome }) => outcome.kind === 'received' },
  delays: { patience: patience.call },
}).createMachine({
  id: 'adminRequest',
  description: 'Asking to be an administrator.',
  context: ({ input }) => ({ causeId: input.causeId, fields: null, reference: '', refusals: {} }),
  output: ({ context: { reference, fields } }) => ({ reference, email: fields?.email ?? '' }),
  initial: 'editing',
  states: {
    editing: {
      description: 'The person says how they can be reached, and what they have to do with the cause.',
      on: {
        'request.submitted': {
          target: 'submitting',
          actions: { type: 'keepFields', params: ({ event }) => ({ fields: event.fields }) },
        },
      },
    },
    submitting: {
      description: 'The request is on its way.',
      tags: 'busy',
      invoke: {
        id: 'sendRequest',
        src: 'sendRequest',
        input: ({ context: { causeId, fields } }) => ({ causeId, fields: fields ?? { email: '', phone: '', evidence: '' } }),
        onDone: [
          {
            guard: { type: 'isReceived', params: ({ event }) => ({ outcome: event.output }) },
            target: 'ticketShown',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'editing', actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) } },
        ],
        onError: { target: 'couldNotSend' },
      },
      after: { patience: { target: 'couldNotSend' } },
    },
    couldNotSend: {
      description: 'The request could not be sent; everything typed is kept, and trying again sends it once (E-029).',
      on: { 'request.retried': { target: 'submitting' } },
    },
    ticketShown: {
      description: 'The request is received: its reference is shown (U-068).',
      type: 'final',
    },
  },
})
