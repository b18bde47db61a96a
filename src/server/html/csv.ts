/** A field that begins like a formula would be run by a spreadsheet: an apostrophe in front keeps it text (A18). */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value)
  const safe = typeof value === 'string' && /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV (RFC 4180). */
export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`

/** Rows as CSV, with their names in the first line. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {})
  return [csvLine(names), ...rows.map((row) => csvLine(names.map((name) => row[name])))].join('')
}
