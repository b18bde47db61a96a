import { fixturesFor } from '#machines/fixtures.ts'
import { accountDeletionMachine, type DeletionOutcome } from './account-deletion.machine.ts'

const outputs: DeletionOutcome[] = [
  { kind: 'closed', deletedOn: '2026-12-21T10:00:00.000Z' },
  { kind: 'onlyAdmin' },
  { kind: 'refused', fields: { password: 'passwordIncorrect' } },
]

const failed = ['deletion.wanted', 'password.submitted', 'deleteAccount: error']

export const accountDeletionFixtures = fixturesFor(accountDeletionMachine, {
  items: 'F-128',
  inputs: [undefined],
  events: {
    'deletion.wanted': [{ type: 'deletion.wanted' }],
    'password.submitted': [{ type: 'password.submitted', password: 'Shop-for-good-1' }],
    'otherWay.chosen': [{ type: 'otherWay.chosen' }],
    'step.back': [{ type: 'step.back' }],
  },
  outcomes: { deleteAccount: { outputs, fails: true } },
  invariants: [
    [
      'a password is only held while it is sent',
      (snapshot) => snapshot.matches('requesting') || snapshot.context.password === '',
    ],
    ['who is gone knows until when', (snapshot) => snapshot.matches('deactivated') === (snapshot.context.deletedOn !== '')],
  ],
  pinned: [
    {
      name: 'F-128 closed',
      input: 0,
      events: ['deletion.wanted', 'password.submitted', 'deleteAccount: done#1'],
      ends: 'deactivated',
    },
    {
      name: 'V-022 a wrong password is asked again',
      input: 0,
      events: ['deletion.wanted', 'password.submitted', 'deleteAccount: done#3', 'password.submitted', 'deleteAccount: done#1'],
      ends: 'deactivated',
    },
    {
      name: 'X-046 who has no password shows in another way that it is them',
      input: 0,
      events: ['deletion.wanted', 'otherWay.chosen', 'deleteAccount: done#1'],
      ends: 'deactivated',
    },
    {
      name: 'G-028 the only administrator',
      input: 0,
      events: ['deletion.wanted', 'password.submitted', 'deleteAccount: done#2'],
      ends: 'onlyAdmin',
    },
    {
      name: 'the password goes with it',
      input: 0,
      events: ['deletion.wanted', 'password.submitted'],
      ends: 'requesting',
      knows: { password: 'Shop-for-good-1' },
    },
    {
      name: 'a wrong one is said',
      input: 0,
      events: ['deletion.wanted', 'password.submitted', 'deleteAccount: done#3'],
      ends: 'passwordEntry',
      knows: { refusals: { password: 'passwordIncorrect' } },
    },
    {
      name: 'another way forgets what was wrong',
      input: 0,
      events: ['deletion.wanted', 'password.submitted', 'deleteAccount: done#3', 'otherWay.chosen'],
      ends: 'requesting',
      knows: { refusals: {} },
      does: ['forgetRefusals'],
    },
    {
      name: 'Back changes nothing, and forgets what was wrong: who comes again has typed nothing yet',
      input: 0,
      events: ['deletion.wanted', 'password.submitted', 'deleteAccount: done#3', 'step.back'],
      ends: 'explain',
      knows: { refusals: {} },
      does: ['forgetRefusals'],
    },
    ...['deleteAccount: error', 'after: patience'].map((fault) => ({
      name: `what could not be sent can be sent again: ${fault}`,
      input: 0,
      events: ['deletion.wanted', 'password.submitted', fault],
      ends: 'failed',
    })),
    {
      name: 'with the password',
      input: 0,
      events: [...failed, 'password.submitted'],
      ends: 'requesting',
      knows: { password: 'Shop-for-good-1' },
    },
    { name: 'or in another way', input: 0, events: [...failed, 'otherWay.chosen'], ends: 'requesting', does: ['forgetRefusals'] },
    { name: 'or not at all', input: 0, events: [...failed, 'step.back'], ends: 'explain' },
    {
      name: 'the only administrator goes back',
      input: 0,
      events: ['deletion.wanted', 'password.submitted', 'deleteAccount: done#2', 'step.back'],
      ends: 'explain',
    },
  ],
})
