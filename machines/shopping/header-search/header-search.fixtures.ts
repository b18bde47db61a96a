import { fixturesFor } from '#machines/fixtures.ts'
import { headerSearchMachine } from './header-search.machine.ts'

const shop = {
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home',
  bestRate: {
    id: 1,
    name: 'Everything',
    kind: 'percent',
    value: 450,
    isIncreased: false,
    increasedUntil: null,
    usualValue: null,
  },
  ratesDiffer: false,
} as const

export const headerSearchFixtures = fixturesFor(headerSearchMachine, {
  items: 'F-083, F-167',
  inputs: [undefined],
  events: {
    'search.focused': [{ type: 'search.focused' }],
    'search.left': [{ type: 'search.left' }],
    'search.typed': [
      { type: 'search.typed', term: ' ALDER ' },
      { type: 'search.typed', term: '  ' },
    ],
    'search.cleared': [{ type: 'search.cleared' }],
  },
  outcomes: { searchRetailers: { outputs: [[shop], []], fails: true } },
  invariants: [
    [
      'an empty term asks nothing (V-080)',
      (snapshot) => !snapshot.matches({ focused: 'loading' }) || snapshot.context.term !== '',
    ],
    [
      'the term is trimmed and lower-cased (V-079)',
      (snapshot) => snapshot.context.term === snapshot.context.term.trim().toLowerCase(),
    ],
    ['the list is open only while the field is focused', (snapshot) => !snapshot.hasTag('open') || !snapshot.matches('blurred')],
  ],
  pinned: [
    {
      name: 'F-167 filled, the field suggests; cleared, it is empty',
      input: 0,
      events: ['search.focused', 'search.typed#1', 'after: typingPause', 'searchRetailers: done#1', 'search.cleared'],
      ends: { focused: 'focusedEmpty' },
      knows: { term: '', results: [] },
    },
    {
      name: 'typing shows suggestions, leaving hides them, coming back asks again',
      input: 0,
      events: [
        'search.focused',
        'search.typed#1',
        'after: typingPause',
        'searchRetailers: done#1',
        'search.left',
        'search.focused',
        'searchRetailers: done#1',
      ],
      ends: { focused: 'suggestions' },
    },
    {
      name: 'a failure shows no suggestions (E-064)',
      input: 0,
      events: ['search.focused', 'search.typed#1', 'after: typingPause', 'searchRetailers: error'],
      ends: { focused: 'failed' },
    },
    {
      name: 'an empty field that is come to waits for text',
      input: 0,
      events: ['search.focused'],
      ends: { focused: 'focusedEmpty' },
    },
    {
      name: 'typing in a field that was not come to suggests, too',
      input: 0,
      events: ['search.typed#1', 'after: typingPause', 'searchRetailers: done#1'],
      ends: { focused: 'suggestions' },
      knows: { term: 'alder', results: [shop] },
    },
    {
      name: 'blanks in a field that was left ask nothing',
      input: 0,
      events: ['search.typed#1', 'search.left', 'search.typed#2'],
      ends: { focused: 'focusedEmpty' },
      knows: { term: '', results: [] },
    },
    {
      name: 'who empties it by hand is asked nothing',
      input: 0,
      events: ['search.focused', 'search.typed#1', 'search.typed#2'],
      ends: { focused: 'focusedEmpty' },
      knows: { term: '' },
    },
    {
      name: 'another word that finds nothing doesn’t leave the shops of the first',
      input: 0,
      events: [
        'search.typed#1',
        'after: typingPause',
        'searchRetailers: done#1',
        'search.typed#1',
        'after: typingPause',
        'searchRetailers: done#2',
      ],
      ends: { focused: 'noResults' },
      knows: { results: [] },
    },
    ...['searchRetailers: error', 'after: patience'].map((fault) => ({
      name: `nor does one that gets no answer (E-064): ${fault}`,
      input: 0,
      events: ['search.typed#1', 'after: typingPause', 'searchRetailers: done#1', 'search.typed#1', 'after: typingPause', fault],
      ends: { focused: 'failed' },
      knows: { results: [] },
    })),
  ],
})
