import { fromPromise } from 'xstate'
import type { DraftKind } from '#contract/registration/draft.ts'
import { type ArrivedDraft, draftArrivalMachine } from '#machines/registration/draft-arrival/draft-arrival.machine.ts'
import {
  draftTransferMachine,
  type KeptDraft,
  type MailedDraft,
} from '#machines/registration/draft-transfer/draft-transfer.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'
import { adoptDraft, carriedDraft } from './carried-draft.ts'

const loadCalls = lazyImport(async () => (await import('#contract/registration/drafts.calls.ts')).draftCalls)
type Parts = Pick<Site, 'api' | 'storage'>

const isRefusal = (error: unknown, status: number): error is ApiFailure => error instanceof ApiFailure && error.status === status

export function draftTransferWith({ api, storage }: Parts, kind: DraftKind) {
  let code = ''
  return draftTransferMachine.provide({
    actors: {
      keepDraft: fromPromise(async (): Promise<KeptDraft> => {
        const body = carriedDraft(storage, kind)
        if (!body) throw new Error('There is no draft to take along.')
        try {
          code = (await api.ask((await loadCalls()).keepDraft, { body })).details.code
          return { kind: 'kept', link: `${location.origin}${location.pathname}#draft=${code}` }
        } catch (error) {
          if (isRefusal(error, 429)) return { kind: 'tooMany' }
          throw error
        }
      }),
      mailDraft: fromPromise(async ({ input }): Promise<MailedDraft> => {
        try {
          await api.ask((await loadCalls()).mailDraft, { path: { code }, body: { email: input.email } })
          return 'sent'
        } catch (error) {
          if (isRefusal(error, 429)) return 'tooMany'
          if (isRefusal(error, 410)) return 'gone'
          throw error
        }
      }),
    },
  })
}

export function draftArrivalWith({ api, storage }: Parts, kind: DraftKind, code: string) {
  return draftArrivalMachine.provide({
    actors: {
      fetchDraft: fromPromise(async (): Promise<ArrivedDraft> => {
        try {
          const { draft } = (await api.ask((await loadCalls()).readDraft, { path: { code } })).details
          return draft.kind === kind && adoptDraft(storage, draft) ? 'restored' : 'invalid'
        } catch (error) {
          if (isRefusal(error, 410)) return error.code === 'linkExpired' ? 'expired' : 'invalid'
          throw error
        }
      }),
    },
  })
}
