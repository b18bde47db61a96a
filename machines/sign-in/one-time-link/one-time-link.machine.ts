import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'
import { mailRequest } from '../mail-request.states.ts'

export type LinkRequest = 'sent' | 'tooMany'
/**
 * With a secret to choose a new password with, the link lets in as well, and has ended every way in from before; `elsewhere` asks for the account to be logged in to
 * here first.
 */
export type LinkUse = 'valid' | 'expired' | 'used' | 'invalid' | 'elsewhere' | { passwordReset: string }

export type OneTimeLinkEvent =
  | { type: 'email.submitted'; email: string }
  | { type: 'email.changed' }
  | { type: 'link.followed' }
  | { type: 'link.asked' }
  | { type: 'password.wanted' }
  | { type: 'password.left' }

interface OneTimeLinkContext {
  hasLink: boolean
  email: string
  passwordReset: string
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
  actions: {
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email })),
    keepReset: assign((_, params: { use: LinkUse }) => ({
      passwordReset: typeof params.use === 'object' ? params.use.passwordReset : '',
    })),
  },
  guards: {
    hasLink: ({ context }) => context.hasLink,
    isSent: (_, params: { outcome: LinkRequest }) => params.outcome === 'sent',
    isValid: (_, params: { use: LinkUse }) => params.use === 'valid',
    isExpired: (_, params: { use: LinkUse }) => params.use === 'expired',
    isUsed: (_, params: { use: LinkUse }) => params.use === 'used',
    isRenewed: (_, params: { use: LinkUse }) => typeof params.use === 'object',
    isElsewhere: (_, params: { use: LinkUse }) => params.use === 'elsewhere',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'oneTimeLink',
  description: 'Logging in with an emailed link.',
  context: ({ input }) => ({ hasLink: input.hasLink, email: input.email, passwordReset: '' }),
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
          {
            guard: { type: 'isRenewed', params: ({ event }) => ({ use: event.output }) },
            actions: { type: 'keepReset', params: ({ event }) => ({ use: event.output }) },
            target: 'renewed',
          },
          { guard: { type: 'isElsewhere', params: ({ event }) => ({ use: event.output }) }, target: 'elsewhere' },
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
    renewed: {
      description:
        'The person is logged in, and reads that every way in from before has ended; a new password can be chosen at once.',
      on: { 'password.wanted': { target: 'choosing' }, 'password.left': { target: 'entered' } },
    },
    choosing: { description: 'The person chooses a new password, on the page for that.', type: 'final' },
    entered: { description: 'The person is logged in.', type: 'final' },
    elsewhere: {
      description:
        'The link of the first mail works where the account is logged in to; whoever can’t do that logs in with a new link.',
      on: { 'link.asked': { target: 'request' } },
    },
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
