import type { Edit } from './seeded-ways.ts'

export const seededActors: Edit[] = [
  {
    what: 'an actor more',
    edit: ({ states }) => {
      states.reason.invoke = { id: 'readHelp', src: 'readHelp', input: {}, onDone: { target: 'details', actions: [] } }
    },
    says: ['The state reason also invokes readHelp'],
    setup: ['the actor readHelp is new to setup()'],
    rows: ['+ | reason | readHelp: done | | details | | |'],
  },
  {
    what: 'an actor that is gone',
    edit: ({ states }) => {
      delete states.loading.invoke
    },
    says: ['The state loading no longer invokes readDonation, nor follows its ends'],
    setup: [
      'nothing uses the guard isFound any more',
      'nothing uses the action keepTransaction any more',
      'nothing uses the actor readDonation any more',
    ],
    rows: [
      '- | loading | readDonation: done | isFound | reason | keepTransaction | ID |',
      '- | loading | readDonation: done | | unknown | | ID |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | ID |',
      '+ | loading | after: patience | | couldNotLoad | | ID |',
    ],
  },
  {
    what: 'an actor that is called otherwise',
    edit: ({ states }) => {
      states.loading.invoke.id = 'findDonation'
    },
    says: ['In loading, the actor readDonation is called findDonation now'],
    rows: [
      '- | loading | readDonation: done | isFound | reason | keepTransaction | ID |',
      '- | loading | readDonation: done | | unknown | | ID |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | ID |',
      '+ | loading | findDonation: done | isFound | reason | keepTransaction | ID |',
      '+ | loading | findDonation: done | | unknown | | ID |',
      '+ | loading | findDonation: error, after: patience | | couldNotLoad | | ID |',
    ],
  },
  {
    what: 'another actor under the same name',
    edit: ({ states }) => {
      states.loading.invoke.src = 'findDonation'
    },
    says: ['In loading, the actor readDonation is findDonation now; it was readDonation'],
    setup: ['the actor findDonation is new to setup()', 'nothing uses the actor readDonation any more'],
    rows: [],
  },
  {
    what: 'another actor',
    edit: ({ states }) => {
      Object.assign(states.loading.invoke, { id: 'findDonation', src: 'findDonation' })
    },
    says: ['The state loading invokes findDonation now, instead of readDonation'],
    setup: ['the actor findDonation is new to setup()', 'nothing uses the actor readDonation any more'],
    rows: [
      '- | loading | readDonation: done | isFound | reason | keepTransaction | ID |',
      '- | loading | readDonation: done | | unknown | | ID |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | ID |',
      '+ | loading | findDonation: done | isFound | reason | keepTransaction | ID |',
      '+ | loading | findDonation: done | | unknown | | ID |',
      '+ | loading | findDonation: error, after: patience | | couldNotLoad | | ID |',
    ],
  },
  {
    what: 'an actor that another state invokes',
    edit: ({ states }) => {
      states.reason.invoke = states.loading.invoke
      delete states.loading.invoke
    },
    says: ['The actor readDonation is invoked in reason now, no longer in loading'],
    rows: [
      '- | loading | readDonation: done | isFound | reason | keepTransaction | ID |',
      '- | loading | readDonation: done | | unknown | | ID |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | ID |',
      '+ | reason | readDonation: done | isFound | reason | keepTransaction | ID |',
      '+ | reason | readDonation: done | | unknown | | ID |',
      '+ | reason | readDonation: error | | couldNotLoad | | ID |',
      '+ | loading | after: patience | | couldNotLoad | | ID |',
    ],
  },
]
