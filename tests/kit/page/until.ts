// The window that a test opens takes the places of these.
const { setTimeout: later, setImmediate: soon } = globalThis

/** Lets everything run that is due. */
export const breathe = (): Promise<void> => new Promise((resolve) => soon(resolve))
const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => later(resolve, milliseconds))

/** Milliseconds. A screen in jsdom waits for nothing but this process. */
const patience = 5000

/** Asks until there is an answer; `otherwise` says what was waited for. */
export async function until<T>(ask: () => T | undefined | false, otherwise: () => string, timeout = patience): Promise<T> {
  const end = performance.now() + timeout
  for (let turn = 0; ; turn++) {
    const answer = ask()
    if (answer !== undefined && answer !== false) return answer
    if (performance.now() > end) throw new Error(otherwise())
    await (turn < 20 ? breathe() : pause(5))
  }
}
