/** `npm run heavy` walks every cell of the large matrices; `npm test` some of each row and column. */
export const isWhole = process.env.WHOLE === '1'

/** Whether this run looks at a cell of a matrix: of every row one column, moved on by one with each row. A matrix has at least as many rows as columns. */
export function isLookedAt(row: number, column: number, columns: number): boolean {
  return isWhole || column === row % columns
}
