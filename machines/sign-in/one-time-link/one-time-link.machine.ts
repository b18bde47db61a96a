import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'
import { mailRequest } from '../mail-request.states.ts'

export type LinkRequest = 'sent' | 'tooMany'
export type LinkUse = 'valid' | 'expired' | 'used' | 'invalid'

export type OneTimeLinkEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'email.changed' }
  | { type: 'link.followed' }
  | { type: 'link.asked' }

interface OneTimeLinkContext {
  hasLink: boolean
  email: string
}

/**
 * F-044, G-003: logging in with a link that comes by mail, good once, for 15 minutes, on any device. Opening the link does nothing yet: programs that
 * look into mails open links too, and nobody is logged in without wanting it (ASVS 7.6.2).
 */
export const oneTimeLinkMachine = setup({
  types: {} as {
    context: OneTimeLinkContext
    input: { hasLink: boolean; email: string }
    events: OneTimeLinkEvent
    tags: 'busy' | 'failed'
  },
  actors: { requestLink: placeholder<LinkRequest, { email: string }>(), redeemLink: placeholder<LinkUse>() },
  actions: { keepEmail: assign((_, params: { email: string }) => ({ email: params.email })) },
  guards: {
    hasLink: ({ context }) => context.hasLink,
    isSent: (_, params: { outcome: LinkRequest }) => params.outcome === 'sent',
    isValid: (_, params: { use: LinkUse }) => params.use === 'valid',
    isExpired: (_, params: { use: LinkUse }) => params.use === 'expired',
    isUsed: (_, params: { use: LinkUse }) => params.use === 'used',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'oneTimeLink',
  description: 'Logging in with an emailed link.',
  context: ({ input }) => ({ hasLink: input.hasLink, email: input.email }),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'With the link of a mail, or without.',
      always: [{ guard: 'hasLink', target: 'landing' }, { target: 'request' }],
    },
    ...mailRequest('requestLink', 'E-031'),
    landing: {
      description: 'The person came with the link; one press logs them in.',
      on: { 'link.followed': { target: 'entering' } },
    },
    entering: {
      description: 'The link is being used.',
      tags: 'busy',
      invoke: {
        id: 'redeemLink',
        src: 'redeemLink',
        onDone: [
          { guard: { type: 'isValid', params: ({ event }) => ({ use: event.output }) }, target: 'entered' },
          { guard: { type: 'isExpired', params: ({ event }) => ({ use: event.output }) }, target: 'expired' },
          { guard: { type: 'isUsed', params: ({ event }) => ({ use: event.output }) }, target: 'used' },
          { target: 'invalid' },
        ],
        onError: { target: 'enteringFailed' },
      },
      after: { patience: { target: 'enteringFailed' } },
    },
    enteringFailed: {
      description: 'The link could not be used just now; it may be pressed again.',
      tags: 'failed',
      on: { 'link.followed': { target: 'entering' } },
    },
    entered: { description: 'The person is logged in.', type: 'final' },
    expired: {
      description: 'The link is more than 15 minutes old; a new one can be asked for (E-030).',
      on: { 'link.asked': { target: 'request' } },
    },
    used: {
      description: 'The link was used before; a new one can be asked for (E-030).',
      on: { 'link.asked': { target: 'request' } },
    },
    invalid: {
      description: 'There is no such link, or a newer one replaced it; a new one can be asked for.',
      on: { 'link.asked': { target: 'request' } },
    },
  },
})
