import { useSelector } from '@xstate/react'
import { type ActorRefFrom, createActor, fromPromise } from 'xstate'
import type { CauseCard } from '#contract/causes/cause.ts'
import { activeCauseMachine } from '#machines/cause-admin/active-cause/active-cause.machine.ts'
import { type Site, usePerson, useSite } from '#web/site/site.ts'

type ActiveCause = ActorRefFrom<typeof activeCauseMachine>

const actors = new WeakMap<Site, ActiveCause>()

/** F-132, S-004: one for the whole site, begun with the first page that asks; it follows who is here. */
export function activeCauseOf(site: Site): ActiveCause {
  const known = actors.get(site)
  if (known) return known
  const { session, storage } = site
  const actor = createActor(
    activeCauseMachine.provide({
      actors: {
        readChoice: fromPromise(async () => Number(storage.read('activeCause')) || null),
        keepChoice: fromPromise<void, { id: number | null }>(async ({ input }) => {
          if (input.id !== null) storage.write('activeCause', String(input.id))
        }),
      },
    }),
  ).start()
  const notify = () =>
    actor.send({ type: 'causes.known', causes: session.person().me?.adminCauses.map((cause) => cause.id) ?? [] })
  session.subscribe(notify)
  notify()
  actors.set(site, actor)
  return actor
}

/** The cause that the dashboard is about; null until it is known. */
export function useActiveCause(): CauseCard | null {
  const { me } = usePerson()
  const id = useSelector(activeCauseOf(useSite()), (snapshot) => snapshot.context.active)
  return me?.adminCauses.find((cause) => cause.id === id) ?? null
}
