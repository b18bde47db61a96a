import { fromPromise, type NonReducibleUnknown } from 'xstate'
import { limits } from '#contract/limits.ts'

/** An actor that a chart names and `src/web` provides. Running it unprovided is a programmer's mistake, and says so. */
export function placeholder<Output, Input = NonReducibleUnknown>() {
  return fromPromise<Output, Input>(async () => {
    throw new Error('This actor was not provided: see the implementations beside the screens.')
  })
}

/** How long a chart waits for an actor before it goes on without it; longer than the transport's own timeouts. */
export const patience = {
  call: 5000,
  longCall: 15_000,
  upload: 70_000,
  /** For what the person may first have to be proven for, in the page: the chart of that gives up earlier. */
  provenCall: limits.proofLife + 30_000,
} as const
