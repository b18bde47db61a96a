import type { AnyActorLogic } from 'xstate'

/** A chart that its parent names by type (`lazyChart`) and that is known by the time that it is started. */
export const knownChart = <Logic extends AnyActorLogic>(logic: () => Logic): Logic =>
  new Proxy({} as Logic, { get: (_, key) => Reflect.get(logic(), key) }) // it has whatever the chart has
