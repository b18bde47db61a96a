/** Milliseconds. Longer than a refresh takes, shorter than people wait. */
const longestWait = 4000
const holdFor = 8000
const lookAgain = 60
/** How late local storage may be. */
const longestDelay = 1200

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

interface Hold {
  by: string
  until: number
}

function holdOf(key: string): Hold | null {
  try {
    const hold: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return typeof hold === 'object' && hold !== null && 'by' in hold && 'until' in hold ? (hold as Hold) : null // written here
  } catch {
    return null
  }
}

/** Without Web Locks: a note in local storage, read again after a moment so that the last writer wins. Storage that fails lets everyone through. */
async function withNote<T>(name: string, work: () => Promise<T>): Promise<T> {
  const key = `lock:${name}`
  const by = crypto.randomUUID()
  const giveUpAt = Date.now() + longestWait
  while (Date.now() < giveUpAt) {
    const hold = holdOf(key)
    if (!hold || hold.until < Date.now()) {
      try {
        localStorage.setItem(key, JSON.stringify({ by, until: Date.now() + holdFor }))
      } catch {
        break
      }
      await pause(lookAgain)
      if (holdOf(key)?.by === by) break
    }
    await pause(lookAgain + Math.random() * lookAgain)
  }
  try {
    return await work()
  } finally {
    if (holdOf(key)?.by === by) localStorage.removeItem(key)
  }
}

/**
 * One tab at a time. A lock is never stolen: when its holder does not let go, the work is done beside it and the server's grace joins the two.
 * Trap: what the holder before has written to local storage can reach this tab after its lock does. So who had to wait looks for a while whether the
 * work `isDone` before doing it again; and so does who finds the lock free although something `mayBeLate`.
 */
export async function exclusively<T>(
  name: string,
  work: () => Promise<T>,
  isDone: () => boolean,
  mayBeLate: () => boolean,
): Promise<T> {
  async function workUnlessDone(): Promise<T> {
    for (let waited = 0; waited < longestDelay && !isDone(); waited += lookAgain) await pause(lookAgain)
    return work()
  }
  if (!navigator.locks) return withNote(name, work)
  const waiting = Symbol('waiting')
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (!lock) return waiting
    return mayBeLate() ? workUnlessDone() : work()
  })
  if (atOnce !== waiting) return atOnce as T // only the work's own result is left
  let hasBegun = false
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(longestWait) }, async () => {
      hasBegun = true
      return workUnlessDone()
    })
  } catch (error) {
    if (hasBegun) throw error
    return work()
  }
}
