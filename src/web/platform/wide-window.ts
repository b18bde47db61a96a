/** From here on two things stand beside each other; styles say the same. */
const wide = '(min-width: 1024px)'
const query = () => (typeof matchMedia === 'function' ? matchMedia(wide) : null)

export const isWideWindow = (): boolean => query()?.matches ?? false

/** Says when it gets wide or narrow, until what it answers is called. */
export function onWideWindow(tell: (isWide: boolean) => void): () => void {
  const asked = query()
  const look = ({ matches }: MediaQueryListEvent) => tell(matches)
  asked?.addEventListener('change', look)
  return () => asked?.removeEventListener('change', look)
}
