import type { AnyActorLogic, AnyStateMachine } from 'xstate'
import type { LazyImport } from './lazy-import.ts'

/** A chart that its parent names by type (`lazyChart`) and that is known by the time that it is started. */
export const knownChart = <Logic extends AnyActorLogic>(logic: () => Logic): Logic =>
  new Proxy({} as Logic, { get: (_, key) => Reflect.get(logic(), key) }) // it has whatever the chart has

/** One that is loaded before the state which invokes it: `load` says whether there is one. */
export function laterChart<Machine extends AnyStateMachine>(find: LazyImport<Machine | undefined>) {
  let machine: Machine | undefined
  return {
    chart: knownChart(() => {
      if (!machine) throw new Error('A chart is loaded before the state that invokes it.')
      return machine
    }),
    load: async () => {
      machine = await find()
      return machine !== undefined
    },
  }
}
