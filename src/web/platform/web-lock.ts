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

/** How many of these locks this tab itself holds. */
let ownMarks = 0
const markOf = (name: string) => `${name}-written`

/** What this tab has written to local storage may be on its way to the others for a while; a lock says so, since locks are never late. */
function markWritten(name: string): void {
  ownMarks += 1
  void navigator.locks
    .request(markOf(name), { mode: 'shared' }, () => pause(longestDelay))
    .finally(() => {
      ownMarks -= 1
    })
}

async function isWrittenElsewhere(name: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query()
  return held.filter((lock) => lock.name === markOf(name)).length > ownMarks
}

/**
 * One tab at a time. A lock is never stolen: when its holder does not let go, the work is done beside it and the server's grace joins the two.
 * Trap: what the holder before has written to local storage can reach this tab after its lock does. So who had to wait looks for a while whether the
 * work `isDone` before doing it again; and so does who finds the lock free although something `mayBeLate`, or another tab has done its work just now.
 */
export async function withWebLock<T>(
  name: string,
  work: () => Promise<T>,
  isDone: () => boolean,
  mayBeLate: () => boolean,
): Promise<T> {
  async function workUnlessDone(): Promise<T> {
    for (let waited = 0; waited < longestDelay && !isDone(); waited += lookAgain) await pause(lookAgain)
    return workAndMark()
  }
  async function workAndMark(): Promise<T> {
    if (isDone()) return work()
    const result = await work()
    markWritten(name)
    return result
  }
  if (!navigator.locks) return withNote(name, work)
  const waiting = Symbol('waiting')
  const atOnce = await navigator.locks.request(name, { ifAvailable: true }, async (lock) => {
    if (!lock) return waiting
    return mayBeLate() || (await isWrittenElsewhere(name)) ? workUnlessDone() : workAndMark()
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
