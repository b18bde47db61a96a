import { accountCalls } from '#contract/account/account.calls.ts'
import type { Site } from './site.ts'

const readFlags = async (api: Site['api']) => (await api.ask(accountCalls.readUdo)).details.UDO

const underWay = new WeakMap<Site['api'], ReturnType<typeof readFlags>>()

/** What the account of who is signed in remembers (C-085). Whoever asks while it's being read shares the answer: a page's tip, its banners and its dialogs ask at once. Rejects as the call does. */
export function readOwnFlags(api: Site['api']): ReturnType<typeof readFlags> {
  const reading =
    underWay.get(api) ??
    readFlags(api).finally(() => {
      underWay.delete(api)
    })
  underWay.set(api, reading)
  return reading
}
