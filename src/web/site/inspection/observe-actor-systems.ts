import { Actor, type AnyActor } from 'xstate'

/** The first actor of a system. A screen may tell its child something before anybody has told it anything. */
function rootOf(actor: AnyActor): AnyActor {
  const parent: unknown = Reflect.get(actor, '_parent')
  return parent instanceof Actor ? rootOf(parent) : actor
}

/**
 * Meets every actor system once: when its first actor starts, or when anybody next asks or tells it something; `isRunning` where it has begun before. Screens hand on no option for it,
 * and what loads late misses nothing that still runs. Fields that XState doesn't document are read.
 */
export function observeActorSystems(met: (root: AnyActor, isRunning: boolean) => void): void {
  const systems = new WeakSet<object>()
  function meet(actor: AnyActor): void {
    if (systems.has(actor.system)) return
    systems.add(actor.system)
    met(actor, Reflect.get(actor, '_processingStatus') === 1)
  }
  // Trap: each actor has a `send` of its own, bound before; what its system hands on goes through `_send`.
  for (const name of ['start', '_send', 'getSnapshot']) {
    const original: unknown = Reflect.get(Actor.prototype, name)
    if (typeof original !== 'function') continue
    Reflect.set(Actor.prototype, name, function (this: AnyActor, ...given: unknown[]) {
      meet(rootOf(this))
      return Reflect.apply(original, this, given)
    })
  }
}

/** What an actor is, without asking it: whoever is asked is met. */
export const snapshotOf = (actor: object): unknown => Reflect.get(actor, '_snapshot')
