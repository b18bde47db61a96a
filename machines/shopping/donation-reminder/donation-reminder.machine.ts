import { assign, setup } from 'xstate'
import type { GuidePlatform } from '#contract/shopping/reminder.ts'
import { patience, placeholder } from '#machines/placeholder.ts'

/** What a page begins with: each of these states has an address of its own. */
export type GuidePlace =
  | 'landing'
  | 'guide'
  | 'reviewBar'
  | 'fixPermissions'
  | 'iosSettings'
  | 'limitedPermissions'
  | 'success'
  | 'unsupported'

/** `android` has an own way to be reminded; `other` is told what it can do instead. */
export type DetectedPlatform = GuidePlatform | 'android' | 'other'

/** Which steps the page shows: those until the extension is there, those after, or all. */
export type GuidePart = 'install' | 'use' | 'whole'

interface GuideInput {
  at: GuidePlace
  /** The one that the address names. */
  platform: GuidePlatform | null
  part: GuidePart
}

interface GuideContext extends Omit<GuideInput, 'platform'> {
  platform: DetectedPlatform | null
}

/** F-094: from "which browser is this?" to a reminder that works, with a way on wherever it doesn't. */
export const donationReminderMachine = setup({
  types: {} as {
    context: GuideContext
    input: GuideInput
    events:
      | { type: 'guide.opened' }
      | { type: 'step.done' }
      | { type: 'back.pressed' }
      | { type: 'bar.seen' }
      | { type: 'bar.missing' }
      | { type: 'access.limited' }
      | { type: 'access.widened' }
      | { type: 'limits.kept' }
      | { type: 'settings.needed' }
    tags: 'busy'
  },
  actors: { detectPlatform: placeholder<DetectedPlatform>() },
  actions: {
    keepPlatform: assign((_, { platform }: { platform: DetectedPlatform }) => ({ platform })),
  },
  guards: {
    beginsAt: ({ context }, { place }: { place: GuidePlace }) => context.at === place,
    hasGuide: (_, { platform }: { platform: DetectedPlatform }) => platform !== 'android' && platform !== 'other',
    isPart: ({ context }, { part }: { part: GuidePart }) => context.part === part,
    isPhone: ({ context }) => context.platform === 'ios',
  },
  delays: { patience: patience.call },
}).createMachine({
  id: 'donationReminder',
  description: 'Adding Donation Reminder to a browser, and fixing problems.',
  context: ({ input }) => input,
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Which page was opened?',
      always: [
        { guard: { type: 'beginsAt', params: { place: 'guide' } }, target: 'guide' },
        { guard: { type: 'beginsAt', params: { place: 'reviewBar' } }, target: 'reviewBar' },
        { guard: { type: 'beginsAt', params: { place: 'fixPermissions' } }, target: 'fixPermissions' },
        { guard: { type: 'beginsAt', params: { place: 'iosSettings' } }, target: 'iosSettings' },
        { guard: { type: 'beginsAt', params: { place: 'limitedPermissions' } }, target: 'limitedPermissions' },
        { guard: { type: 'beginsAt', params: { place: 'success' } }, target: 'success' },
        { guard: { type: 'beginsAt', params: { place: 'unsupported' } }, target: 'unsupported' },
        { target: 'detecting' },
      ],
    },
    detecting: {
      description: 'Finding out which browser this is; every guide can be chosen by hand meanwhile.',
      tags: 'busy',
      invoke: {
        id: 'detectPlatform',
        src: 'detectPlatform',
        onDone: [
          {
            guard: { type: 'hasGuide', params: ({ event }) => ({ platform: event.output }) },
            target: 'platformDetected',
            actions: { type: 'keepPlatform', params: ({ event }) => ({ platform: event.output }) },
          },
          {
            target: 'unsupported',
            actions: { type: 'keepPlatform', params: ({ event }) => ({ platform: event.output }) },
          },
        ],
        onError: { target: 'platformUnknown' },
      },
      after: { patience: { target: 'platformUnknown' } },
    },
    platformDetected: {
      description: 'This browser has a guide, and the page offers it.',
      on: { 'guide.opened': { target: 'guide' } },
    },
    platformUnknown: { description: 'It could not be found out: the person chooses the browser.' },
    unsupported: { description: 'There is no Donation Reminder for this browser: the page says what to do instead.' },
    guide: {
      description: 'One step after the other.',
      initial: 'beginning',
      states: {
        beginning: {
          description: 'Is it there already?',
          always: [{ guard: { type: 'isPart', params: { part: 'use' } }, target: 'pinning' }, { target: 'getting' }],
        },
        getting: {
          description: 'First it is got from where the browser gets such things.',
          on: { 'step.done': { target: 'confirming' } },
        },
        confirming: {
          description: 'Then the browser asks whether it may be there.',
          on: {
            'step.done': [
              { guard: { type: 'isPart', params: { part: 'install' } }, target: '#donationReminder.reviewBar' },
              { target: 'pinning' },
            ],
            'back.pressed': { target: 'getting' },
          },
        },
        pinning: {
          description: 'Then it is put in its place, or switched on.',
          on: {
            'step.done': { target: 'opening' },
            'back.pressed': { guard: { type: 'isPart', params: { part: 'whole' } }, target: 'confirming' },
          },
        },
        opening: {
          description: 'Last, a shop is opened.',
          on: { 'step.done': { target: '#donationReminder.reviewBar' }, 'back.pressed': { target: 'pinning' } },
        },
      },
    },
    reviewBar: {
      description: 'A shop has been opened: does the bar show?',
      on: {
        'bar.seen': { target: 'success' },
        'bar.missing': { target: 'fixPermissions' },
        'back.pressed': { target: 'guide' },
      },
    },
    fixPermissions: {
      description: 'It mostly does not show because it may not look at the shop: how to allow it.',
      on: {
        'bar.seen': { target: 'success' },
        'bar.missing': { target: 'stuck' },
        'access.limited': { target: 'limitedPermissions' },
        'settings.needed': { guard: 'isPhone', target: 'iosSettings' },
        'back.pressed': { target: 'reviewBar' },
      },
    },
    iosSettings: {
      description: 'What Safari does not ask again is changed in the settings of the iPhone or iPad.',
      on: {
        'bar.seen': { target: 'success' },
        'bar.missing': { target: 'stuck' },
        'back.pressed': { target: 'fixPermissions' },
      },
    },
    limitedPermissions: {
      description: 'It is allowed at some shops only: what works then, and what does not.',
      on: { 'limits.kept': { target: 'success' }, 'access.widened': { target: 'fixPermissions' } },
    },
    stuck: {
      description: 'Nothing has helped: what else can be tried, who can be asked, and how to raise money without it.',
      on: { 'back.pressed': { target: 'fixPermissions' } },
    },
    success: { description: 'It works: shops can be chosen that the person uses anyway.' },
  },
})
