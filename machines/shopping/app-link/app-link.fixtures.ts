import { fixturesFor } from '#machines/fixtures.ts'
import { appLinkMachine } from './app-link.machine.ts'

const apple = { device: 'apple', opens: 'farthing-test://home', store: 'https://apps.example/1' } as const
const google = { device: 'google', opens: null, store: 'https://store.example/2' } as const

export const appLinkFixtures = {
  ...fixturesFor(appLinkMachine, {
    inputs: [{ hasApp: true }, { hasApp: false }],
    events: {
      'opening.tried': [{ type: 'opening.tried' }],
      'app.missing': [{ type: 'app.missing' }],
    },
    outcomes: {
      detectDevice: {
        outputs: [
          apple,
          google,
          { device: 'computer', opens: null, store: null },
          { ...apple, store: null },
          { ...google, store: null },
        ],
        fails: true,
      },
      openApp: { outputs: [undefined], fails: true },
    },
    invariants: [
      [
        'a store is only offered where it has the app',
        (snapshot) => !snapshot.matches('store') || snapshot.context.way?.store != null,
      ],
      ['only what opens an app is asked to', (snapshot) => !snapshot.matches('opening') || snapshot.context.way?.opens != null],
      ['without an app nothing is tried', ({ context, value }) => context.hasApp || value === 'noApp'],
    ],
    pinned: [
      { name: 'it opens', input: 0, events: ['detectDevice: done#1', 'openApp: done'], ends: 'opened' },
      {
        name: 'nothing opens, so the store',
        input: 0,
        events: ['detectDevice: done#1', 'after: patience'],
        ends: 'store',
      },
      { name: 'nothing is known to open it, so the store', input: 0, events: ['detectDevice: done#2'], ends: 'store' },
      {
        name: 'it went away and was not the app',
        input: 0,
        events: ['detectDevice: done#1', 'openApp: done', 'app.missing'],
        ends: 'store',
      },
      {
        name: 'opened again',
        input: 0,
        events: ['detectDevice: done#1', 'openApp: done', 'opening.tried', 'openApp: done'],
        ends: 'opened',
      },
      {
        name: 'nothing opens, and this store hasn’t got it',
        input: 0,
        events: ['detectDevice: done#4', 'openApp: error'],
        ends: 'noApp',
      },
      {
        name: 'another kind of phone has it',
        input: 0,
        events: ['detectDevice: done#5'],
        ends: 'noApp',
        knows: { way: { ...google, store: null } },
      },
      {
        name: 'a computer',
        input: 0,
        events: ['detectDevice: done#3'],
        ends: 'desktop',
        knows: { way: { device: 'computer', opens: null, store: null } },
      },
      { name: 'a device that cannot be told', input: 0, events: ['detectDevice: error'], ends: 'desktop' },
      { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'desktop' },
      { name: 'there is no app', input: 1, events: [], ends: 'noApp' },
      {
        name: 'what cannot be opened is in the store',
        input: 0,
        events: ['detectDevice: done#1', 'openApp: error'],
        ends: 'store',
      },
      {
        name: 'nothing happens, and this store hasn’t got it',
        input: 0,
        events: ['detectDevice: done#4', 'after: patience'],
        ends: 'noApp',
      },
      {
        name: 'it went away, was not the app, and this store hasn’t got it',
        input: 0,
        events: ['detectDevice: done#4', 'openApp: done', 'app.missing'],
        ends: 'noApp',
      },
    ],
  }),
  items: 'R-048',
}
