import { fixturesFor } from '#machines/fixtures.ts'
import { sessionJourneys } from './session.journeys.ts'
import { sessionMachine } from './session.machine.ts'
import type { DerivedAuthState } from './session.setup.ts'
import { full, semi } from './session.steps.ts'

const derived = ['full', 'semi', 'none'] satisfies DerivedAuthState[]

export const sessionFixtures = fixturesFor(sessionMachine, {
  items: 'F-001',
  inputs: [{ hasLink: false }, { hasLink: true }],
  events: {
    'page.opened': [
      { type: 'page.opened', asksWho: true },
      { type: 'page.opened', asksWho: false },
    ],
    'page.left': [{ type: 'page.left' }],
    'session.begun': [{ type: 'session.begun' }],
    'person.changed': [{ type: 'person.changed' }],
    'tokens.lost': [{ type: 'tokens.lost' }],
    'logout.asked': [{ type: 'logout.asked' }],
    'proof.asked': [{ type: 'proof.asked' }],
    'proof.answered': [
      { type: 'proof.answered', isProven: true },
      { type: 'proof.answered', isProven: false },
    ],
    'tokens.keptElsewhere': [
      { type: 'tokens.keptElsewhere', owner: 7 },
      { type: 'tokens.keptElsewhere', owner: 8 },
    ],
    'tokens.droppedElsewhere': [{ type: 'tokens.droppedElsewhere' }],
  },
  outcomes: {
    requestQueue: { outputs: [], fails: false },
    legacySession: { outputs: [], fails: false },
    sessionExpiry: { outputs: [], fails: false },
    fingerprint: { outputs: [], fails: false },
    watchTabs: { outputs: [], fails: false },
    logout: { outputs: [undefined], fails: false },
    deriveAuthState: { outputs: derived, fails: true },
    readPerson: { outputs: [full, semi, { kind: 'nobody' }], fails: true },
  },
  invariants: [
    [
      'whoever is known has a name',
      (snapshot) =>
        snapshot.context.me !== null ||
        !(
          snapshot.matches({ person: { authenticatedFull: 'known' } }) ||
          snapshot.matches({ person: { authenticatedSemi: 'known' } })
        ),
    ],
    [
      'calls, the older session, what runs out and other tabs are watched for as long as the page lives',
      (snapshot) =>
        ['requestQueue', 'legacySession', 'sessionExpiry', 'watchTabs'].every((id) =>
          Object.keys(snapshot.children).includes(id),
        ),
    ],
    [
      'a link is looked at only where the page came with one',
      (snapshot) => snapshot.context.hasLink || snapshot.matches({ link: 'none' }),
    ],
    [
      'the link has its chart exactly while it is carried',
      (snapshot) => snapshot.matches({ link: 'carried' }) === (snapshot.children.fingerprint !== undefined),
    ],
    [
      'logging out has its chart exactly while it goes on',
      (snapshot) => snapshot.matches({ leaving: 'loggingOut' }) === (snapshot.children.logout !== undefined),
    ],
  ],
  pinned: sessionJourneys,
})
