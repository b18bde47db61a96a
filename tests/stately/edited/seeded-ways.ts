/** A part of a chart as data. */
export interface Part {
  // biome-ignore lint/suspicious/noExplicitAny: an edited file may hold anything, anywhere
  [key: string]: any
}

/** One edit of an export, the sentence that names it, and what the table of intent has for it. */
export interface Edit {
  what: string
  /** `donationQuery` where it isn't said. */
  chart?: string
  edit(config: Part): void
  says: string[]
  /** Names that are new to the chart, or not used any more. */
  setup?: string[]
  rows: string[]
}

export const seededWays: Edit[] = [
  {
    what: 'a state that is new',
    edit: ({ states }) => {
      states.waiting = { description: 'Waiting for an answer.', on: { 'detail.refreshed': { target: 'loading' } } }
    },
    says: ['The state waiting is new: “Waiting for an answer.”'],
    rows: ['+ | waiting | detail.refreshed | | loading | | |'],
  },
  {
    what: 'a state that is gone, and what led there',
    edit: ({ states }) => {
      delete states.unknown
      states.loading.invoke.onDone[1].target = 'couldNotLoad'
    },
    says: [
      'The state unknown is gone, with its transition',
      'In loading, when readDonation: done, it goes to couldNotLoad instead of unknown',
    ],
    rows: [
      '- | loading | readDonation: done | | unknown | | ID |',
      '- | unknown, couldNotLoad | detail.refreshed | | loading | | ID |',
      '+ | loading | readDonation: done | | couldNotLoad | | ID |',
      '+ | couldNotLoad | detail.refreshed | | loading | | ID |',
    ],
  },
  {
    what: 'a state that is called otherwise',
    edit: (config) => {
      Object.assign(config, JSON.parse(JSON.stringify(config).replaceAll('"saved"', '"kept"')))
    },
    says: ['The state saved is called kept now'],
    rows: [
      '- | submitting | sendQuery: done | isOffline | saved | | ID Kept on this device until there is a network |',
      '- | submitting | after: patience | | saved | | ID No answer: it is kept, and asked again |',
      '- | saved | connection.returned, submission.retried | | submitting | | ID |',
      '+ | submitting | sendQuery: done | isOffline | kept | | ID Kept on this device until there is a network |',
      '+ | submitting | after: patience | | kept | | ID No answer: it is kept, and asked again |',
      '+ | kept | connection.returned, submission.retried | | submitting | | ID |',
    ],
  },
  {
    what: 'a state that lies in another',
    edit: ({ states }) => {
      states.details.initial = 'asking'
      states.details.states = { asking: { description: 'Asking.' }, failed: states.failed }
      delete states.failed
      states.submitting.invoke.onError.target = '#donationQuery.details.failed'
      states.details.states.failed.on['submission.retried'].target = '#donationQuery.submitting'
      states.details.states.failed.on['step.back'].target = '#donationQuery.details'
    },
    says: [
      'The state failed lies in details now',
      'The state details.asking is new: “Asking.”',
      'The state details begins in details.asking now',
    ],
    rows: [
      '- | submitting | sendQuery: error | | failed | | ID, ID |',
      '- | failed | submission.retried | | submitting | | ID, ID |',
      '- | failed | step.back | | details | | ID Nothing typed is lost |',
      '+ | details | begins | | details.asking | | |',
      '+ | submitting | sendQuery: error | | details.failed | | ID, ID |',
      '+ | details.failed | submission.retried | | submitting | | ID, ID |',
      '+ | details.failed | step.back | | details | | ID Nothing typed is lost |',
    ],
  },
  {
    what: 'a state that is an end',
    edit: ({ states }) => {
      states.unknown.type = 'final'
    },
    says: ['The state unknown is an end now, no longer an ordinary state'],
    rows: ['+ | unknown | ends | | | | |'],
  },
  {
    what: 'a state that is no end any more',
    edit: ({ states }) => {
      delete states.success.type
    },
    says: ['The state success is an ordinary state now, no longer an end'],
    rows: ['- | success | ends | | | | ID |'],
  },
  {
    what: 'another beginning',
    edit: (config) => {
      config.initial = 'reason'
    },
    says: ['The chart begins in reason now, no longer in loading'],
    rows: ['- | any | begins | | loading | | ID |', '+ | any | begins | | reason | | ID |'],
  },
  {
    what: 'another description of a state',
    edit: ({ states }) => {
      states.reason.description = 'What is the matter with it?'
    },
    says: ['The description of the state reason is “What is the matter with it?” now; it was “What is wrong with it?”'],
    rows: [],
  },
  {
    what: 'a description that is gone',
    edit: ({ states }) => {
      delete states.reason.description
    },
    says: ['The state reason has no description any more; it was “What is wrong with it?”'],
    rows: [],
  },
  {
    what: 'another description of the chart',
    edit: (config) => {
      config.description = 'Asking about a donation.'
    },
    says: [
      'The description of the chart is “Asking about a donation.” now; it was “Asking about a donation that looks wrong or was declined.”',
    ],
    rows: [],
  },
  {
    what: 'a description of a transition',
    edit: ({ states }) => {
      states.details.on['step.back'][0].description = 'Nothing is lost.'
    },
    says: ['What happens in details, when step.back, has a description now: “Nothing is lost.”'],
    rows: [],
  },
  {
    what: 'a transition that is new',
    edit: ({ states }) => {
      states.unknown.on['step.back'] = { target: 'reason' }
    },
    says: ['In unknown, when step.back, it goes to reason: this transition is new'],
    rows: ['+ | unknown | step.back | | reason | | |'],
  },
  {
    what: 'a branch that is new, asked first',
    edit: ({ states }) => {
      states.submitting.invoke.onDone.unshift({ guard: { type: 'isDuplicate' }, target: 'success' })
    },
    says: ['In submitting, when sendQuery: done and isDuplicate, it goes to success: this transition is new'],
    setup: ['the guard isDuplicate is new to setup()'],
    rows: ['+ | submitting | sendQuery: done | isDuplicate | success | | |'],
  },
  {
    what: 'a transition that is gone',
    edit: ({ states }) => {
      delete states.saved.on['connection.returned']
    },
    says: ['In saved, when connection.returned, the transition is gone; before it goes to submitting'],
    setup: ['nothing uses the event connection.returned any more'],
    rows: [
      '- | saved | connection.returned, submission.retried | | submitting | | ID |',
      '+ | saved | submission.retried | | submitting | | ID |',
    ],
  },
  {
    what: 'a transition that leads elsewhere',
    edit: ({ states }) => {
      states.details.on['step.back'][0].target = 'loading'
    },
    says: ['In details, when step.back, it goes to loading instead of reason'],
    rows: ['- | details | step.back | | reason | | ID, ID |', '+ | details | step.back | | loading | | ID, ID |'],
  },
  {
    what: 'a transition that leads elsewhere for silence',
    edit: ({ states }) => {
      states.loading.after['15000'].target = 'unknown'
    },
    says: ['In loading, after 15000 ms (patience), it goes to unknown instead of couldNotLoad'],
    rows: [
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | ID |',
      '+ | loading | readDonation: error | | couldNotLoad | | ID |',
      '+ | loading | after: patience | | unknown | | ID |',
    ],
  },
  {
    what: 'a transition that stays',
    edit: ({ states }) => {
      delete states.details.on['step.back'][0].target
      states.details.on['step.back'][0].actions = 'forget'
    },
    says: ['In details, when step.back, it stays instead of going to reason; it also does forget'],
    setup: ['the action forget is new to setup()'],
    rows: ['- | details | step.back | | reason | | ID, ID |', '+ | details | step.back | | stays | forget | ID, ID |'],
  },
  {
    what: 'a transition that begins in another state',
    edit: ({ states }) => {
      states.unknown.on['step.back'] = states.failed.on['step.back']
      delete states.failed.on['step.back']
    },
    says: ['The transition when step.back (it goes to details) is in unknown now, no longer in failed'],
    rows: [
      '- | failed | step.back | | details | | ID Nothing typed is lost |',
      '+ | unknown | step.back | | details | | ID Nothing typed is lost |',
    ],
  },
  {
    what: 'a transition that enters its state anew',
    chart: 'activeCause',
    edit: (config) => {
      const all = JSON.stringify(config)
      Object.assign(config, JSON.parse(all.replace('"reenter":true', '"reenter":false')))
    },
    says: ['In the whole chart, when causes.known and hasCauses, it no longer leaves initialising and enters it anew'],
    rows: [
      '- | any | causes.known | hasCauses | initialising again | activateNone, keepCauses | ID, ID |',
      '+ | any | causes.known | hasCauses | initialising | activateNone, keepCauses | ID, ID |',
    ],
  },
]
