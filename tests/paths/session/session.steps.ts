import { accountCalls } from '#contract/account/account.calls.ts'
import { answer } from '#tests/kit/web-session.ts'
import type { Incoming, Outgoing } from '#web/api/client.ts'

export const call = accountCalls.readUdo
export const udo = answer({ UDO: { user_id: 1 } })
export const gone = new Error('no answer')

/** Lets promises run until nothing moves any more. */
export async function quiet(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await Promise.resolve()
}

/** A server whose answers come in an order that the test chooses. */
export function heldServer(respond: (outgoing: Outgoing) => Incoming | Error) {
  const held: { outgoing: Outgoing; release(): void }[] = []
  const transport = (outgoing: Outgoing) =>
    new Promise<Incoming>((resolve, reject) => {
      held.push({
        outgoing,
        release: () => {
          const given = respond(outgoing)
          if (given instanceof Error) reject(given)
          else resolve(given)
        },
      })
    })
  return { held, transport }
}
