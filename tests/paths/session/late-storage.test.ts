import { expect, test } from 'vitest'
import { accountCalls } from '#contract/account/account.calls.ts'
import { answer, createDevice, freshToken, openWebSession } from '#tests/kit/web-session.ts'
import type { Outgoing } from '#web/api/client.ts'
import type { KeptValues, StorageKey } from '#web/platform/storage.ts'

const doors = [
  { cookie: 'PHPSESSID', path: '/auth/session-upgrade' },
  { cookie: 'checkSupporter', path: '/auth/checksupporter-upgrade' },
] as const
const cells = doors.flatMap((door) => [0, 1, 2].map((arrived) => ({ ...door, arrived })))

test.each(cells)(
  'S16, F-015 $cookie: a tab that sees $arrived of the two tokens that another has just written deletes neither, and shows nothing again',
  async ({ cookie, path, arrived }) => {
    const device = createDevice()
    device.jar.set(cookie, 'secret')
    let shown = 0
    const used: (string | undefined)[] = []
    const transport = async ({ url, headers }: Outgoing) => {
      if (url.endsWith(path)) {
        shown += 1
        const tokens = { accessToken: freshToken(`a${shown}`), refreshToken: freshToken(`r${shown}`) }
        return answer({ tokens, sessionId: 'next', checkSupporter: 'next' })
      }
      if (url.includes('/auth/refresh/')) throw new Error('Nothing is due')
      used.push(headers.authorization)
      return answer({ UDO: { user_id: 1 } })
    }

    const written: [StorageKey, string][] = []
    const storage: KeptValues = {
      ...device.storage,
      write(key, value) {
        written.push([key, value])
        device.storage.write(key, value)
      },
    }
    const first = openWebSession({ ...device, storage }, transport)
    first.session.start(false)
    await first.api.ask(accountCalls.readUdo)
    expect(written).toHaveLength(2)

    // The cookie is everywhere at once; what is in local storage is on its way to the second tab.
    const seen = new Map(written.slice(0, arrived))
    const late: KeptValues = {
      ...device.storage,
      read: (key) => seen.get(key) ?? null,
      remove(key) {
        // Only what this tab knows of is taken away from all.
        if (seen.delete(key)) device.storage.remove(key)
      },
    }
    const second = openWebSession({ ...device, storage: late }, transport, {
      withWebLock: async (_name, work) => {
        for (const [key, value] of written.slice(arrived)) if (device.values.has(key)) seen.set(key, value)
        return work()
      },
    })
    second.session.start(false)
    await second.api.ask(accountCalls.readUdo)
    expect(shown).toBe(1)
    expect(used).toEqual([`Bearer ${freshToken('a1')}`, `Bearer ${freshToken('a1')}`])
    expect([...device.values].sort()).toEqual([
      ['accessToken', freshToken('a1')],
      ['refreshToken', freshToken('r1')],
    ])
  },
)
