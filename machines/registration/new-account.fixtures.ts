import type { LoggedInPerson } from './logged-in-person.ts'

/** Whoever is logged in. */
export const person: LoggedInPerson = { name: 'Ada Quill', email: 'ada@example.org' }
