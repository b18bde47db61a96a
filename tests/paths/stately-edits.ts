/** A part of a chart as data. */
interface Part {
  [key: string]: any
}

/** One edit of an export, the sentence that names it, and what the table of intent has for it. */
interface Edit {
  what: string
  chart?: string
  edit(config: Part): void
  says: string[]
  /** Names that are new to the chart, or not used any more. */
  setup?: string[]
  rows: string[]
}

export const fixture = 'donationQuery'

export const edits: Edit[] = [
  {
    what: 'a state that is new',
    edit: ({ states }) => {
      states.waiting = { description: 'Waiting for an answer.', on: { 'detail.refreshed': { target: 'loading' } } }
    },
    says: ['The state waiting is new: “Waiting for an answer.”'],
    rows: ['+ | waiting | detail.refreshed | | loading | | |'],
  },
  {
    what: 'a state that is gone',
    edit: ({ states }) => {
      delete states.unknown
      states.loading.invoke.onDone[1].target = 'couldNotLoad'
    },
    says: [
      'The state unknown is gone, with its transition',
      'In loading, when readDonation: done, it goes to couldNotLoad instead of unknown',
    ],
    rows: [
      '- | loading | readDonation: done | | unknown | | E-053 |',
      '- | unknown, couldNotLoad | detail.refreshed | | loading | | E-049 |',
      '+ | loading | readDonation: done | | couldNotLoad | | E-053 |',
      '+ | couldNotLoad | detail.refreshed | | loading | | E-049 |',
    ],
  },
]
