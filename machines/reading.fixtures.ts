import { type Fixtures, fixturesFor } from './fixtures.ts'
import type { reading } from './reading.ts'

/** The fixtures of every page that shows what it has read. */
export function readingFixtures<Found>(
  machine: ReturnType<typeof reading<Found>>,
  found: Found,
): Fixtures<ReturnType<typeof reading<Found>>> {
  return fixturesFor(machine, {
    inputs: [undefined],
    events: { 'page.refreshed': [{ type: 'page.refreshed' }] } as never, // the events of a generic chart are not spelled out
    outcomes: { read: { outputs: [found], fails: true } },
    invariants: [['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.found !== null]],
    pinned: [
      { name: 'a failure can be tried again', input: 0, events: ['read: error', 'page.refreshed', 'read: done'], ends: 'shown' },
      { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
    ],
  })
}
