import { fixturesFor } from '#machines/fixtures.ts'
import { stickyHeaderMachine } from './sticky-header.machine.ts'

const at = (scrolled: number) => ({ type: 'page.scrolled' as const, position: { scrolled, headerHeight: 80 } })

export const stickyHeaderFixtures = fixturesFor(stickyHeaderMachine, {
  items: 'F-079',
  inputs: [undefined],
  events: { 'page.scrolled': [at(0), at(160), at(161)] },
  outcomes: {},
  invariants: [],
  pinned: [
    { name: 'exactly twice its height is not past it', input: 0, events: ['page.scrolled#3', 'page.scrolled#2'], ends: 'static' },
    { name: 'a pixel more is', input: 0, events: ['page.scrolled#3'], ends: 'sticky', refuses: ['page.scrolled#3'] },
    { name: 'back at the top', input: 0, events: ['page.scrolled#3', 'page.scrolled#1'], ends: 'static' },
    {
      name: 'at the top it lies where it is',
      input: 0,
      events: [],
      ends: 'static',
      refuses: ['page.scrolled#1', 'page.scrolled#2'],
    },
  ],
})
