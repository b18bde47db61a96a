import { fixturesFor } from '#machines/fixtures.ts'
import { person } from '../new-account.fixtures.ts'
import { wizardDraftMachine } from './wizard-draft.machine.ts'

const nothing = { causeName: null, isSaved: false }
const some = { causeName: 'Chess club', isSaved: false }
const left = { answers: some, person }
const fresh = 'nothing.found'
const begun = { inWizard: { begun: 'unanswered' } }
const kept = (stage: string) => ({ inWizard: { begun: { kept: stage } } })
const keeps = `keepDraft(${JSON.stringify({ answers: some })})`

export const wizardDraftFixtures = fixturesFor(wizardDraftMachine, {
  inputs: [{ answers: nothing, wanted: { step: 2 } }],
  events: {
    'link.brought': [{ type: 'link.brought' }],
    'draft.found': [{ type: 'draft.found' }],
    'nothing.found': [{ type: 'nothing.found' }],
    'answers.given': [
      { type: 'answers.given', answers: some },
      { type: 'answers.given', answers: nothing },
    ],
    'wizard.over': [{ type: 'wizard.over' }],
    'draft.asked': [{ type: 'draft.asked' }],
    'network.returned': [{ type: 'network.returned' }],
  },
  outcomes: {
    wizard: { outputs: [], fails: false },
    lookAround: { outputs: [], fails: false },
    watchNetwork: { outputs: [], fails: false },
    watchWizard: { outputs: [], fails: false },
    draftTransfer: { outputs: [], fails: false },
    draftArrival: { outputs: [undefined], fails: false },
    readDraft: { outputs: [left, null], fails: true },
    loadArrival: { outputs: [true], fails: true },
    loadTransfer: { outputs: [true, false], fails: true },
  },
  invariants: [
    [
      'only whose draft was looked for is known',
      ({ context }) => (context.left.person !== null) === (context.left.answers === some),
    ],
  ],
  pinned: [
    { name: 'the first question is there before anything is known', input: 0, events: [], ends: { inWizard: 'asked' } },
    {
      name: 'before that nothing is kept, and nothing can be over',
      input: 0,
      events: [],
      ends: { inWizard: 'asked' },
      refuses: ['answers.given#1', 'wizard.over'],
    },
    { name: 'nothing kept is a fresh wizard', input: 0, events: [fresh], ends: begun, knows: { wanted: { step: 2 } } },
    { name: 'what was left is looked at first', input: 0, events: ['draft.found'], ends: 'waiting' },
    {
      name: 'and gone on with, so that it can be taken along',
      input: 0,
      events: ['draft.found', 'readDraft: done#1'],
      ends: kept('asking'),
      knows: { left },
    },
    { name: 'one that is too old is none', input: 0, events: ['draft.found', 'readDraft: done#2'], ends: begun },
    ...['readDraft: error', 'after: patience'].map((fault) => ({
      name: `one that cannot be read is not written over: ${fault}`,
      input: 0,
      events: ['draft.found', fault],
      ends: 'failed',
      refuses: ['answers.given#1'],
    })),
    ...['draft.asked', 'network.returned'].map((event) => ({
      name: `it is read again: ${event}`,
      input: 0,
      events: ['draft.found', 'readDraft: error', event],
      ends: 'waiting',
    })),
    {
      name: 'the first answer is kept',
      input: 0,
      events: [fresh, 'answers.given#1'],
      ends: kept('asking'),
      does: [keeps],
    },
    { name: 'no answer is nothing to keep', input: 0, events: [fresh], ends: begun, refuses: ['answers.given#2'] },
    {
      name: 'each further answer is kept, and the offer to go on elsewhere stays as it is',
      input: 0,
      events: [fresh, 'answers.given#1', 'loadTransfer: done#1', 'answers.given#1'],
      ends: kept('carried'),
      does: [keeps],
      refuses: ['answers.given#2'],
    },
    {
      name: 'a short wizard stays on its device',
      input: 0,
      events: [fresh, 'answers.given#1', 'loadTransfer: done#2'],
      ends: kept('staying'),
    },
    ...['loadTransfer: error', 'after: patience'].map((fault) => ({
      name: `what could not be loaded comes with the network: ${fault}`,
      input: 0,
      events: [fresh, 'answers.given#1', fault, 'network.returned'],
      ends: kept('asking'),
    })),
    {
      name: 'without it the wizard goes on',
      input: 0,
      events: [fresh, 'answers.given#1', 'loadTransfer: error', 'answers.given#1'],
      ends: kept('notLoaded'),
      does: [keeps],
    },
    {
      name: 'what is made leaves nothing',
      input: 0,
      events: [fresh, 'answers.given#1', 'wizard.over'],
      ends: { inWizard: 'over' },
      does: ['dropDraft'],
      refuses: ['answers.given#1', 'wizard.over'],
    },
    {
      name: 'somebody comes with a link, whatever this device has',
      input: 0,
      events: ['link.brought'],
      ends: { arriving: 'loading' },
      refuses: ['answers.given#1'],
    },
    {
      name: 'what became of the link, it is read like any draft',
      input: 0,
      events: ['link.brought', 'loadArrival: done', 'draftArrival: done'],
      ends: 'waiting',
    },
    ...['loadArrival: error', 'after: patience'].flatMap((fault) =>
      ['draft.asked', 'network.returned'].map((event) => ({
        name: `a link that nothing could be loaded for is opened again: ${fault}, ${event}`,
        input: 0,
        events: ['link.brought', fault, event, 'loadArrival: done'],
        ends: { arriving: 'fetching' },
      })),
    ),
  ],
})
