import { type AnyStateMachine, createActor, fromPromise } from 'xstate'
import type { LazyImport } from './lazy-import.ts'

/**
 * A chart that its parent names by type (`lazyChart`) and that is loaded when it is invoked, with what it does in a browser. It ends by itself, and nobody tells
 * it anything meanwhile: where it can't be loaded, the invoke fails. Whoever leaves the state stops it.
 */
export function lazyActor<Machine extends AnyStateMachine>(load: LazyImport<Machine>): Machine {
  const logic = fromPromise<unknown, never>(async ({ input, signal }) => {
    const machine = await load()
    signal.throwIfAborted()
    const actor = createActor<AnyStateMachine>(machine, { input })
    signal.addEventListener('abort', () => actor.stop())
    return new Promise((resolve, error) => {
      actor.subscribe({ complete: () => resolve(actor.getSnapshot().output), error })
      actor.start()
    })
  })
  return logic as unknown as Machine // it takes the chart’s input and answers its output: all that an invoke asks of one
}
