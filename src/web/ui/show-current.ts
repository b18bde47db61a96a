/** Of a row that scrolls sideways on phones: the way to the page that is shown, or what is chosen, stands in its middle, with what is before and after it; the page itself doesn't move. */
export function showCurrent(row: HTMLElement | null): void {
  const current = row?.querySelector<HTMLElement>('[aria-current], [aria-pressed="true"]')
  if (row && current) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
}
