/**
 * Fulfilled in a task of its own, before which a browser paints what a press has changed. A message, not a frame: a page out of sight has none, and tests hold them.
 */
export function yieldToPaint(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(null)
  })
}
