import { type AnyStateMachine, fromPromise, type NonReducibleUnknown } from 'xstate'
import { limits } from '#contract/limits.ts'

/** An actor that a chart names and `src/web` provides. Running it unprovided is a programmer's mistake, and says so. */
export function placeholder<Output, Input = NonReducibleUnknown>() {
  return fromPromise<Output, Input>(async () => {
    throw new Error('This actor was not provided: see the implementations beside the screens.')
  })
}

/** A chart that is given to its parent when it is started, so that a page which needs it later, or never, loads the parent without it. */
export function lazyChart<Machine extends AnyStateMachine>(id: string): Machine {
  return Object.assign(placeholder(), { id }) as unknown as Machine // by its type alone: what stands here is never run
}

/** How long a chart waits for an actor before it goes on without it; longer than the transport's own timeouts. */
export const patience = {
  call: 5000,
  longCall: 15_000,
  upload: 70_000,
  /** For what the person may first have to be proven for, in the page: the chart of that gives up earlier. */
  provenCall: limits.proofLife + 30_000,
} as const
