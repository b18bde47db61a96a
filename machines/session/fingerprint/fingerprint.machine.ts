import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

/** Who the link is for. Its tokens stay with the actors: a chart's context is no place for secrets. */
export type Exchange = { kind: 'sameUser' } | { kind: 'otherUser'; firstName: string } | { kind: 'refused' }

export type FingerprintEvent =
  | { type: 'fingerprint.found' }
  | { type: 'change.confirmed' }
  | { type: 'change.declined' }
  | { type: 'notice.read' }

interface FingerprintContext {
  /** First name of the person that the link is for, while they are asked about. */
  firstName: string
}

/**
 * F-028…F-031. An `fp` link hands a session over to this browser. A link of the person who is here changes nothing; anyone else's asks first,
 * or a stranger's link could sign people in as the stranger (reliability S15).
 */
export const fingerprintMachine = setup({
  types: {} as { context: FingerprintContext; events: FingerprintEvent; tags: 'busy' | 'settled' },
  actors: {
    waitForPerson: placeholder<void>(),
    exchangeFingerprint: placeholder<Exchange>(),
    logOutCurrent: placeholder<void>(),
    keepTokens: placeholder<void>(),
    revokeTokens: placeholder<void>(),
  },
  actions: {
    keepFirstName: assign((_, params: { exchange: Exchange }) => ({
      firstName: params.exchange.kind === 'otherUser' ? params.exchange.firstName : '',
    })),
  },
  guards: { isOtherUser: (_, params: { exchange: Exchange }) => params.exchange.kind === 'otherUser' },
  delays: { patience: patience.call, personPatience: patience.longCall },
}).createMachine({
  id: 'fingerprint',
  description: 'Continues a session from a link, with permission.',
  context: { firstName: '' },
  initial: 'idle',
  states: {
    idle: { description: 'The address carried no link of this kind.', on: { 'fingerprint.found': { target: 'requesting' } } },
    requesting: {
      description: 'Waiting until it is known who is here.',
      tags: 'busy',
      invoke: { id: 'waitForPerson', src: 'waitForPerson', onDone: { target: 'exchanging' }, onError: { target: 'exchanging' } },
      after: { personPatience: { target: 'exchanging' } },
    },
    exchanging: {
      description: 'Asking the server whom the link is for.',
      tags: 'busy',
      invoke: {
        id: 'exchangeFingerprint',
        src: 'exchangeFingerprint',
        onDone: [
          {
            guard: { type: 'isOtherUser', params: ({ event }) => ({ exchange: event.output }) },
            target: 'confirming',
            actions: { type: 'keepFirstName', params: ({ event }) => ({ exchange: event.output }) },
          },
          { target: 'noChange' },
        ],
        onError: { target: 'noChange' },
      },
      after: { patience: { target: 'noChange' } },
    },
    confirming: {
      description: 'The link is for somebody else: the person here decides.',
      on: { 'change.confirmed': { target: 'loggingOut' }, 'change.declined': { target: 'declining' } },
    },
    loggingOut: {
      description: 'The person who was here is logged out first.',
      tags: 'busy',
      invoke: { id: 'logOutCurrent', src: 'logOutCurrent', onDone: { target: 'entering' }, onError: { target: 'entering' } },
      after: { personPatience: { target: 'entering' } },
    },
    entering: {
      description: 'Taking over the session of the link.',
      tags: 'busy',
      invoke: { id: 'keepTokens', src: 'keepTokens', onDone: { target: 'newUser' }, onError: { target: 'failed' } },
      after: { personPatience: { target: 'failed' } },
    },
    declining: {
      description: 'The session of the link is given back unused.',
      tags: 'busy',
      invoke: { id: 'revokeTokens', src: 'revokeTokens', onDone: { target: 'noChange' }, onError: { target: 'noChange' } },
      after: { patience: { target: 'noChange' } },
    },
    newUser: { description: 'NEW_USER: the person of the link is here now.', tags: 'settled' },
    noChange: { description: 'NO_CHANGE: whoever was here still is.', tags: 'settled' },
    failed: {
      description: 'The session of the link could not be taken over; the person can log in by themselves.',
      tags: 'settled',
      on: { 'notice.read': { target: 'noChange' } },
    },
  },
})
