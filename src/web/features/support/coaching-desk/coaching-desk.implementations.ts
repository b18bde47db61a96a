import { fromPromise } from 'xstate'
import { coachingDeskMachine, type DeskAct, type DeskOutcome } from '#machines/support/coaching-desk/coaching-desk.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import type { Site } from '#web/site/site.ts'

type Parts = Pick<Site, 'api'>

const loadCalls = lazyImport(async () => (await import('#contract/support/coaching-desk.calls.ts')).coachingDeskCalls)

async function act({ api }: Parts, asked: DeskAct): Promise<DeskOutcome> {
  const calls = await loadCalls()
  if (asked.type === 'slots.added')
    return { kind: 'added', count: (await api.ask(calls.addCoachingSlots, { body: asked.slots })).details.added }
  if (asked.type === 'slot.removed') {
    await api.ask(calls.removeCoachingSlot, { path: { slotId: asked.slotId } })
    return { kind: 'removed' }
  }
  const { bookingId, reason } = asked
  await api.ask(calls.cancelCoachingBySupport, { path: { bookingId }, body: { reason } })
  return { kind: 'cancelled' }
}

const tooLate = ['slotTaken', 'illegalMove', 'notFound']

/** What was lost on its way is not sent again by itself: the list that is read next says what is. */
export function coachingDeskWith({ api }: Parts) {
  return coachingDeskMachine.provide({
    actors: {
      readDesk: fromPromise(async () => (await api.ask((await loadCalls()).listCoachingDesk)).details.slots),
      act: fromPromise(async ({ input }): Promise<DeskOutcome> => {
        if (!input.act) return { kind: 'tooLate' }
        try {
          return await act({ api }, input.act)
        } catch (error) {
          if (!(error instanceof ApiFailure)) throw error
          if (tooLate.some((code) => code === error.code)) return { kind: 'tooLate' }
          if (error.status === 422) return { kind: 'refused', fields: error.fields }
          throw error
        }
      }),
    },
  })
}
