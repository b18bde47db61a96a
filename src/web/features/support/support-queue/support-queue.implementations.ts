import { fromCallback, fromPromise } from 'xstate'
import type { SupportItemsFound } from '#contract/support/support-queue.ts'
import {
  type HandingOutcome,
  type SupportQueueEvent,
  supportQueueMachine,
} from '#machines/support/support-queue/support-queue.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { onWideWindow } from '#web/platform/wide-window.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import { storeDraft } from './stored-drafts.ts'

const loadCalls = lazyImport(async () => (await import('#contract/support/support-queue.calls.ts')).supportQueueCalls)

export function supportQueueWith(site: Pick<Site, 'api' | 'session' | 'storage'>) {
  const { api } = site
  return supportQueueMachine.provide({
    actions: { storeDraft: (_, { item, draft }) => storeDraft(site, item, draft) },
    actors: {
      watchWidth: fromCallback(({ sendBack }) =>
        onWideWindow((isWide) => sendBack({ type: 'width.changed', isWide } satisfies SupportQueueEvent)),
      ),
      readItems: fromPromise(async ({ input: { query } }): Promise<SupportItemsFound> => {
        const { queue, q, assignee, order, page, item } = query
        const given = {
          order,
          page,
          ...(queue === null ? {} : { queue }),
          ...(q === '' ? {} : { q }),
          ...(assignee === null ? {} : { assignee }),
          ...(item === null ? {} : { item }),
        }
        return (await api.ask((await loadCalls()).listSupportItems, { query: given })).details
      }),
      handOver: fromPromise(async ({ input: { handing } }): Promise<HandingOutcome> => {
        if (!handing) return 'tooLate'
        try {
          await api.ask((await loadCalls()).assignSupportItem, { body: handing })
          return 'assigned'
        } catch (error) {
          if (error instanceof ApiFailure && (error.code === 'assignedMeanwhile' || error.status === 404)) return 'tooLate'
          throw error
        }
      }),
    },
  })
}
