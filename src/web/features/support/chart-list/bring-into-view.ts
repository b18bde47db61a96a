/** An area that was asked for is seen from its beginning, unless that is in sight already: what is pressed stays where it is. */
export function bringIntoView(area: string, isOpen = true): void {
  const head = document.querySelector(`[data-area="${CSS.escape(area)}"]`)
  const { top = 0, bottom = 0 } = head?.querySelector('h2')?.getBoundingClientRect() ?? {}
  if (area !== '' && (top < 0 || (isOpen && bottom > innerHeight / 2))) head?.scrollIntoView({ block: 'start' })
}
