import { assign, setup } from 'xstate'
import { updateFault } from '#contract/cause-admin/updates.rules.ts'
import type { CauseUpdates } from '#contract/cause-admin/updates.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** `tooOften`: the cause has posted as many updates as it can in a day. `closed`: the cause has closed meanwhile, and nothing of it can be changed. */
export type PostOutcome =
  | { kind: 'posted'; found: CauseUpdates }
  | { kind: 'refused'; fields: Record<string, string> }
  | { kind: 'tooOften' }
  | { kind: 'closed' }
/** What can be removed: an update with all that belongs to it, or its picture alone. */
export type UpdatePart = 'update' | 'picture'
export type RemoveOutcome = { kind: 'removed'; found: CauseUpdates } | { kind: 'closed' }

interface CauseUpdatesContext {
  found: CauseUpdates | null
  /** What was sent last; empty once it is posted. */
  text: string
  refusals: Record<string, string>
  /** Which update something is to be removed of, and what. */
  chosen: { id: number; part: UpdatePart }
}

const faultsOf = (text: string): Record<string, string> => {
  const fault = updateFault(text)
  return fault === null ? {} : { text: fault }
}

/** H-003: what a cause tells on its page, written and removed by those who run it. */
export const causeUpdatesMachine = setup({
  types: {} as {
    context: CauseUpdatesContext
    events:
      | { type: 'update.submitted'; text: string }
      | { type: 'picture.saved'; found: CauseUpdates }
      | { type: 'removal.wanted'; id: number; part: UpdatePart }
      | { type: 'removal.confirmed' }
      | { type: 'removal.dropped' }
      | { type: 'removal.retried' }
      | { type: 'page.refreshed' }
    tags: 'busy' | 'asksAgain'
  },
  actors: {
    read: placeholder<CauseUpdates, undefined>(),
    post: placeholder<PostOutcome, { text: string }>(),
    remove: placeholder<RemoveOutcome, { id: number; part: UpdatePart }>(),
  },
  actions: {
    keepFound: assign((_, { found }: { found: CauseUpdates }) => ({ found })),
    keepPictured: assign((_, { found }: { found: CauseUpdates }) => ({ found, refusals: {} })),
    keepText: assign((_, { text }: { text: string }) => ({ text, refusals: {} })),
    keepFault: assign((_, { text }: { text: string }) => ({ refusals: faultsOf(text) })),
    keepPosted: assign(({ context }, { outcome }: { outcome: PostOutcome }) =>
      outcome.kind === 'posted' ? { found: outcome.found, text: '' } : { found: context.found },
    ),
    keepRefusals: assign((_, { outcome }: { outcome: PostOutcome }) => ({
      refusals: outcome.kind === 'refused' ? outcome.fields : {},
    })),
    keepChosen: assign((_, chosen: { id: number; part: UpdatePart }) => ({ chosen, refusals: {} })),
    keepLeft: assign(({ context }, { outcome }: { outcome: RemoveOutcome }) => ({
      found: outcome.kind === 'removed' ? outcome.found : context.found,
    })),
  },
  guards: {
    isOver: (_, { found }: { found: CauseUpdates }) => found.readers === 'nobodyNow',
    hasSome: (_, { found }: { found: CauseUpdates }) => found.updates.length > 0,
    isFaulty: (_, { text }: { text: string }) => updateFault(text) !== null,
    isThere: ({ context }, { id, part }: { id: number; part: UpdatePart }) =>
      !!context.found?.updates.some((update) => update.id === id && (part === 'update' || update.picture !== null)),
    isListed: ({ context }) => !!context.found?.updates.length,
    isPosted: (_, { outcome }: { outcome: PostOutcome }) => outcome.kind === 'posted',
    isRefused: (_, { outcome }: { outcome: PostOutcome }) => outcome.kind === 'refused',
    isTooOften: (_, { outcome }: { outcome: PostOutcome }) => outcome.kind === 'tooOften',
    isRemoved: (_, { outcome }: { outcome: RemoveOutcome }) => outcome.kind === 'removed',
  },
  delays: { patience: patience.longCall },
}).createMachine({
  id: 'causeUpdates',
  description: 'Updates of a cause: what it tells on its page.',
  context: { found: null, text: '', refusals: {}, chosen: { id: 0, part: 'update' } },
  initial: 'loading',
  states: {
    loading: {
      description: 'What the cause has posted is being read.',
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'read',
        input: undefined,
        onDone: [
          {
            guard: { type: 'isOver', params: ({ event }) => ({ found: event.output }) },
            target: 'closed',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          {
            guard: { type: 'hasSome', params: ({ event }) => ({ found: event.output }) },
            target: 'writing',
            actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) },
          },
          { target: 'writing.none', actions: { type: 'keepFound', params: ({ event }) => ({ found: event.output }) } },
        ],
        onError: { target: 'failed' },
      },
      after: { patience: { target: 'failed' } },
    },
    failed: { description: 'It could not be read.', on: { 'page.refreshed': { target: 'loading' } } },
    closed: {
      description: 'The cause has closed: nobody sees its updates any more, and none can be posted unless it is reopened.',
      on: { 'page.refreshed': { target: 'loading' } },
    },
    writing: {
      description: 'The field for an update, and below it what is posted. What is typed stays on this device until it is posted.',
      initial: 'listed',
      on: {
        'update.submitted': [
          {
            guard: { type: 'isFaulty', params: ({ event }) => ({ text: event.text }) },
            target: '.invalid',
            actions: { type: 'keepFault', params: ({ event }) => ({ text: event.text }) },
          },
          { target: 'posting', actions: { type: 'keepText', params: ({ event }) => ({ text: event.text }) } },
        ],
        'removal.wanted': {
          guard: { type: 'isThere', params: ({ event }) => ({ id: event.id, part: event.part }) },
          target: 'confirming',
          actions: { type: 'keepChosen', params: ({ event }) => ({ id: event.id, part: event.part }) },
        },
        'picture.saved': {
          guard: 'isListed',
          target: '.pictured',
          actions: { type: 'keepPictured', params: ({ event }) => ({ found: event.found }) },
        },
      },
      states: {
        none: { description: 'Nothing is posted yet.' },
        listed: { description: 'What is posted, each with its day.' },
        invalid: { description: 'Empty, too short or too long; it says which.' },
        posted: { description: 'It stands first in the list, and the field is empty again.' },
        tooOften: { description: 'The cause has posted as often as it can today; what was typed is still there.' },
        notPosted: { description: 'It is not known to be posted; what was typed is still there, and can be sent again.' },
        pictured: { description: 'A picture stands with an update; how one is chosen and cut, `avatarUpload` says.' },
        removed: { description: 'An update, or its picture, is gone from the page.' },
        notRemoved: {
          description: 'It is not known to be removed.',
          on: { 'removal.retried': { target: '#causeUpdates.removing' } },
        },
      },
    },
    posting: {
      description: 'What was typed is on its way.',
      tags: 'busy',
      invoke: {
        id: 'post',
        src: 'post',
        input: ({ context }) => ({ text: context.text }),
        onDone: [
          {
            guard: { type: 'isPosted', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.posted',
            actions: { type: 'keepPosted', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.invalid',
            actions: { type: 'keepRefusals', params: ({ event }) => ({ outcome: event.output }) },
          },
          { guard: { type: 'isTooOften', params: ({ event }) => ({ outcome: event.output }) }, target: 'writing.tooOften' },
          { target: 'closed' },
        ],
        onError: { target: 'writing.notPosted' },
      },
      after: { patience: { target: 'writing.notPosted' } },
    },
    confirming: {
      description: 'What removing means is said before it happens. A picture that was on its way can come meanwhile.',
      tags: 'asksAgain',
      on: {
        'removal.confirmed': { target: 'removing' },
        'removal.dropped': { target: 'writing' },
        'picture.saved': { actions: { type: 'keepFound', params: ({ event }) => ({ found: event.found }) } },
      },
    },
    removing: {
      description: 'The update, or its picture, is being taken from the page.',
      tags: 'busy',
      invoke: {
        id: 'remove',
        src: 'remove',
        input: ({ context }) => context.chosen,
        onDone: [
          {
            guard: { type: 'isRemoved', params: ({ event }) => ({ outcome: event.output }) },
            target: 'writing.removed',
            actions: { type: 'keepLeft', params: ({ event }) => ({ outcome: event.output }) },
          },
          { target: 'closed' },
        ],
        onError: { target: 'writing.notRemoved' },
      },
      after: { patience: { target: 'writing.notRemoved' } },
    },
  },
})
