/** Whose pages are told: the one around us, where the browser says which that is and it's a partner's, and else each of the partner's. */
function listeners(origins: readonly string[]): readonly string[] {
  const around = 'ancestorOrigins' in location ? location.ancestorOrigins[0] : undefined
  if (around !== undefined) return origins.filter((origin) => origin === around)
  const from = URL.canParse(document.referrer) ? new URL(document.referrer).origin : ''
  return origins.includes(from) ? [from] : origins
}

/** Tells the page around a frame how high this is, in CSS pixels, now and whenever it changes; only pages of these origins hear it. Answers how to stop. */
export function reportHeight(content: Element, origins: readonly string[]): () => void {
  if (window.parent === window) return () => {}
  const told = listeners(origins)
  const observer = new ResizeObserver(() => {
    const height = Math.ceil(content.getBoundingClientRect().height)
    for (const origin of told) window.parent.postMessage({ type: 'frame.height', height }, origin)
  })
  observer.observe(content)
  return () => observer.disconnect()
}
