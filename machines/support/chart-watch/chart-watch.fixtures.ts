import type { RecordedStep, ViewerWish } from '#contract/support/recordings.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { chartWatchMachine } from './chart-watch.machine.ts'

export const someStep: RecordedStep = {
  number: 1,
  tab: 'a1',
  at: 1_793_000_000_000,
  actor: 'x:0',
  chart: 'login',
  from: null,
  event: 'form.submitted',
  fields: { email: 'text', password: 'text' },
  states: ['submitting'],
  knows: { email: 'text' },
  accepts: ['form.submitted'],
  isDone: false,
}
const wish: ViewerWish = { wish: 'goBack', tab: 'a1', number: 1 }
const file = { text: async () => '{}' }
const recorded = [someStep, { ...someStep, number: 2, states: ['failed'] }]

export const chartWatchFixtures = fixturesFor(chartWatchMachine, {
  inputs: [{ source: 'tabs' }, { source: 'files' }],
  events: {
    'steps.came': [{ type: 'steps.came', steps: [someStep] }],
    'actor.chosen': [{ type: 'actor.chosen', actor: 'a1 x:0' }],
    'wish.sent': [{ type: 'wish.sent', wish }],
    'recording.saved': [{ type: 'recording.saved' }],
    'file.chosen': [{ type: 'file.chosen', file }],
    'step.shown': [
      { type: 'step.shown', at: 1 },
      { type: 'step.shown', at: 7 },
      { type: 'step.shown', at: -1 },
    ],
    'recording.closed': [{ type: 'recording.closed' }],
  },
  outcomes: {
    listen: { outputs: [], fails: false },
    readRecording: { outputs: [{ steps: recorded }, { steps: null }], fails: true },
  },
  invariants: [
    ['what is live has come', (snapshot) => !snapshot.matches('live') || snapshot.context.steps.length > 0],
    [
      'what is replayed was in a file',
      (snapshot) =>
        snapshot.matches('replaying') === (snapshot.context.replayed !== null) ||
        snapshot.matches('opening') ||
        snapshot.matches('refused'),
    ],
    ['the place is one of the file’s steps', ({ context }) => context.at >= 0 && context.at < (context.replayed?.length ?? 1)],
  ],
  pinned: [
    { name: 'tabs are listened to', input: 0, events: [], ends: 'listening' },
    { name: 'the first step shows what is live', input: 0, events: ['steps.came'], ends: 'live', knows: { steps: [someStep] } },
    {
      name: 'a step that comes twice stands there once',
      input: 0,
      events: ['steps.came', 'steps.came'],
      ends: 'live',
      knows: { steps: [someStep] },
    },
    {
      name: 'a wish is passed on to the tab',
      input: 0,
      events: ['steps.came', 'wish.sent'],
      ends: 'live',
      does: [
        'passWish({"wish":{"wish":"goBack","tab":"a1","number":1}})',
        'tell listen: {"type":"wish","wish":{"wish":"goBack","tab":"a1","number":1}}',
      ],
    },
    { name: 'a recording is saved', input: 0, events: ['steps.came', 'recording.saved'], ends: 'live', does: ['saveRecording'] },
    {
      name: 'a file is stepped through, and no further than its end',
      input: 0,
      events: ['file.chosen', 'readRecording: done#1', 'step.shown#2'],
      ends: 'replaying',
      knows: { at: 1, replayed: recorded },
      refuses: ['wish.sent', 'recording.saved'],
    },
    {
      name: 'nor before its beginning',
      input: 0,
      events: ['file.chosen', 'readRecording: done#1', 'step.shown#1', 'step.shown#3'],
      ends: 'replaying',
      knows: { at: 0 },
    },
    {
      name: 'a chart of the file is looked at',
      input: 0,
      events: ['file.chosen', 'readRecording: done#1', 'actor.chosen'],
      ends: 'replaying',
      knows: { actor: 'a1 x:0' },
    },
    {
      name: 'a running chart is looked at',
      input: 0,
      events: ['steps.came', 'actor.chosen'],
      ends: 'live',
      knows: { actor: 'a1 x:0' },
    },
    {
      name: 'after a replay all that came meanwhile is there',
      input: 0,
      events: ['file.chosen', 'readRecording: done#1', 'steps.came', 'recording.closed'],
      ends: 'live',
      knows: { replayed: null, at: 0, steps: [someStep] },
    },
    {
      name: 'without a step it listens again',
      input: 0,
      events: ['file.chosen', 'readRecording: done#1', 'recording.closed'],
      ends: 'listening',
    },
    { name: 'another file is refused', input: 0, events: ['file.chosen', 'readRecording: done#2'], ends: 'refused' },
    { name: 'a file that can’t be read is refused', input: 0, events: ['file.chosen', 'readRecording: error'], ends: 'refused' },
    { name: 'so is one that is never read', input: 0, events: ['file.chosen', 'after: patience'], ends: 'refused' },
    {
      name: 'after a refusal one watches again',
      input: 0,
      events: ['file.chosen', 'readRecording: error', 'recording.closed'],
      ends: 'listening',
      knows: { file: null },
    },
    { name: 'from a disk a recording is opened', input: 1, events: [], ends: 'choosing' },
    {
      name: 'from a disk one comes back to choosing',
      input: 1,
      events: ['file.chosen', 'readRecording: done#1', 'recording.closed'],
      ends: 'choosing',
      knows: { replayed: null },
    },
    {
      name: 'from a disk another file is refused, and another can be chosen',
      input: 1,
      events: ['file.chosen', 'readRecording: done#2', 'recording.closed'],
      ends: 'choosing',
    },
    { name: 'the file that was chosen is read', input: 0, events: ['file.chosen'], ends: 'opening', knows: { file } },
  ],
})
