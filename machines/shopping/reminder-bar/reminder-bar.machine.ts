import { assign, setup } from 'xstate'
import { limits, MINUTE } from '#contract/limits.ts'
import type { ReminderShop } from '#contract/shopping/reminder-shops.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** How it stands between this browser and the shop: what it has to know is all kept on the device. */
export type Standing =
  | { kind: 'open' }
  /** For so many milliseconds yet. */
  | { kind: 'active'; for: number }
  | { kind: 'lost'; why: LossReason }
  | { kind: 'dismissed' }
  | { kind: 'muted' }
  /** Somebody else's link has led here: it isn't ours to speak first. */
  | { kind: 'sentByOthers' }

/** Why a purchase might not be linked to the visit any more. */
export type LossReason = 'timeOver' | 'otherLink'

export type ReminderPage = { shop: ReminderShop; standing: Standing } | { shop: null }

interface ReminderBarContext {
  page: ReminderPage
  /** The person has pressed the icon: then they are answered whatever they have chosen before. */
  isWanted: boolean
  isMuted: boolean
  wantsMuted: boolean
  loss: LossReason
  /** Milliseconds that the visit still has, since it was last heard of. */
  activeFor: number | null
}

type Shown = { type: 'donation.active'; for: number } | { type: 'otherLink.seen' } | { type: 'bar.wanted' }
export type ReminderBarEvent =
  | { type: 'donation.activated' }
  | { type: 'bar.dismissed' }
  | { type: 'shop.muted' }
  | { type: 'shop.unmuted' }
  | { type: 'choice.retried' }
  | Shown

const standingOf = (page: ReminderPage): Standing | null => (page.shop ? page.standing : null)

/** H-015: what Donation Reminder says on a shop's page, and what of it is remembered. Nothing is asked of any server but the visit that a person starts. */
export const reminderBarMachine = setup({
  types: {} as {
    context: ReminderBarContext
    input: { isWanted: boolean }
    events: ReminderBarEvent
    tags: 'busy' | 'hidden'
  },
  actors: {
    readPage: placeholder<ReminderPage>(),
    startVisit: placeholder<void, { slug: string }>(),
    rememberChoice: placeholder<void, { slug: string; isMuted: boolean }>(),
  },
  actions: {
    keepPage: assign((_, { page }: { page: ReminderPage }) => ({
      page,
      isMuted: standingOf(page)?.kind === 'muted',
      loss: page.shop && page.standing.kind === 'lost' ? page.standing.why : 'timeOver',
      activeFor: page.shop && page.standing.kind === 'active' ? page.standing.for : null,
    })),
    noteActive: assign((_, params: { for: number }) => ({ activeFor: params.for })),
    noteWanted: assign({ isWanted: true }),
    noteTimeOver: assign({ loss: 'timeOver' }),
    noteOtherLink: assign({ loss: 'otherLink' }),
    wantMuted: assign({ wantsMuted: true }),
    wantUnmuted: assign({ wantsMuted: false }),
    keepChoice: assign(({ context }) => ({ isMuted: context.wantsMuted })),
  },
  guards: {
    isNoShop: (_, { page }: { page: ReminderPage }) => page.shop === null,
    isActive: (_, { page }: { page: ReminderPage }) => standingOf(page)?.kind === 'active',
    isLost: (_, { page }: { page: ReminderPage }) => standingOf(page)?.kind === 'lost',
    isHidden: ({ context }, { page, by }: { page: ReminderPage; by: 'muted' | 'dismissed' | 'sentByOthers' }) =>
      !context.isWanted && standingOf(page)?.kind === by,
    wantsMuted: ({ context }) => context.wantsMuted,
    isMuted: ({ context }) => context.isMuted,
    isNotMuted: ({ context }) => !context.isMuted,
  },
  delays: {
    patience: patience.call,
    visitLife: ({ context }) => context.activeFor ?? limits.visitSessionMinutes * MINUTE,
  },
}).createMachine({
  id: 'reminderBar',
  description: 'Donation Reminder’s bar on a shop’s website.',
  context: ({ input }) => ({
    page: { shop: null },
    isWanted: input.isWanted,
    isMuted: false,
    wantsMuted: false,
    loss: 'timeOver',
    activeFor: null,
  }),
  initial: 'checking',
  states: {
    checking: {
      description: 'Whose page is it, and what has been chosen for it? Both are known on the device.',
      tags: ['busy', 'hidden'],
      invoke: {
        id: 'readPage',
        src: 'readPage',
        onDone: [
          { guard: { type: 'isNoShop', params: ({ event }) => ({ page: event.output }) }, target: 'noShop' },
          {
            guard: { type: 'isActive', params: ({ event }) => ({ page: event.output }) },
            target: 'active',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'isLost', params: ({ event }) => ({ page: event.output }) },
            target: 'trackingLost',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'isHidden', params: ({ event }) => ({ page: event.output, by: 'muted' }) },
            target: 'mutedHere',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'isHidden', params: ({ event }) => ({ page: event.output, by: 'sentByOthers' }) },
            target: 'standingDown',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          {
            guard: { type: 'isHidden', params: ({ event }) => ({ page: event.output, by: 'dismissed' }) },
            target: 'dismissed',
            actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) },
          },
          { target: 'offered', actions: { type: 'keepPage', params: ({ event }) => ({ page: event.output }) } },
        ],
        onError: { target: 'unknown' },
      },
      after: { patience: { target: 'unknown' } },
    },
    unknown: {
      description: 'It could not be found out, and nothing is said: pressing the icon asks again.',
      tags: 'hidden',
      on: { 'bar.wanted': { target: 'checking', actions: 'noteWanted' } },
    },
    noShop: { description: 'Not the page of a partner shop: nothing is shown, and nothing is kept.', type: 'final' },
    offered: {
      description: 'What the shop donates, and one press that activates it.',
      on: {
        'donation.activated': { target: 'activating' },
        'donation.active': { target: 'active', actions: { type: 'noteActive', params: ({ event }) => event } },
        'bar.dismissed': { target: 'dismissed' },
        'shop.muted': { guard: 'isNotMuted', target: 'remembering', actions: 'wantMuted' },
        'shop.unmuted': { guard: 'isMuted', target: 'remembering', actions: 'wantUnmuted' },
      },
    },
    activating: {
      description: 'The visit’s page is opened in place of this one; it leads back to the shop.',
      tags: 'busy',
      invoke: {
        id: 'startVisit',
        src: 'startVisit',
        input: ({ context }) => ({ slug: context.page.shop?.slug ?? '' }),
        onDone: { target: 'leaving' },
        onError: { target: 'notActivated' },
      },
      after: { patience: { target: 'notActivated' } },
    },
    leaving: { description: 'On the way: this page is about to go.', type: 'final' },
    notActivated: {
      description: 'The visit’s page did not open, so nothing would be donated yet.',
      on: { 'donation.activated': { target: 'activating' }, 'bar.dismissed': { target: 'dismissed' } },
    },
    active: {
      description: 'The visit is recorded: what is bought now is linked to it.',
      on: {
        'otherLink.seen': { target: 'trackingLost', actions: 'noteOtherLink' },
        'donation.active': {
          target: 'active',
          reenter: true,
          actions: { type: 'noteActive', params: ({ event }) => event },
        },
        'bar.dismissed': { target: 'activeUnseen' },
      },
      after: { visitLife: { target: 'trackingLost', actions: 'noteTimeOver' } },
    },
    activeUnseen: {
      description: 'Active still, and put out of sight; a loss is told nevertheless.',
      tags: 'hidden',
      on: {
        'otherLink.seen': { target: 'trackingLost', actions: 'noteOtherLink' },
        'bar.wanted': { target: 'checking', actions: 'noteWanted' },
      },
      after: { visitLife: { target: 'trackingLost', actions: 'noteTimeOver' } },
    },
    trackingLost: {
      description: 'The shop might not link a purchase to the visit any more: too long ago, or another link has come between.',
      on: {
        'donation.activated': { target: 'activating' },
        'donation.active': { target: 'active', actions: { type: 'noteActive', params: ({ event }) => event } },
        'bar.dismissed': { target: 'dismissed' },
      },
    },
    remembering: {
      description: 'The choice for this shop is being kept on the device.',
      tags: 'busy',
      invoke: {
        id: 'rememberChoice',
        src: 'rememberChoice',
        input: ({ context }) => ({ slug: context.page.shop?.slug ?? '', isMuted: context.wantsMuted }),
        onDone: [
          { guard: 'wantsMuted', target: 'muted', actions: 'keepChoice' },
          { target: 'offered', actions: 'keepChoice' },
        ],
        onError: { target: 'notRemembered' },
      },
      after: { patience: { target: 'notRemembered' } },
    },
    notRemembered: {
      description: 'The browser could not keep the choice.',
      on: { 'choice.retried': { target: 'remembering' }, 'bar.dismissed': { target: 'dismissed' } },
    },
    muted: {
      description: 'Said once: no more reminders on this shop, and how to have them back.',
      on: { 'shop.unmuted': { target: 'remembering', actions: 'wantUnmuted' }, 'bar.dismissed': { target: 'mutedHere' } },
    },
    mutedHere: {
      description: 'Not on this shop: nothing is shown unless the icon is pressed.',
      tags: 'hidden',
      on: { 'bar.wanted': { target: 'offered', actions: 'noteWanted' } },
    },
    standingDown: {
      description: 'Somebody else’s link has led here, and is left in peace unless the icon is pressed.',
      tags: 'hidden',
      on: { 'bar.wanted': { target: 'offered', actions: 'noteWanted' } },
    },
    dismissed: {
      description: 'Closed by the person, for as long as the browser is open.',
      tags: 'hidden',
      on: {
        'bar.wanted': { target: 'checking', actions: 'noteWanted' },
        'donation.active': { target: 'active', actions: { type: 'noteActive', params: ({ event }) => event } },
      },
    },
  },
})
