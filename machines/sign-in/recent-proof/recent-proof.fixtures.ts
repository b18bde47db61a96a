import type { ProofWays } from '#contract/sign-in/proof.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { recentProofJourneys } from './recent-proof.journeys.ts'
import { type MailOutcome, type ProofOutcome, recentProofMachine } from './recent-proof.machine.ts'

export const everyWay: ProofWays = { hasPassword: true, email: 'supporter@farthing.example', providers: ['facebook'] }
export const onlyMail: ProofWays = { hasPassword: false, email: 'supporter@farthing.example', providers: [] }
const passwordAnswers: ProofOutcome[] = [
  { kind: 'proven' },
  { kind: 'refused', fields: { password: 'passwordIncorrect' } },
  { kind: 'problem', problem: 'tooMany' },
]
const codeAnswers: ProofOutcome[] = [
  { kind: 'proven' },
  { kind: 'refused', fields: { code: 'codeWrong' } },
  { kind: 'problem', problem: 'codeExpired' },
]
const providerAnswers: ProofOutcome[] = [
  { kind: 'proven' },
  { kind: 'problem', problem: 'cancelled' },
  { kind: 'problem', problem: 'blocked' },
  { kind: 'problem', problem: 'refused' },
  { kind: 'problem', problem: 'notYours' },
]
const mailed: MailOutcome[] = ['sent', 'tooMany']

export const recentProofFixtures = fixturesFor(recentProofMachine, {
  items: 'X-046, G-027',
  inputs: [undefined],
  events: {
    'ways.retried': [{ type: 'ways.retried' }],
    'password.submitted': [{ type: 'password.submitted', password: 'Shop-for-good-1' }],
    'code.wanted': [{ type: 'code.wanted' }],
    'code.submitted': [{ type: 'code.submitted', code: '123456' }],
    'provider.chosen': [{ type: 'provider.chosen', provider: 'facebook' }],
    'answer.arrived': [{ type: 'answer.arrived', code: 'late' }],
    'way.changed': [{ type: 'way.changed' }],
    'proof.declined': [{ type: 'proof.declined' }],
  },
  outcomes: {
    readWays: { outputs: [everyWay, onlyMail], fails: true },
    checkPassword: { outputs: passwordAnswers, fails: true },
    mailCode: { outputs: mailed, fails: true },
    checkCode: { outputs: codeAnswers, fails: true },
    askProvider: { outputs: providerAnswers, fails: true },
    hearAnswer: { outputs: [], fails: false },
  },
  invariants: [
    [
      'a password is only held while it is sent',
      (snapshot) => snapshot.matches('checkingPassword') === (snapshot.context.password !== ''),
    ],
    ['a code is only held while it is sent', (snapshot) => snapshot.matches('checkingCode') === (snapshot.context.code !== '')],
    [
      'who has no password is never asked for one',
      (snapshot) => !snapshot.matches('checkingPassword') || snapshot.context.ways?.hasPassword === true,
    ],
  ],
  pinned: [
    {
      name: 'X-046 with the password',
      input: 0,
      events: ['readWays: done#1', 'password.submitted', 'checkPassword: done#1'],
      ends: 'proven',
    },
    {
      name: 'V-022 a wrong password is asked again',
      input: 0,
      events: ['readWays: done#1', 'password.submitted', 'checkPassword: done#2', 'password.submitted', 'checkPassword: done#1'],
      ends: 'proven',
    },
    {
      name: 'X-046 who has no password types the code from the mail',
      input: 0,
      events: ['readWays: done#2', 'code.wanted', 'mailCode: done#1', 'code.submitted', 'checkCode: done#1'],
      ends: 'proven',
    },
    {
      name: 'a code that is too old, and a new one',
      input: 0,
      events: [
        'readWays: done#2',
        'code.wanted',
        'mailCode: done#1',
        'code.submitted',
        'checkCode: done#3',
        'code.wanted',
        'mailCode: done#1',
        'code.submitted',
        'checkCode: done#1',
      ],
      ends: 'proven',
    },
    {
      name: 'X-046 with a connected account',
      input: 0,
      events: ['readWays: done#1', 'provider.chosen', 'askProvider: done#1'],
      ends: 'proven',
    },
    {
      name: 'X-046 a window that looked closed answers after all',
      input: 0,
      events: ['readWays: done#1', 'provider.chosen', 'askProvider: done#2', 'answer.arrived', 'askProvider: done#1'],
      ends: 'proven',
    },
    {
      name: 'another one’s account proves nothing',
      input: 0,
      events: ['readWays: done#1', 'provider.chosen', 'askProvider: done#5'],
      ends: 'choosing',
      knows: { problem: 'notYours' },
    },
    {
      name: 'too many codes',
      input: 0,
      events: ['readWays: done#1', 'code.wanted', 'mailCode: done#2'],
      ends: 'choosing',
      knows: { problem: 'tooMany' },
    },
    { name: 'left', input: 0, events: ['readWays: done#1', 'proof.declined'], ends: 'declined' },
    ...recentProofJourneys,
  ],
})
