import { fixturesFor } from '#machines/fixtures.ts'
import { appMachine } from './app.machine.ts'

const at = (
  session: 'closed' | 'open',
  page: 'asleep' | 'awake',
  notices: 'closed' | 'open' = 'closed',
  banners: 'empty' | 'app' | 'reminder' = 'empty',
) => ({ session, page, notices, banners })
const opened = 'session.opened#1'

export const appFixtures = fixturesFor(appMachine, {
  items: 'F-070, F-034, F-072',
  inputs: [undefined],
  events: {
    'session.opened': [
      { type: 'session.opened', hasLink: true },
      { type: 'session.opened', hasLink: false },
    ],
    'notices.opened': [{ type: 'notices.opened' }],
    'banners.opened': [
      { type: 'banners.opened', offersApp: true },
      { type: 'banners.opened', offersApp: false },
    ],
    'identity.changed': [{ type: 'identity.changed' }],
    'logout.asked': [{ type: 'logout.asked' }],
  },
  outcomes: {
    session: { outputs: [], fails: false },
    watchIdentity: { outputs: [], fails: false },
    pageLoad: { outputs: [], fails: false },
    toastStack: { outputs: [], fails: false },
    appBanner: { outputs: [undefined], fails: false },
    headerBanners: { outputs: [], fails: false },
  },
  invariants: [
    [
      'messages have their chart once there was a first one',
      (snapshot) => snapshot.matches({ notices: 'open' }) === (snapshot.children.toastStack !== undefined),
    ],
    [
      'there is one session once it was opened, and it is heard',
      (snapshot) =>
        snapshot.matches({ session: 'open' }) ===
        (snapshot.children.session !== undefined && snapshot.children.watchIdentity !== undefined),
    ],
    [
      'two banners never stand there at once',
      ({ children, value }) =>
        (children.appBanner !== undefined) === (value.banners === 'app') &&
        (children.headerBanners !== undefined) === (value.banners === 'reminder'),
    ],
    [
      'a page loads exactly once somebody has been asked for',
      (snapshot) => snapshot.matches({ page: 'awake' }) === (snapshot.children.pageLoad !== undefined),
    ],
  ],
  pinned: [
    { name: 'a visitor’s page begins without a session', input: 0, events: [], ends: at('closed', 'asleep') },
    {
      name: 'F-160 it can say something without one',
      input: 0,
      events: ['notices.opened'],
      ends: at('closed', 'asleep', 'open'),
    },
    { name: 'the page that logs out asks nobody’s name (F-034)', input: 0, events: [opened], ends: at('open', 'asleep') },
    {
      name: 'F-070 with the first question of who is here the page begins to load',
      input: 0,
      events: [opened, 'identity.changed'],
      ends: at('open', 'awake'),
      does: [],
    },
    {
      name: 'F-070 when somebody else is here it loads again',
      input: 0,
      events: [opened, 'identity.changed', 'identity.changed'],
      ends: at('open', 'awake'),
      does: ['loadAgain', 'tell pageLoad: {"type":"identity.changed"}'],
    },
    {
      name: 'F-032 whoever logs out leaves a page that is complete without them',
      input: 0,
      events: [opened, 'logout.asked'],
      ends: at('open', 'awake'),
      does: ['tellSession', 'tell session: {"type":"logout.asked"}'],
    },
    {
      name: 'which need not load again where it has',
      input: 0,
      events: [opened, 'identity.changed', 'logout.asked'],
      ends: at('open', 'awake'),
      does: ['tellSession', 'tell session: {"type":"logout.asked"}'],
    },
    {
      name: 'U-022 on a phone that can have the app its banner has the place',
      input: 0,
      events: ['banners.opened#1'],
      ends: at('closed', 'asleep', 'closed', 'app'),
      refuses: ['banners.opened#1', 'banners.opened#2'],
    },
    {
      name: 'F-072 where it was closed before, the reminder’s has it',
      input: 0,
      events: ['banners.opened#1', 'appBanner: done'],
      ends: at('closed', 'asleep', 'closed', 'reminder'),
    },
    {
      name: 'F-072 and where there is no app',
      input: 0,
      events: ['banners.opened#2'],
      ends: at('closed', 'asleep', 'closed', 'reminder'),
      refuses: ['banners.opened#2'],
    },
    {
      name: 'U-022 until the browser says that it would put the site on the device',
      input: 0,
      events: ['banners.opened#2', 'banners.opened#1'],
      ends: at('closed', 'asleep', 'closed', 'app'),
    },
    { name: 'it is opened once', input: 0, events: [opened], ends: at('open', 'asleep'), refuses: ['session.opened#2'] },
  ],
})
