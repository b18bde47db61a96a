/** Of a row that scrolls sideways on phones: it begins with the link of the page that is shown, and the page itself doesn't move. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('a[aria-current]')
  // Where its first link stands: a row has room before it.
  const first = row?.querySelector<HTMLElement>('a')
  if (row && current) row.scrollLeft = current.offsetLeft - (first?.offsetLeft ?? 0)
}
