import { fixturesFor } from '#machines/fixtures.ts'
import { donationReminderMachine, type GuidePlace } from './donation-reminder.machine.ts'

const at = (place: GuidePlace) => ({ at: place, platform: 'chrome' as const, part: 'whole' as const })
const guide = (step: string) => ({ guide: step })

/** Every guide has as many. */
const steps = ['step.done', 'step.done', 'step.done', 'step.done']

export const donationReminderFixtures = {
  ...fixturesFor(donationReminderMachine, {
    inputs: [
      { at: 'landing', platform: null, part: 'whole' },
      at('guide'),
      at('reviewBar'),
      { ...at('fixPermissions'), platform: 'ios' },
      { ...at('iosSettings'), platform: 'ios' },
      at('limitedPermissions'),
      at('success'),
      { at: 'unsupported', platform: null, part: 'whole' },
      { ...at('guide'), part: 'install' },
      { ...at('guide'), part: 'use' },
    ],
    events: {
      'guide.opened': [{ type: 'guide.opened' }],
      'step.done': [{ type: 'step.done' }],
      'back.pressed': [{ type: 'back.pressed' }],
      'bar.seen': [{ type: 'bar.seen' }],
      'bar.missing': [{ type: 'bar.missing' }],
      'access.limited': [{ type: 'access.limited' }],
      'access.widened': [{ type: 'access.widened' }],
      'limits.kept': [{ type: 'limits.kept' }],
      'settings.needed': [{ type: 'settings.needed' }],
    },
    outcomes: { detectPlatform: { outputs: ['chrome', 'android', 'other'], fails: true } },
    invariants: [
      [
        'a guide is for a browser that has one',
        ({ context, value }) =>
          ['detecting', 'platformUnknown', 'unsupported'].includes(String(value)) ||
          (context.platform !== null && context.platform !== 'android' && context.platform !== 'other'),
      ],
      [
        'the step is one of the page’s',
        (snapshot) =>
          !snapshot.matches('guide') ||
          snapshot.context.part === 'whole' ||
          (snapshot.matches({ guide: 'getting' }) || snapshot.matches({ guide: 'confirming' })) ===
            (snapshot.context.part === 'install'),
      ],
      [
        'only phones and tablets of Apple are sent to their settings',
        (snapshot) => !snapshot.matches('iosSettings') || snapshot.context.platform === 'ios',
      ],
    ],
    pinned: [
      {
        name: 'detected, installed step by step, and it works',
        input: 0,
        events: ['detectPlatform: done#1', 'guide.opened', ...steps, 'bar.seen'],
        ends: 'success',
        knows: { platform: 'chrome' },
      },
      {
        name: 'Android has another way',
        input: 0,
        events: ['detectPlatform: done#2'],
        ends: 'unsupported',
        knows: { platform: 'android' },
      },
      { name: 'a browser without extensions', input: 0, events: ['detectPlatform: done#3'], ends: 'unsupported' },
      { name: 'a browser that cannot be told', input: 0, events: ['detectPlatform: error'], ends: 'platformUnknown' },
      { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'platformUnknown' },
      {
        name: 'a step too far is taken back',
        input: 1,
        events: ['step.done', 'back.pressed'],
        ends: guide('getting'),
      },
      ...['getting', 'confirming', 'pinning', 'opening'].map((step, done) => ({
        name: `each step comes after the one before: ${step}`,
        input: 1,
        events: steps.slice(0, done),
        ends: guide(step),
      })),
      {
        name: 'back from each to the one before',
        input: 1,
        events: ['step.done', 'step.done', 'step.done', 'back.pressed'],
        ends: guide('pinning'),
      },
      {
        name: 'and further',
        input: 1,
        events: ['step.done', 'step.done', 'step.done', 'back.pressed', 'back.pressed'],
        ends: guide('confirming'),
      },
      { name: 'only how it is got', input: 8, events: ['step.done', 'step.done'], ends: 'reviewBar' },
      { name: 'only how it is used', input: 9, events: [], ends: guide('pinning'), refuses: ['back.pressed'] },
      { name: 'and then tried', input: 9, events: ['step.done', 'step.done'], ends: 'reviewBar' },
      { name: 'back to the first of them', input: 9, events: ['step.done', 'step.done', 'back.pressed'], ends: guide('pinning') },
      {
        name: 'back from the trial, the guide begins anew',
        input: 1,
        events: [...steps, 'back.pressed'],
        ends: guide('getting'),
      },
      {
        name: 'the bar is missing, permissions are put right, and it works',
        input: 1,
        events: [...steps, 'bar.missing', 'bar.seen'],
        ends: 'success',
      },
      {
        name: 'nothing helps, and one can go back',
        input: 2,
        events: ['bar.missing', 'bar.missing', 'back.pressed', 'back.pressed'],
        ends: 'reviewBar',
      },
      {
        name: 'only some shops are allowed, and that is kept',
        input: 2,
        events: ['bar.missing', 'access.limited', 'limits.kept'],
        ends: 'success',
      },
      {
        name: 'only some shops are allowed, and then every one',
        input: 5,
        events: ['access.widened', 'bar.seen'],
        ends: 'success',
      },
      {
        name: 'an iPhone is allowed in its settings',
        input: 3,
        events: ['settings.needed', 'bar.seen'],
        ends: 'success',
      },
      { name: 'no settings of a phone on a computer', input: 2, events: ['bar.missing', 'bar.missing'], ends: 'stuck' },
      {
        name: 'the settings do not help either',
        input: 4,
        events: ['bar.missing', 'back.pressed', 'settings.needed', 'back.pressed'],
        ends: 'fixPermissions',
      },
      { name: 'an address that says it works shows so', input: 6, events: [], ends: 'success' },
      { name: 'an address for browsers without the bar says so', input: 7, events: [], ends: 'unsupported' },
      { name: 'before the first step there is none', input: 1, events: [], ends: guide('getting'), refuses: ['back.pressed'] },
    ],
  }),
  items: 'F-094',
}
