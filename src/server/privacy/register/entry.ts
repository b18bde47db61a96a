import type { Purpose } from '#contract/content/purposes.ts'
import { DAY } from '#contract/limits.ts'

/**
 * How long something is kept. `accountGone`: until the account is deleted. `askedFor`: until its owner asks us to take it away. `with`: as long as the row that it belongs to; `by` is the column that names it.
 * Otherwise so many days after the time in `after`, where `when` (SQL) holds.
 */
export type RetentionRule =
  | { until: 'accountGone' }
  | { until: 'askedFor' }
  | { with: string; by: string }
  | { days: number; after: string; when?: string /** `after` holds Unix seconds instead of a time. */; inSeconds?: true }

/** A file of the archive that people can ask for, or why it is in none. */
export type ArchivePlace = { file: string } | { none: string }

/** What deletion of the account does: the row goes, the column is emptied, or it stays, with the reason. */
export type Deletion = 'rowGoes' | 'emptied' | { stays: string }

/** What a column says otherwise than its table. */
export interface PersonalColumn {
  purpose?: Purpose
  /** A period of its own: after it the column is emptied, and the row stays. */
  kept?: RetentionRule
  archive?: ArchivePlace
  deletion?: Deletion
  /** SQL that takes the value's place where it is emptied; NULL where nothing is said. */
  empty?: string
  /** In the archive a name says more than a number: which column of which table to show instead, found by its `id`. */
  shows?: { table: string; column: string; as: string }
}

/** Whose a row is. An address is no proof of a person: rows found by it go with an account, and are never handed out. */
export interface Owner {
  /** Columns with the number of an account. */
  id?: readonly string[]
  /** Columns with an address, in any case. */
  address?: readonly string[]
  /** Columns with the public name of an account (`app_user.hash`). */
  hash?: readonly string[]
  /** The row of another table that it belongs to. */
  through?: { table: string; by: string }
}

export interface PersonalTable {
  purpose: Purpose
  whose: Owner | { nobody: string }
  kept: RetentionRule
  archive: ArchivePlace
  deletion: Deletion
  columns: Record<string, PersonalColumn>
  /** Columns beside them that say nothing about anybody. */
  plain: { columns: readonly string[]; why: string }
  /** Somebody else whom a row names: the column with their number, and what else of the row goes with their account. The row stays. */
  names?: { by: string; columns: Record<string, string> }
  /** A file that goes when its row goes or its column is emptied: the column with its name, and where it lies. */
  files?: { column: string; folder: 'archives' | 'images' }
}

export interface PlainTable {
  nothing: string
}

export type Entry = PersonalTable | PlainTable
export type Entries = Record<string, Entry>

export const isPersonal = (entry: Entry): entry is PersonalTable => 'purpose' in entry

/** Where a period is long, in days of the calendar's year. */
export const years = (count: number): number => Math.round(count * 365.25)
export const daysOf = (milliseconds: number): number => milliseconds / DAY

/** The law on accounts and gift aid asks for the year and five more. */
export const bookYears = years(6)
export const emptyAccount = 'The number of an account that holds nothing of anybody any more.'
export const ownBooks = 'The books of a cause have to add up; without the account nobody can be named from them.'
export const secret = 'It is a secret, or the trace of one, and would only help a thief.'
export const ownIdentifiers = 'Numbers, marks and states of our own.'

/** A column that says who of our team, or of a cause, did it. */
export const staff = {
  deletion: { stays: emptyAccount },
  archive: { none: 'It says who of our team or of the cause did it.' },
} as const
