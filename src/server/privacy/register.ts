import { accountEntries } from './register/account.ts'
import { causeEntries } from './register/causes.ts'
import { type Entries, isPersonal, type PersonalTable } from './register/entry.ts'
import { givingEntries } from './register/giving.ts'
import { leavingEntries } from './register/leaving.ts'
import { nobodyEntries } from './register/nobody.ts'
import { operationEntries } from './register/operations.ts'
import { rewardEntries } from './register/rewards.ts'
import { sessionEntries } from './register/session.ts'

/**
 * The register of personal data: every table of the database, and what each of its columns holds of a person. Retention, deletion, the archive and the page on
 * privacy follow it, and a test holds it against the schema.
 */
export const register: Entries = {
  ...accountEntries,
  ...sessionEntries,
  ...givingEntries,
  ...rewardEntries,
  ...causeEntries,
  ...leavingEntries,
  ...operationEntries,
  ...nobodyEntries,
}

export const personalTables: readonly [string, PersonalTable][] = Object.entries(register).flatMap(([table, entry]) =>
  isPersonal(entry) ? [[table, entry] satisfies [string, PersonalTable]] : [],
)
