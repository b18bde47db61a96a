/** Takes a secret out of the part of the address that no server sees, and out of the history. Null when it is not there. */
export function takeFromHash(name: string): string | null {
  const found = new URLSearchParams(location.hash.slice(1)).get(name)
  if (found !== null) history.replaceState(history.state, '', location.pathname + location.search)
  return found
}
