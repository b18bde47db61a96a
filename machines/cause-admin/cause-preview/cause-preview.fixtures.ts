import type { CauseStory } from '#contract/causes/story.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { wholeDashboard } from '../dashboard/dashboard.fixtures.ts'
import { causePreviewMachine, type PreviewLook } from './cause-preview.machine.ts'

export const someStory: CauseStory = {
  years: [{ year: 2026, pence: 54_167 }],
  thisMonth: 4250,
  payments: [{ id: 'p1', paidOn: '2026-09-30T23:00:00.000Z', pence: 2500 }],
  nextPaymentOn: '2027-01-04T00:00:00.000Z',
  paid: 2500,
  pending: 1000,
  shops: [],
  names: ['Ada', 'Ben'],
  newSupporters: 2,
  active: null,
  target: null,
  updates: [],
  reasons: [],
  example: null,
}

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const someLook: PreviewLook = { cause, target: null }
const typedLook: PreviewLook = { cause: { ...cause, description: 'We mend what is broken' }, target: 50_000 }

export const causePreviewFixtures = fixturesFor(causePreviewMachine, {
  items: 'H-003',
  inputs: [undefined],
  events: {
    'preview.asked': [
      { type: 'preview.asked', look: someLook },
      { type: 'preview.asked', look: typedLook },
    ],
    'preview.closed': [{ type: 'preview.closed' }],
  },
  outcomes: { readStory: { outputs: [someStory], fails: true } },
  invariants: [
    ['what is typed is there wherever a page is', (snapshot) => snapshot.matches('closed') || snapshot.context.look !== null],
    ['what is shown was read', (snapshot) => !snapshot.matches('shown') || snapshot.context.story !== null],
  ],
  pinned: [
    {
      name: 'H-003 looked at, and back',
      input: 0,
      events: ['preview.asked#1', 'readStory: done', 'preview.closed'],
      ends: 'closed',
    },
    {
      name: 'a look without figures, and once more',
      input: 0,
      events: ['preview.asked#1', 'readStory: error', 'preview.asked#2'],
      ends: 'reading',
      knows: { look: typedLook },
    },
    {
      name: 'silence shows the page without figures',
      input: 0,
      events: ['preview.asked#1', 'after: patience'],
      ends: 'withoutFigures',
    },
    {
      name: 'the page with its figures',
      input: 0,
      events: ['preview.asked#1', 'readStory: done'],
      ends: 'shown',
      knows: { look: someLook, story: someStory },
    },
    { name: 'closed before the figures come', input: 0, events: ['preview.asked#1', 'preview.closed'], ends: 'closed' },
    {
      name: 'closed without figures',
      input: 0,
      events: ['preview.asked#1', 'readStory: error', 'preview.closed'],
      ends: 'closed',
    },
  ],
})
