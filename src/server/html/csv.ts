/** Excel takes a file for UTF-8 only when it begins with this mark. */
export const csvMark = '\u{FEFF}'

/** What a spreadsheet may skip before it looks for a formula: blanks, controls, marks of no width. */
const skipped = String.raw`[\s\p{C}]*`
/** Signs that begin a formula, in their full-width forms too. */
const sign = '[=+\\-@\u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}]'
const active = new RegExp(`^(?:[\\t\\r\\n\\0]|${skipped}${sign})`, 'u')
const activeLine = new RegExp(`([\\r\\n])(?=${skipped}${sign})`, 'gu')

/** A field that begins like a formula would be run by a spreadsheet: an apostrophe in front keeps it text (A15). */
function cell(value: unknown): string {
  const text = value === null || value === undefined ? '' : value instanceof Date ? value.toISOString() : String(value)
  const safe = typeof value === 'string' ? `${active.test(text) ? "'" : ''}${text.replace(activeLine, "$1'")}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One line of CSV (RFC 4180). */
export const csvLine = (values: readonly unknown[]) => `${values.map(cell).join(',')}\r\n`

/** Lines as a file that Excel opens. */
export async function* csvFile(lines: AsyncIterable<string>): AsyncIterable<string> {
  yield csvMark
  yield* lines
}

/** Rows as such a file, with their names in the first line. */
export function toCsv(rows: readonly Record<string, unknown>[]): string {
  const names = Object.keys(rows[0] ?? {})
  return [csvMark, csvLine(names), ...rows.map((row) => csvLine(names.map((name) => row[name])))].join('')
}
