/** By language, then by namespace. */
type Found = Record<string, Record<string, never>>

/** The words that came with the page. */
export function readPageWords(): Found {
  return JSON.parse(document.getElementById('words')?.textContent ?? '{}')
}

/** Asks for more of them, all in one file; its name holds the version of the words, so that it is kept for good. */
export async function fetchWords(language: string, namespaces: readonly string[]): Promise<Found> {
  const version = document.getElementById('words')?.dataset.version ?? ''
  const answer = await fetch(`/words/${version}/${language}/${namespaces.toSorted().join('+')}.json`)
  if (!answer.ok) throw new Error(`The words of ${namespaces.join(', ')} could not be had.`)
  return answer.json()
}
