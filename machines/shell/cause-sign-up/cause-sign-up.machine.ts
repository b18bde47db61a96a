import { assign, setup } from 'xstate'

/** A number is the cause of a campaign. */
export type SignUpFlag = boolean | string | number | undefined

interface CauseSignUpContext {
  /** The cause that this visitor has looked at last, else the campaign's. */
  causeId: number | null
}

const isCause = (flag: SignUpFlag): flag is number => typeof flag === 'number' && Number.isSafeInteger(flag) && flag > 0

/** F-068: with the flag on, Sign up in the header begins with the cause that the visitor has come for. */
export const causeSignUpMachine = setup({
  types: {} as {
    context: CauseSignUpContext
    events: { type: 'flag.read'; flag: SignUpFlag } | { type: 'cause.seen'; causeId: number }
  },
  guards: {
    isCampaign: ({ context }, { flag }: { flag: SignUpFlag }) => context.causeId === null && isCause(flag),
    isOn: (_, { flag }: { flag: SignUpFlag }) => flag === true,
    isOnAfterCause: ({ context }, { flag }: { flag: SignUpFlag }) => context.causeId !== null && (flag === true || isCause(flag)),
  },
  actions: {
    keepCause: assign((_, { causeId }: { causeId: number }) => ({ causeId })),
    keepCampaign: assign((_, { flag }: { flag: SignUpFlag }) => ({ causeId: isCause(flag) ? flag : null })),
  },
}).createMachine({
  id: 'causeSignUp',
  description: 'Where the header’s Sign up button leads.',
  context: { causeId: null },
  initial: 'asking',
  on: { 'cause.seen': { actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) } } },
  states: {
    asking: {
      description: 'It is not yet known whether the flag is on: to an account, where the cause is chosen later.',
      on: {
        'flag.read': [
          {
            guard: { type: 'isCampaign', params: ({ event }) => ({ flag: event.flag }) },
            target: 'withCause',
            actions: { type: 'keepCampaign', params: ({ event }) => ({ flag: event.flag }) },
          },
          { guard: { type: 'isOnAfterCause', params: ({ event }) => ({ flag: event.flag }) }, target: 'withCause' },
          { guard: { type: 'isOn', params: ({ event }) => ({ flag: event.flag }) }, target: 'noCauseYet' },
          { target: 'off' },
        ],
      },
    },
    off: { description: 'The flag is off: to an account.' },
    noCauseYet: {
      description: 'The flag is on, but this visitor has not looked at a cause: to an account.',
      on: {
        'cause.seen': {
          target: 'withCause',
          actions: { type: 'keepCause', params: ({ event }) => ({ causeId: event.causeId }) },
        },
      },
    },
    withCause: { description: 'To supporting the cause that the visitor has come for.' },
  },
})
