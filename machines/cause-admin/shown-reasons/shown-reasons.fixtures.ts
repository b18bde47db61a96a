import type { ReasonToShow } from '#contract/causes/support-reason.ts'
import { fixturesFor, journey } from '#machines/fixtures.ts'
import { shownReasonsMachine } from './shown-reasons.machine.ts'

const waiting: ReasonToShow = {
  id: 4,
  text: 'They sat with Mum for eleven nights.',
  name: 'Saoirse',
  standing: 'waiting',
  writtenAt: '2026-11-20T11:00:00.000Z',
}
const shown: ReasonToShow = {
  id: 2,
  text: 'My walking group shops for it together.',
  name: null,
  standing: 'shown',
  writtenAt: '2026-10-01T11:00:00.000Z',
}
const rewritten: ReasonToShow = {
  ...waiting,
  text: 'They sat with Mum for eleven nights, and with me.',
  writtenAt: '2026-11-21T09:00:00.000Z',
}
const some = [waiting, shown]
const decided: ReasonToShow[] = [{ ...waiting, standing: 'shown' }, shown]
export const reasonLists: ReasonToShow[][] = [some, []]
export const decidedLists: ReasonToShow[][] = [decided, [rewritten, shown], [shown], []]

export const shownReasonsFixtures = fixturesFor(shownReasonsMachine, {
  items: 'H-003',
  inputs: [undefined],
  events: {
    'decision.made': [
      { type: 'decision.made', id: 4, isShown: true },
      { type: 'decision.made', id: 2, isShown: false },
    ],
    'decision.retried': [{ type: 'decision.retried' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: reasonLists, fails: true },
    decide: { outputs: decidedLists, fails: true },
  },
  invariants: [
    ['what is decided is about words that were read', (now) => !now.matches('deciding') || !!now.context.choice?.writtenAt],
    ['a list has something in it', (now) => !now.matches('listed') || now.context.found.length > 0],
    ['where nobody has said anything nothing is listed', (now) => !now.matches('none') || now.context.found.length === 0],
  ],
  pinned: [
    journey('silence is a failure', 0, 'after: patience', 'failed'),
    journey(
      'what can’t be read is read again',
      0,
      'read: error > page.refreshed > read: done#1',
      { listed: 'open' },
      { knows: { found: some } },
    ),
    journey('nobody has said anything yet', 0, 'read: done#2', 'none', { knows: { found: [] }, refuses: ['decision.made'] }),
    journey('E-055 and it is looked at again', 0, 'read: done#2 > page.refreshed', 'loading'),
    journey('H-003 the words that were read are shown', 0, 'read: done#1 > decision.made#1', 'deciding', {
      knows: { choice: { id: 4, writtenAt: '2026-11-20T11:00:00.000Z', isShown: true } },
    }),
    journey(
      'H-003 and stand on the page',
      0,
      'read: done#1 > decision.made#1 > decide: done#1',
      { listed: 'decided' },
      { knows: { found: decided } },
    ),
    journey('H-003 what stands there is taken from it', 0, 'read: done#1 > decision.made#2', 'deciding', {
      knows: { choice: { id: 2, writtenAt: '2026-10-01T11:00:00.000Z', isShown: false } },
    }),
    journey(
      'rewritten meanwhile',
      0,
      'read: done#1 > decision.made#1 > decide: done#2',
      { listed: 'changed' },
      { knows: { found: [rewritten, shown] } },
    ),
    journey(
      'taken back meanwhile',
      0,
      'read: done#1 > decision.made#1 > decide: done#3',
      { listed: 'changed' },
      { refuses: ['decision.made#1'] },
    ),
    journey('the last of them was taken back meanwhile', 0, 'read: done#1 > decision.made#1 > decide: done#4', 'none'),
    journey(
      'E-059 a decision that was lost is sent again',
      0,
      'read: done#1 > decision.made#1 > decide: error > decision.retried > decide: done#1',
      {
        listed: 'decided',
      },
    ),
    journey(
      'a decision about which nothing is heard',
      0,
      'read: done#1 > decision.made#1 > after: patience',
      { listed: 'notDecided' },
      {
        knows: { found: some },
      },
    ),
    journey(
      'E-059 another is decided instead',
      0,
      'read: done#1 > decision.made#1 > decide: error > decision.made#2',
      'deciding',
      {
        knows: { choice: { id: 2, writtenAt: '2026-10-01T11:00:00.000Z', isShown: false } },
      },
    ),
  ],
})
