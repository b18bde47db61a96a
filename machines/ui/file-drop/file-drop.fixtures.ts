import { fixturesFor } from '#machines/fixtures.ts'
import { fileDropMachine } from './file-drop.machine.ts'

export const fileDropFixtures = fixturesFor(fileDropMachine, {
  items: 'F-166',
  inputs: [{ isMultiple: false }, { isMultiple: true }],
  events: {
    'drag.entered': [{ type: 'drag.entered' }],
    'drag.left': [{ type: 'drag.left' }],
    'files.given': [
      { type: 'files.given', count: 1 },
      { type: 'files.given', count: 2 },
      { type: 'files.given', count: 0 },
    ],
    'fault.told': [{ type: 'fault.told' }],
    'fault.forgotten': [{ type: 'fault.forgotten' }],
  },
  outcomes: {},
  invariants: [],
  pinned: [
    {
      name: 'F-166 active while something is dragged over it',
      input: 0,
      events: ['drag.entered'],
      ends: { drag: 'active', fault: 'none' },
    },
    { name: 'and idle after that', input: 0, events: ['drag.entered', 'drag.left'], ends: { drag: 'idle', fault: 'none' } },
    { name: 'F-166 an error stands where one is given', input: 0, events: ['fault.told'], ends: { drag: 'idle', fault: 'told' } },
    { name: 'until it is right', input: 0, events: ['fault.told', 'fault.forgotten'], ends: { drag: 'idle', fault: 'none' } },
    {
      name: 'V-048, V-049 no file and more than one are ignored',
      input: 0,
      events: [],
      ends: { drag: 'idle', fault: 'none' },
      refuses: ['files.given#2', 'files.given#3'],
    },
    {
      name: 'one is taken',
      input: 0,
      events: ['files.given#1'],
      ends: { drag: 'idle', fault: 'none' },
      does: ['takeFiles'],
    },
    {
      name: 'several where several may come',
      input: 1,
      events: ['files.given#2'],
      ends: { drag: 'idle', fault: 'none' },
      does: ['takeFiles'],
      refuses: ['files.given#3'],
    },
  ],
})
