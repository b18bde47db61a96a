import { type EventObject, fromCallback } from 'xstate'
import { ApiFailure } from '#web/api/failure.ts'

/**
 * Sends once, however often it is tried: the key goes with what is sent. What the server finds wrong is told by field, a server out of reach is `offline`;
 * any other failure throws.
 */
export async function send<Taken>(
  ask: () => Promise<Taken>,
): Promise<Taken | { kind: 'refused'; fields: Record<string, string> } | { kind: 'offline' }> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    if (error.status === 422) {
      const faults = Object.entries(error.fields).map(([name, code]) => [name.replace(/^order\./, ''), code])
      return { kind: 'refused', fields: Object.fromEntries(faults) }
    }
    if (error.status === 0 && error.kind === 'system') return { kind: 'offline' }
    throw error
  }
}

/** What could not be sent goes out by itself when the network is back. */
export const watchConnection = fromCallback<EventObject>(({ sendBack }) => {
  const tell = () => sendBack({ type: 'connection.returned' })
  addEventListener('online', tell)
  return () => removeEventListener('online', tell)
})
