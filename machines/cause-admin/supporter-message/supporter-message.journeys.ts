import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const supporterMessageJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'failed'),
  journey('E-053 a message that there isn’t is said to be unknown', 0, 'read: done#4', 'unknown'),
  journey('what can’t be read is read again', 0, 'read: error > page.refreshed > read: done#1', { open: 'editing' }),
  journey(
    'V-064 a test with HTML isn’t sent',
    0,
    'read: done#1 > test.asked#2',
    { open: 'invalid' },
    { knows: { refusals: { text: 'messageHtml' } } },
  ),
  journey(
    'G-012 what is on the site is tried by nobody',
    0,
    'read: done#3',
    { open: 'editing' },
    { refuses: ['test.asked#1', 'test.asked#2'] },
  ),
  journey('the standard words can’t be removed', 0, 'read: done#2', { open: 'editing' }, { refuses: ['message.removed'] }),
  journey(
    'G-012 a test that was lost is sent again',
    0,
    'read: done#1 > test.asked#1 > sendTest: error > submission.retried > sendTest: done#1',
    { open: 'tested' },
  ),
  journey('G-012 a test about which nothing is heard', 0, 'read: done#1 > test.asked#1 > after: patience', {
    open: 'testFailed',
  }),
  journey('G-012 a test too often', 0, 'read: done#1 > test.asked#1 > sendTest: done#3', { open: 'testedTooOften' }),
  journey(
    'V-064 a test that the server refuses is said',
    0,
    'read: done#1 > test.asked#1 > sendTest: done#2',
    { open: 'invalid' },
    { knows: { refusals: { text: 'messageHtml' } } },
  ),
  journey(
    'a removal that was lost is sent again',
    0,
    'read: done#1 > message.removed > remove: error > submission.retried > remove: done',
    { open: 'removed' },
  ),
  journey('a removal about which nothing is heard', 0, 'read: done#1 > message.removed > after: patience', {
    open: 'removeFailed',
  }),
  journey(
    'F-152 removed: there is no text any more',
    0,
    'read: done#1 > message.removed > remove: done',
    { open: 'removed' },
    { knows: { message: { text: null } }, refuses: ['message.removed'] },
  ),
  journey('saving about which nothing is heard', 0, 'read: done#1 > message.submitted#1 > after: patience', {
    open: 'saveFailed',
  }),
  journey(
    'V-064 what the server refuses is said, and nothing is called saved',
    0,
    'read: done#1 > message.submitted#1 > save: done#2',
    { open: 'invalid' },
    { knows: { refusals: { text: 'messageHtml' } } },
  ),
  journey(
    'F-152 what is saved is what is shown',
    0,
    'read: done#2 > message.submitted#1 > save: done#1',
    { open: 'saved' },
    { knows: { message: { text: 'Thank you for joining us.' } } },
  ),
]
