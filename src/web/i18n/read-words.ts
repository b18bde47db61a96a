/** Words in i18next's format: nested keys, `{{name}}` for what is put in, `_one` and `_other` for counts. */
export interface WordTree {
  [key: string]: string | WordTree
}

function find(tree: WordTree | undefined, path: string[]): string | undefined {
  let found: string | WordTree | undefined = tree
  for (const step of path) found = typeof found === 'object' ? found[step] : undefined
  return typeof found === 'string' ? found : undefined
}

/**
 * Reads one sentence as i18next would; a test holds the two against each other for every key. i18next itself would be a seventh of what a first visit loads.
 * An unknown key is answered by itself, so that a missed word shows. English has two forms of a count; `Intl.PluralRules` would make a slow phone wait.
 */
export function readWords(areas: Record<string, WordTree>, key: string, values: Record<string, unknown> = {}): string {
  const [area, rest] = key.includes(':') ? (key.split(':', 2) as [string, string]) : ['common', key] // both parts stand around the colon
  const path = rest.split('.')
  const { count } = values
  const text =
    (typeof count === 'number'
      ? find(areas[area], [...path.slice(0, -1), `${path.at(-1)}_${count === 1 ? 'one' : 'other'}`])
      : undefined) ?? find(areas[area], path)
  if (text === undefined) return rest
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (gap, name: string) => String(values[name] ?? gap))
}
