/** Calls back when the page is left for another, or closed. It may come back as it was. */
export function onPageLeft(listener: () => void): void {
  addEventListener('pagehide', listener)
}
