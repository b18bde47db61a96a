import { expect, test, vi } from 'vitest'
import { readOwnFlags } from '#web/site/own-flags.ts'
import type { Site } from '#web/site/site.ts'

const apiWhose = (ask: () => Promise<unknown>) =>
  ({ ask: vi.fn(ask) }) as unknown as Site['api'] & { ask: ReturnType<typeof vi.fn> }

test('C-085 who asks for the account’s flags while they are being read shares the answer; later they are read anew', async () => {
  let count = 0
  const api = apiWhose(async () => ({ details: { UDO: { user_id: 1, seen: ++count } } }))
  const [first, second] = await Promise.all([readOwnFlags(api), readOwnFlags(api)])
  expect([first, second]).toEqual([
    { user_id: 1, seen: 1 },
    { user_id: 1, seen: 1 },
  ])
  expect(api.ask).toHaveBeenCalledTimes(1)
  expect(await readOwnFlags(api)).toMatchObject({ seen: 2 })
})

test('a reading that failed fails for all who shared it, and the next one asks again', async () => {
  const answers = [Promise.reject(new Error('lost')), Promise.resolve({ details: { UDO: { user_id: 1 } } })]
  const api = apiWhose(() => answers.shift() as Promise<unknown>)
  const both = await Promise.allSettled([readOwnFlags(api), readOwnFlags(api)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await readOwnFlags(api)).toEqual({ user_id: 1 })
})
