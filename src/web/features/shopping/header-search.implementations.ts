import { fromPromise } from 'xstate'
import { headerSearchMachine } from '../../../../machines/shopping/header-search/header-search.machine.ts'
import { platformCalls } from '../../../contract/calls/platform.ts'
import type { Api } from '../../api/client.ts'
import type { Browser } from '../../platform/browser.ts'
import { searchMade } from './search-session.ts'

export function headerSearchWith({ api, browser }: { api: Api; browser: Browser }) {
  return headerSearchMachine.provide({
    actors: {
      searchRetailers: fromPromise(async ({ input }) => {
        searchMade(browser)
        return (await api.ask(platformCalls.searchRetailers, { query: { q: input.term } })).details.result.results
      }),
    },
  })
}
