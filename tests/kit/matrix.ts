/** `npm run heavy` walks every cell of the large matrices; `npm test` some of each row and column. */
export const isWhole = process.env.WHOLE === '1'

/** Whether this run looks at a cell of a matrix: of every row two columns that are far from each other, moved on by one with each row. */
export function isLookedAt(row: number, column: number, columns: number): boolean {
  return isWhole || column === row % columns || column === (row + Math.ceil(columns / 2)) % columns
}
