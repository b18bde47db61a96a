import { createActor } from 'xstate'
import { searchSessionMachine } from '#machines/shopping/search-session/search-session.machine.ts'
import type { Browser } from '#web/platform/browser.ts'

const actor = createActor(searchSessionMachine).start()

/** The id that ties this search to the others of the same trip (F-082). */
export function searchMade(browser: Browser): string {
  actor.send({ type: 'search.made', at: browser.now(), newId: browser.newId() })
  return actor.getSnapshot().context.id ?? ''
}

export const currentSearchSession = (): string | undefined => actor.getSnapshot().context.id ?? undefined
