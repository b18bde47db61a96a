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
      '- | loading | readDonation: done | isFound | reason | keepTransaction | F-118 |',
      '- | loading | readDonation: done | | unknown | | E-053 |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | E-049 |',
      '+ | loading | after: patience | | couldNotLoad | | E-049 |',
    ],
  },
  {
    what: 'an actor that is called otherwise',
    edit: ({ states }) => {
      states.loading.invoke.id = 'findDonation'
    },
    says: ['In loading, the actor readDonation is called findDonation now'],
    rows: [
      '- | loading | readDonation: done | isFound | reason | keepTransaction | F-118 |',
      '- | loading | readDonation: done | | unknown | | E-053 |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | E-049 |',
      '+ | loading | findDonation: done | isFound | reason | keepTransaction | F-118 |',
      '+ | loading | findDonation: done | | unknown | | E-053 |',
      '+ | loading | findDonation: error, after: patience | | couldNotLoad | | E-049 |',
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
      '- | loading | readDonation: done | isFound | reason | keepTransaction | F-118 |',
      '- | loading | readDonation: done | | unknown | | E-053 |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | E-049 |',
      '+ | loading | findDonation: done | isFound | reason | keepTransaction | F-118 |',
      '+ | loading | findDonation: done | | unknown | | E-053 |',
      '+ | loading | findDonation: error, after: patience | | couldNotLoad | | E-049 |',
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
      '- | loading | readDonation: done | isFound | reason | keepTransaction | F-118 |',
      '- | loading | readDonation: done | | unknown | | E-053 |',
      '- | loading | readDonation: error, after: patience | | couldNotLoad | | E-049 |',
      '+ | reason | readDonation: done | isFound | reason | keepTransaction | F-118 |',
      '+ | reason | readDonation: done | | unknown | | E-053 |',
      '+ | reason | readDonation: error | | couldNotLoad | | E-049 |',
      '+ | loading | after: patience | | couldNotLoad | | E-049 |',
    ],
  },
]
