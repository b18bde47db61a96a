import type { AuditAction } from '#contract/support/audit.ts'
import type { TestServer } from '../server.ts'

/** What the trail has to say of an event, as support reads it. */
export interface Told {
  /** The address of who did it; null where nobody was logged in. */
  person: string | null
  subject: string | null
  detail?: Record<string, unknown>
}

/** Makes an event happen by the calls that people and networks make, and says what the trail has to hold of it. Each stands on those before it. */
export type Drives = Partial<Record<AuditAction, () => Promise<Told>>>

export type DemoName = Parameters<TestServer['logIn']>[0]
export const addressOf = (name: DemoName) => `${name}@farthing.example`

/** Calls as people of the demo. */
export function callerOf(server: TestServer) {
  const tokens = new Map<DemoName, string>()
  async function tokenOf(name: DemoName): Promise<string> {
    const token = tokens.get(name) ?? (await server.logIn(name)).tokens.accessToken
    tokens.set(name, token)
    return token
  }
  return async (name: DemoName, method: Parameters<TestServer['call']>[0], path: string, body?: object) => {
    const answer = await server.call(method, `/api${path}`, { token: await tokenOf(name), ...(body ? { body } : {}) })
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.text}`)
    return answer.details
  }
}
export type Caller = ReturnType<typeof callerOf>
