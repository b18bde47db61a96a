import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const recentProofJourneys = [
  journey('silence about the ways is a failure', 0, 'after: patience', 'unreadable'),
  journey('ways that can’t be read are asked for again', 0, 'readWays: error > ways.retried > readWays: done#1', 'choosing'),
  journey('what isn’t proven in time is declined', 0, 'readWays: done#1 > after: life', 'declined'),
  journey(
    'who has neither password nor connected account is offered neither, and no answer is waited for',
    0,
    'readWays: done#2',
    'choosing',
    { refuses: ['password.submitted', 'provider.chosen', 'answer.arrived'] },
  ),
  journey(
    'another try takes the fault away',
    0,
    'readWays: done#1 > code.wanted > mailCode: done#2 > code.wanted',
    'mailingCode',
    { knows: { problem: null }, does: ['forgetProblem'] },
  ),
  journey('the service that was chosen is asked', 0, 'readWays: done#1 > provider.chosen', 'askingProvider', {
    does: ['keepProvider({"provider":"facebook"})'],
  }),
  journey(
    'the late answer is what is checked',
    0,
    'readWays: done#1 > provider.chosen > askProvider: done#2 > answer.arrived',
    'askingProvider',
    { knows: { providerCode: 'late', problem: null } },
  ),
  journey(
    'only a window that looked closed may answer later',
    0,
    'readWays: done#1 > provider.chosen > askProvider: done#4',
    'choosing',
    { knows: { problem: 'refused' }, refuses: ['answer.arrived'] },
  ),
  journey('another way than the service’s window', 0, 'readWays: done#1 > provider.chosen > way.changed', 'choosing'),
  journey('a service that can’t be asked', 0, 'readWays: done#1 > provider.chosen > askProvider: error', 'choosing', {
    knows: { problem: 'failed' },
  }),
  journey(
    'V-022 a wrong password is told at its field',
    0,
    'readWays: done#1 > password.submitted > checkPassword: done#2',
    'choosing',
    { knows: { refusals: { password: 'passwordIncorrect' }, problem: null } },
  ),
  journey('too many passwords', 0, 'readWays: done#1 > password.submitted > checkPassword: done#3', 'choosing', {
    knows: { problem: 'tooMany' },
  }),
  journey('a password that can’t be checked', 0, 'readWays: done#1 > password.submitted > checkPassword: error', 'choosing', {
    knows: { problem: 'failed' },
  }),
  journey('a password about which nothing is heard', 0, 'readWays: done#1 > password.submitted > after: patience', 'choosing', {
    knows: { problem: 'failed' },
  }),
  journey('a code that can’t be mailed', 0, 'readWays: done#1 > code.wanted > mailCode: error', 'choosing', {
    knows: { problem: 'failed' },
  }),
  journey('a mail about which nothing is heard', 0, 'readWays: done#1 > code.wanted > after: patience', 'choosing', {
    knows: { problem: 'failed' },
  }),
  journey(
    'a wrong code is told at its field',
    0,
    'readWays: done#1 > code.wanted > mailCode: done#1 > code.submitted > checkCode: done#2',
    'enteringCode',
    { knows: { refusals: { code: 'codeWrong' } } },
  ),
  journey(
    'a code that can’t be checked',
    0,
    'readWays: done#1 > code.wanted > mailCode: done#1 > code.submitted > checkCode: error',
    'enteringCode',
    { knows: { problem: 'failed' } },
  ),
  journey(
    'a code about which nothing is heard',
    0,
    'readWays: done#1 > code.wanted > mailCode: done#1 > code.submitted > after: patience',
    'enteringCode',
    { knows: { problem: 'failed' } },
  ),
  journey(
    'a new code takes the old one’s fault away',
    0,
    'readWays: done#1 > code.wanted > mailCode: done#1 > code.submitted > checkCode: done#3 > code.wanted',
    'mailingCode',
    { knows: { problem: null } },
  ),
  journey(
    'another way than the code takes its fault away',
    0,
    'readWays: done#1 > code.wanted > mailCode: done#1 > code.submitted > checkCode: done#3 > way.changed',
    'choosing',
    { knows: { problem: null } },
  ),
]
