import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import type { StorageKey } from '#web/platform/storage.ts'
import { readOwnFlags } from '#web/site/own-flags.ts'
import type { Site } from '#web/site/site.ts'

interface Kept {
  /** Where the device keeps it. */
  key: Extract<StorageKey, 'appBanner' | 'reminderBanner'>
  /** Where the account of who is signed in keeps it (C-085). */
  flag: string
}

/** What somebody has closed stays closed: the device remembers it at once and without end, and the account of who is signed in on every other device. */
export function dismissalActors({ api, session, storage }: Pick<Site, 'api' | 'session' | 'storage'>, { key, flag }: Kept) {
  const isSomebody = () => session.person().authState === 'authenticatedFull'
  return {
    readDismissal: fromPromise(async () => {
      if (storage.read(key) !== null) return true
      return isSomebody() && (await readOwnFlags(api))[flag] === true
    }),
    saveDismissal: fromPromise<void>(async () => {
      storage.write(key, 'closed')
      if (isSomebody()) await api.ask(accountCalls.saveUdo, { query: { ignoreResponse: 'true' }, body: { [flag]: true } })
    }),
  }
}
