import { fixturesFor } from '#machines/fixtures.ts'
import { claimEvidenceMachine, type EvidenceOutcome } from './claim-evidence.machine.ts'

const one = ['/evidence/one.webp']
const two = [...one, '/evidence/two.webp']
const three = [...two, '/evidence/three.webp']
const outcomes: EvidenceOutcome[] = [
  { kind: 'kept', paths: two },
  { kind: 'kept', paths: three },
  { kind: 'refused', fault: 'unreadable' },
  { kind: 'closed' },
]

export const claimEvidenceFixtures = fixturesFor(claimEvidenceMachine, {
  inputs: [{ paths: one }, { paths: three }],
  events: {
    'file.chosen': [
      { type: 'file.chosen', fileType: 'image/jpeg' },
      { type: 'file.chosen', fileType: 'application/pdf' },
    ],
    'submission.retried': [{ type: 'submission.retried' }],
  },
  outcomes: { sendPicture: { outputs: outcomes, fails: true } },
  invariants: [
    ['a claim holds three pictures', (snapshot) => snapshot.context.paths.length <= 3],
    ['what is full has three', (snapshot) => snapshot.matches('full') === snapshot.context.paths.length >= 3],
    ['what is refused says why', (snapshot) => snapshot.matches({ choosing: 'refused' }) === (snapshot.context.fault !== null)],
  ],
  pinned: [
    {
      name: 'two more, and it is full',
      input: 0,
      events: ['file.chosen#1', 'sendPicture: done#1', 'file.chosen#1', 'sendPicture: done#2'],
      ends: 'full',
      knows: { paths: three },
    },
    {
      name: 'no picture, then one',
      input: 0,
      events: ['file.chosen#2', 'file.chosen#1', 'sendPicture: done#1'],
      ends: { choosing: 'added' },
    },
    {
      name: 'lost, then sent again',
      input: 0,
      events: ['file.chosen#1', 'sendPicture: error', 'submission.retried', 'sendPicture: done#1'],
      ends: { choosing: 'added' },
    },
    { name: 'decided meanwhile', input: 0, events: ['file.chosen#1', 'sendPicture: done#4'], ends: 'closed' },
    { name: 'silence is a failure', input: 0, events: ['file.chosen#1', 'after: patience'], ends: { choosing: 'failed' } },
    { name: 'full from the start', input: 1, events: [], ends: 'full' },
    { name: 'nothing is said to be added before it is', input: 0, events: [], ends: { choosing: 'waiting' } },
    {
      name: 'a picture that cannot be read says so',
      input: 0,
      events: ['file.chosen#1', 'sendPicture: done#3'],
      ends: { choosing: 'refused' },
      knows: { fault: 'unreadable' },
    },
  ],
})
