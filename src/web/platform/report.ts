export interface LogLine {
  level: 'warn' | 'error'
  message: string
  stack: string | undefined
}

type Listener = (line: LogLine) => void
const listeners = new Set<Listener>()
const early: LogLine[] = []

/** Hands a fault to whoever ships logs. Nothing is printed: a person's console is not our log. */
export function report(level: 'warn' | 'error', message: string, cause?: unknown): void {
  const line = { level, message, stack: cause instanceof Error ? cause.stack : undefined }
  if (listeners.size === 0 && early.length < 100) early.push(line)
  for (const listener of listeners) listener(line)
}

export function onReport(listener: Listener): () => void {
  listeners.add(listener)
  for (const line of early.splice(0)) listener(line)
  return () => listeners.delete(listener)
}
