import { assign, setup } from 'xstate'
import { patience, placeholder } from '#machines/placeholder.ts'

export type KeptDraft = { kind: 'kept'; link: string } | { kind: 'tooMany' }
export type MailedDraft = 'sent' | 'tooMany' | 'gone'

export type DraftTransferEvent =
  | { type: 'transfer.opened' }
  | { type: 'transfer.closed' }
  | { type: 'transfer.retried' }
  | { type: 'email.submitted'; email: string }

interface DraftTransferContext {
  link: string
  email: string
}

/** A wizard that was begun here is finished on another device: through a link, shown as a code for its camera too, or mailed to oneself. */
export const draftTransferMachine = setup({
  types: {} as { context: DraftTransferContext; events: DraftTransferEvent; tags: 'busy'; meta: { mail?: 'tooMany' | 'failed' } },
  actors: { keepDraft: placeholder<KeptDraft>(), mailDraft: placeholder<MailedDraft, { email: string }>() },
  actions: {
    keepLink: assign((_, params: { kept: KeptDraft }) => ({ link: params.kept.kind === 'kept' ? params.kept.link : '' })),
    keepEmail: assign((_, params: { email: string }) => ({ email: params.email })),
  },
  guards: {
    isKept: (_, params: { kept: KeptDraft }) => params.kept.kind === 'kept',
    isSent: (_, params: { mailed: MailedDraft }) => params.mailed === 'sent',
    isTooMany: (_, params: { mailed: MailedDraft }) => params.mailed === 'tooMany',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'draftTransfer',
  description: 'Moving an unfinished sign-up to another device.',
  context: { link: '', email: '' },
  initial: 'closed',
  states: {
    closed: {
      description: 'The wizard goes on here; one press offers another device.',
      on: { 'transfer.opened': { target: 'keeping' } },
    },
    keeping: {
      description: 'The answers so far are being kept under a link.',
      tags: 'busy',
      invoke: {
        id: 'keepDraft',
        src: 'keepDraft',
        onDone: [
          {
            guard: { type: 'isKept', params: ({ event }) => ({ kept: event.output }) },
            target: 'open',
            actions: { type: 'keepLink', params: ({ event }) => ({ kept: event.output }) },
          },
          { target: 'tooMany' },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: {
      description: 'They could not be kept just now; this device still has them.',
      on: { 'transfer.retried': { target: 'keeping' }, 'transfer.closed': { target: 'closed' } },
    },
    tooMany: {
      description: 'Too many links were made today; this device still has the answers.',
      on: { 'transfer.closed': { target: 'closed' } },
    },
    open: {
      description: 'The link is here, as text and as a code; it can be mailed.',
      initial: 'shown',
      on: {
        'transfer.closed': { target: 'closed' },
        'email.submitted': {
          target: '.mailing',
          actions: { type: 'keepEmail', params: ({ event }) => ({ email: event.email }) },
        },
      },
      states: {
        shown: { description: 'Nothing was mailed yet.' },
        mailing: {
          description: 'The link is being mailed.',
          tags: 'busy',
          on: { 'email.submitted': {} },
          invoke: {
            id: 'mailDraft',
            src: 'mailDraft',
            input: ({ context }) => ({ email: context.email }),
            onDone: [
              { guard: { type: 'isSent', params: ({ event }) => ({ mailed: event.output }) }, target: 'mailed' },
              { guard: { type: 'isTooMany', params: ({ event }) => ({ mailed: event.output }) }, target: 'mailedTooOften' },
              { target: '#draftTransfer.failed' },
            ],
            onError: { target: 'notMailed' },
          },
          after: { patience: { target: 'notMailed' } },
        },
        mailed: { description: 'The mail is on its way.' },
        mailedTooOften: { description: 'Too many mails today: the code and the link work without.', meta: { mail: 'tooMany' } },
        notMailed: { description: 'The mail could not be asked for just now.', meta: { mail: 'failed' } },
      },
    },
  },
})
