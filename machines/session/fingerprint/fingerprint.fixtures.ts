import { fixturesFor } from '#machines/fixtures.ts'
import { type Exchange, fingerprintMachine } from './fingerprint.machine.ts'

const exchanges: Exchange[] = [{ kind: 'sameUser' }, { kind: 'otherUser', firstName: 'Ada' }, { kind: 'refused' }]
const works = { outputs: [undefined], fails: true }

export const fingerprintFixtures = fixturesFor(fingerprintMachine, {
  items: 'F-028',
  inputs: [undefined],
  events: {
    'fingerprint.found': [{ type: 'fingerprint.found' }],
    'change.confirmed': [{ type: 'change.confirmed' }],
    'change.declined': [{ type: 'change.declined' }],
    'notice.read': [{ type: 'notice.read' }],
  },
  outcomes: {
    waitForPerson: works,
    exchangeFingerprint: { outputs: exchanges, fails: true },
    logOutCurrent: works,
    keepTokens: works,
    revokeTokens: works,
  },
  invariants: [
    ['whoever is asked about has a name', (snapshot) => !snapshot.matches('confirming') || snapshot.context.firstName !== ''],
  ],
  pinned: [
    {
      name: 'F-030 the same person: nothing changes',
      input: 0,
      events: ['fingerprint.found', 'waitForPerson: done', 'exchangeFingerprint: done#1'],
      ends: 'noChange',
    },
    {
      name: 'F-030 any failure: nothing changes',
      input: 0,
      events: ['fingerprint.found', 'waitForPerson: error', 'exchangeFingerprint: error'],
      ends: 'noChange',
    },
    {
      name: 'F-031 somebody else: asked, logged out first, then the new person',
      input: 0,
      events: [
        'fingerprint.found',
        'waitForPerson: done',
        'exchangeFingerprint: done#2',
        'change.confirmed',
        'logOutCurrent: done',
        'keepTokens: done',
      ],
      ends: 'newUser',
    },
    {
      name: 'S15 a link of somebody else that is declined changes nothing',
      input: 0,
      events: [
        'fingerprint.found',
        'waitForPerson: done',
        'exchangeFingerprint: done#2',
        'change.declined',
        'revokeTokens: done',
      ],
      ends: 'noChange',
    },
    {
      name: 'tokens that could not be kept say so',
      input: 0,
      events: [
        'fingerprint.found',
        'waitForPerson: done',
        'exchangeFingerprint: done#2',
        'change.confirmed',
        'logOutCurrent: error',
        'keepTokens: error',
      ],
      ends: 'failed',
    },
    {
      name: 'a server that does not answer changes nothing',
      input: 0,
      events: ['fingerprint.found', 'after: personPatience', 'after: patience'],
      ends: 'noChange',
    },
    {
      name: 'whoever wants to come in and gets no answer is told so',
      input: 0,
      events: [
        'fingerprint.found',
        'waitForPerson: done',
        'exchangeFingerprint: done#2',
        'change.confirmed',
        'after: personPatience',
        'after: personPatience',
        'notice.read',
      ],
      ends: 'noChange',
    },
    ...['revokeTokens: error', 'after: patience'].map((fault) => ({
      name: `a link that cannot be given back changes nothing: ${fault}`,
      input: 0,
      events: ['fingerprint.found', 'waitForPerson: done', 'exchangeFingerprint: done#2', 'change.declined', fault],
      ends: 'noChange',
    })),
  ],
})
