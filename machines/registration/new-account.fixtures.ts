import type { LoggedInPerson } from './new-account.states.ts'

/** Whoever is logged in. */
export const person: LoggedInPerson = { name: 'Ada Quill', email: 'ada@example.org' }
