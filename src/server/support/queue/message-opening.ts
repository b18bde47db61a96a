/** As much of a message as its line in a list shows. */
const longest = 80

/** The first words of a message, in one line; where it goes on, whole words with a mark. */
export function openingOf(text: string): string {
  const line = text.trim().replace(/\s+/gu, ' ')
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const atWord = cut.lastIndexOf(' ')
  return `${cut.slice(0, atWord > 0 ? atWord : longest - 1)}…`
}
