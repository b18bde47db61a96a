import type { Edit } from './seeded-ways.ts'

export const seededNames: Edit[] = [
  {
    what: 'an event that is called otherwise',
    edit: ({ states }) => {
      const { on } = states.details
      on['details.sent'] = on['details.submitted']
      delete on['details.submitted']
    },
    says: ['In details, the event details.submitted is called details.sent now'],
    setup: ['the event details.sent is new to setup()', 'nothing uses the event details.submitted any more'],
    rows: [
      '- | details | details.submitted | | submitting | keepDetails | ID, ID |',
      '+ | details | details.sent | | submitting | keepDetails | ID, ID |',
    ],
  },
  {
    what: 'another guard',
    edit: ({ states }) => {
      states.loading.invoke.onDone[0].guard = 'isKnown'
    },
    says: ['In loading, when readDonation: done and isFound, it asks isKnown instead of isFound'],
    setup: ['the guard isKnown is new to setup()', 'nothing uses the guard isFound any more'],
    rows: [
      '- | loading | readDonation: done | isFound | reason | keepTransaction | ID |',
      '+ | loading | readDonation: done | isKnown | reason | keepTransaction | ID |',
    ],
  },
  {
    what: 'a guard that is gone',
    edit: ({ states }) => {
      delete states.reason.on['step.shown'][0].guard
    },
    says: ['In reason, when step.shown and isReached, it asks nothing instead of isReached'],
    rows: [
      '- | reason | step.shown | isReached(step: details) | details | | ID Once a reason was chosen, never ahead |',
      '+ | reason | step.shown | | details | | ID Once a reason was chosen, never ahead |',
    ],
  },
  {
    what: 'an action that is given something else',
    chart: 'tokenService',
    edit: ({ states }) => {
      states.ready.entry.params.outcome = 'unreachable'
    },
    says: ['In ready, on the way in, it does keepOutcome({"outcome":"unreachable"}) instead of keepOutcome({"outcome":"ready"})'],
    rows: [
      '- | ready | entry | | | keepOutcome(outcome: ready) | ID The waiting calls go out |',
      '+ | ready | entry | | | keepOutcome(outcome: unreachable) | ID The waiting calls go out |',
    ],
  },
  {
    what: 'an end of an actor that leads nowhere',
    edit: ({ states }) => {
      delete states.submitting.invoke.onError
    },
    says: ['In submitting, when sendQuery: error, the transition is gone; before it goes to failed'],
    rows: ['- | submitting | sendQuery: error | | failed | | ID, ID |'],
  },
  {
    what: 'guards in another order',
    edit: ({ states }) => {
      states.submitting.invoke.onDone = [1, 0, 2, 3].map((at) => states.submitting.invoke.onDone[at])
    },
    says: [
      'In submitting, when sendQuery: done, it asks isOffline, then isReceived, then isReasonRefused, then else details now; before it asked isReceived, then isOffline, then isReasonRefused, then else details',
    ],
    rows: [
      '- | submitting | sendQuery: done | isReceived | success | keepReceived | ID |',
      '- | submitting | sendQuery: done | isReasonRefused | reason | keepRefusals | ID What is wrong stands at its field |',
      '- | submitting | sendQuery: done | | details | keepRefusals | ID What is wrong stands at its field |',
      '+ | submitting | sendQuery: done | isReceived | success | keepReceived | ID |',
      '+ | submitting | sendQuery: done | isReasonRefused | reason | keepRefusals | ID What is wrong stands at its field |',
      '+ | submitting | sendQuery: done | | details | keepRefusals | ID What is wrong stands at its field |',
    ],
  },
  {
    what: 'another action',
    edit: ({ states }) => {
      states.reason.on['reason.chosen'].actions = 'keepWish'
    },
    says: ['In reason, when reason.chosen, it does keepWish instead of keepReason'],
    setup: ['the action keepWish is new to setup()', 'nothing uses the action keepReason any more'],
    rows: [
      '- | reason | reason.chosen | | details | keepReason | ID, ID |',
      '+ | reason | reason.chosen | | details | keepWish | ID, ID |',
    ],
  },
  {
    what: 'an action more',
    edit: ({ states }) => {
      states.reason.on['reason.chosen'].actions = [{ type: 'keepReason' }, 'log']
    },
    says: ['In reason, when reason.chosen, it also does log'],
    setup: ['the action log is new to setup()'],
    rows: [
      '- | reason | reason.chosen | | details | keepReason | ID, ID |',
      '+ | reason | reason.chosen | | details | keepReason, log | ID, ID |',
    ],
  },
  {
    what: 'an action that is gone',
    edit: ({ states }) => {
      for (const index of [2, 3]) states.submitting.invoke.onDone[index].actions = []
    },
    says: [
      'In submitting, when sendQuery: done and isReasonRefused, it no longer does keepRefusals',
      'In submitting, when sendQuery: done, it no longer does keepRefusals',
    ],
    setup: ['nothing uses the action keepRefusals any more'],
    rows: [
      '- | submitting | sendQuery: done | isReasonRefused | reason | keepRefusals | ID What is wrong stands at its field |',
      '- | submitting | sendQuery: done | | details | keepRefusals | ID What is wrong stands at its field |',
      '+ | submitting | sendQuery: done | isReasonRefused | reason | | ID What is wrong stands at its field |',
      '+ | submitting | sendQuery: done | | details | | ID What is wrong stands at its field |',
    ],
  },
  {
    what: 'an action on the way in',
    edit: ({ states }) => {
      states.success.entry = { type: 'thank' }
    },
    says: ['In success, on the way in, it also does thank'],
    setup: ['the action thank is new to setup()'],
    rows: ['+ | success | entry | | | thank | |'],
  },
  {
    what: 'an action on the way out that is gone',
    chart: 'paymentRuns',
    edit: ({ states }) => {
      delete states.refused.exit
    },
    says: ['In refused, on the way out, it no longer does forgetRefusal'],
    setup: ['nothing uses the action forgetRefusal any more'],
    rows: ['- | refused | exit | | | forgetRefusal | ID |'],
  },
  {
    what: 'another silence',
    edit: ({ states }) => {
      states.loading.after = { 20000: states.loading.after['15000'] }
    },
    says: ['In loading, what happened after 15000 ms (patience) happens after 20000 ms now'],
    setup: ['the delay of 20000 ms has no name in setup() yet'],
    rows: [
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | ID |',
      '+ | loading | readDonation: error, after: 20000 | | couldNotLoad | | ID |',
    ],
  },
  {
    what: 'a silence that is gone',
    edit: ({ states }) => {
      delete states.loading.after
    },
    says: ['In loading, after 15000 ms (patience), the transition is gone; before it goes to couldNotLoad'],
    rows: [
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | ID |',
      '+ | loading | readDonation: error | | couldNotLoad | | ID |',
    ],
  },
  {
    what: 'a tag',
    edit: ({ states }) => {
      states.reason.tags = ['busy']
    },
    says: ['The tags of the state reason are busy now; they were none'],
    rows: [],
  },
  {
    what: 'what a state means to its screen',
    edit: ({ states }) => {
      states.reason.meta.step = 'details'
    },
    says: ['The meta of the state reason is {"step":"details"} now; it was {"step":"reason"}'],
    rows: [],
  },
  {
    what: 'a thing that no chart of ours has',
    edit: ({ states }) => {
      states.reason.version = '2'
    },
    says: ['The state reason has a version now: "2"'],
    rows: [],
  },
]
