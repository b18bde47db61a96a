import { isPersonal, type PersonalTable } from '#server/privacy/register/entry.ts'
import { register } from '#server/privacy/register.ts'
import type { Planted } from '../kit/planted.ts'

export const personal = Object.entries(register).flatMap(([table, entry]) => (isPersonal(entry) ? [[table, entry] as const] : []))

/** What makes a row of a table this person's. */
export function owned(entry: PersonalTable, person: Planted, rows: Map<string, Planted>): Planted {
  const { whose } = entry
  if ('nobody' in whose) return {}
  return {
    ...Object.fromEntries((whose.id ?? []).map((column) => [column, person.id])),
    ...Object.fromEntries((whose.address ?? []).map((column) => [column, person.email])),
    ...Object.fromEntries((whose.hash ?? []).map((column) => [column, person.hash])),
    ...(whose.through ? { [whose.through.by]: rows.get(whose.through.table)?.id } : {}),
  }
}
