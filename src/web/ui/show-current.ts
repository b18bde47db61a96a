/** So much of a row fades where there is more of it. */
const fade = 48

/** Of a row that scrolls sideways on phones: the link of the page that is shown is among its first, clear of where it fades, and the page itself doesn't move. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('a[aria-current]')
  // Where its first link stands: a row has room before it.
  const first = row?.querySelector<HTMLElement>('a')
  if (row && current) row.scrollLeft = current.offsetLeft - (first?.offsetLeft ?? 0) - fade
}
