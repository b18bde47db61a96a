import { fromPromise } from 'xstate'
import { accountCalls } from '#contract/account/account.calls.ts'
import { appBannerMachine } from '#machines/shell/app-banner/app-banner.machine.ts'
import type { Site } from '#web/site/site.ts'

/** C-085 */
const flag = 'dismissed_onboarding_modal_app'

/** U-022: remembered on the device at once, and with the account of who is signed in. */
export const appBannerWith = ({ api, session, storage }: Pick<Site, 'api' | 'session' | 'storage'>) => {
  const isSomebody = () => session.person().authState === 'authenticatedFull'
  return appBannerMachine.provide({
    actors: {
      readDismissal: fromPromise(async () => {
        if (storage.read('appBanner') !== null) return true
        return isSomebody() && (await api.ask(accountCalls.readUdo)).details.UDO[flag] === true
      }),
      saveDismissal: fromPromise<void>(async () => {
        storage.write('appBanner', 'closed')
        if (isSomebody()) await api.ask(accountCalls.saveUdo, { query: { ignoreResponse: 'true' }, body: { [flag]: true } })
      }),
    },
  })
}
