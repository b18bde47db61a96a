/** So many characters at most stand in a row of what is said of a state. */
export const wide = 30

/** A text in rows of at most so many characters, broken at spaces and after dots. */
export function rowsOf(text: string, most = wide): string[] {
  const rows: string[] = []
  for (const word of text.split(/ /)) {
    const last = rows.at(-1)
    if (last !== undefined && last.length + word.length + 1 <= most) rows[rows.length - 1] = `${last} ${word}`
    else rows.push(word)
  }
  return rows.filter(Boolean)
}
