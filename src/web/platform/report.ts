export interface LogLine {
  level: 'warn' | 'error'
  message: string
  stack: string | undefined
}

/** Called with the first line that nobody listens to. */
let onEarly = () => {}
export function onFirstReport(wake: () => void): void {
  onEarly = wake
  if (early.length > 0) wake()
}

type Listener = (line: LogLine) => void
const listeners = new Set<Listener>()
const early: LogLine[] = []

/** Where a fault arose, and what it came from. Of what zod has found only the places: a log holds nothing that somebody has typed. */
function stackOf(fault: unknown): string | undefined {
  if (!(fault instanceof Error)) return undefined
  if ('issues' in fault && Array.isArray(fault.issues) && fault.issues.length > 0) {
    const places = fault.issues.map(({ code, path }: { code: string; path: unknown }) => `${path} (${code})`)
    return `${fault.stack}\nNot as the contract says: ${places.join(', ')}`
  }
  const from = fault.cause instanceof Error ? stackOf(fault.cause) : undefined
  return from === undefined ? fault.stack : `${fault.stack}\nCaused by: ${from}`
}

/** Hands a fault to whoever ships logs. Nothing is printed: a person's console is not our log. */
export function report(level: 'warn' | 'error', message: string, cause?: unknown): void {
  const line = { level, message, stack: stackOf(cause) }
  if (listeners.size === 0 && early.length < 100) {
    early.push(line)
    onEarly()
  }
  for (const listener of listeners) listener(line)
}

export function onReport(listener: Listener): () => void {
  listeners.add(listener)
  for (const line of early.splice(0)) listener(line)
  return () => listeners.delete(listener)
}
