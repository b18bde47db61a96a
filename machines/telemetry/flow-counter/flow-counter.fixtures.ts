import { type FlowStep, flowLimits } from '#contract/telemetry/flows.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { flowCounterMachine } from './flow-counter.machine.ts'

const step: FlowStep = { chart: 'login', state: 'editing', happened: 'entered' }
const whole = Array.from({ length: flowLimits.together }, () => 'step.seen')

export const flowCounterFixtures = fixturesFor(flowCounterMachine, {
  inputs: [undefined],
  events: {
    'step.seen': [{ type: 'step.seen', step }],
    'page.hidden': [{ type: 'page.hidden' }],
    'consent.withdrawn': [{ type: 'consent.withdrawn' }],
  },
  outcomes: {},
  invariants: [
    ['nothing waits while it is empty', ({ context, value }) => value !== 'empty' || context.waiting.length === 0],
    ['something waits while it gathers', ({ context, value }) => value !== 'gathering' || context.waiting.length > 0],
    ['never more than is taken at once', ({ context }) => context.waiting.length < flowLimits.together],
  ],
  pinned: [
    {
      name: 'what waits is told when the page goes',
      input: 0,
      events: ['step.seen', 'step.seen', 'page.hidden'],
      ends: 'empty',
      knows: { waiting: [] },
      does: ['sendBeacon', 'dropAll'],
    },
    {
      name: 'T-018 what waits is dropped, and not told, when consent is withdrawn',
      input: 0,
      events: ['step.seen', 'consent.withdrawn'],
      ends: 'empty',
      knows: { waiting: [] },
      does: ['dropAll'],
    },
    { name: 'the first is kept', input: 0, events: ['step.seen'], ends: 'gathering', knows: { waiting: [step] } },
    {
      name: 'and the second',
      input: 0,
      events: ['step.seen', 'step.seen'],
      ends: 'gathering',
      knows: { waiting: [step, step] },
    },
    {
      name: 'as much as is taken at once is told at once',
      input: 0,
      events: whole,
      ends: 'empty',
      knows: { waiting: [] },
      does: [`keepStep(${JSON.stringify({ step })})`, 'sendBeacon', 'dropAll'],
    },
  ],
})
