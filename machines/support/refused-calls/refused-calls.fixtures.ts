import { readingFixtures } from '#machines/reading.fixtures.ts'
import { refusedCallsMachine } from './refused-calls.machine.ts'

export const refusedCallsFixtures = readingFixtures(refusedCallsMachine, {
  refusals: [
    { day: '2026-11-21', call: 'logIn', code: 'tooMany', times: 1204 },
    { day: '2026-11-20', call: 'logIn', code: 'badCredentials', times: 1 },
  ],
})
