/** What came back from a dialog at another site: the query of the address that it returned to. `state` says which question it answers. */
export interface DialogReturn {
  state: string
  code: string | null
}

const lookAgain = 300
const channelName = 'dialog-return'
const keptName = 'dialogReturn'

/** Begins the `state` of a question that was asked in a window of its own. */
const windowMark = 'w.'
export const isForWindow = (state: string) => state.startsWith(windowMark)

function isReturn(data: unknown): data is DialogReturn {
  return typeof data === 'object' && data !== null && 'state' in data && 'code' in data
}

/** Questions of this page that no window has answered yet. */
const open = new Set<string>()

/** Calls back when a window of this page brings an answer back, however late. */
export function onReturn(listener: (answer: DialogReturn) => void): () => void {
  const channel = new BroadcastChannel(channelName)
  channel.onmessage = ({ data }) => isReturn(data) && open.has(data.state) && listener(data)
  return () => channel.close()
}

/**
 * Asks in a window of its own, so that nothing on this page is lost. Answers `blocked` when the browser opens no window, and null when it is closed
 * without an answer. Trap: a site whose headers cut windows off from their openers (COOP) makes an open window look closed, and only what it brings
 * back, through a channel of our origin, shows that it was not: so listen with `onReturn` too.
 */
export function openPopup(
  addressOf: (state: string) => string,
  id: string,
  signal: AbortSignal,
): Promise<DialogReturn | 'blocked' | null> {
  const state = windowMark + id
  const opened = window.open(addressOf(state), '_blank', 'popup,width=520,height=680')
  if (!opened) return Promise.resolve('blocked')
  open.add(state)
  return new Promise<DialogReturn | null>((resolve) => {
    function finish(answer: DialogReturn | null) {
      clearInterval(looking)
      stopListening()
      resolve(answer)
    }
    const looking = setInterval(() => opened.closed && finish(null), lookAgain)
    const stopListening = onReturn((answer) => {
      if (answer.state !== state) return
      open.delete(state)
      finish(answer)
    })
    signal.addEventListener('abort', () => {
      opened.close()
      finish(null)
    })
  })
}

/** In the window, on its way back: tells the page that opened it, and closes. */
export function returnToOpener(answer: DialogReturn): void {
  const channel = new BroadcastChannel(channelName)
  channel.postMessage(answer)
  channel.close()
  window.close()
}

/** Goes to the dialog with this page itself. `kept` comes back with the answer. */
export function redirectToDialog(addressOf: (state: string) => string, id: string, kept: string): void {
  const state = `p.${id}`
  sessionStorage.setItem(keptName, JSON.stringify([state, kept]))
  location.replace(addressOf(state))
}

/** What `redirectToDialog` kept, if it asked the question with this `state`; read once. Null too where the browser refuses storage. */
export function readSavedState(state: string): string | null {
  try {
    const read: unknown = JSON.parse(sessionStorage.getItem(keptName) ?? 'null')
    sessionStorage.removeItem(keptName)
    return Array.isArray(read) && read[0] === state && typeof read[1] === 'string' ? read[1] : null
  } catch {
    return null
  }
}
