import { createActor } from 'xstate'
import { causeSignUpMachine } from '#machines/shell/cause-sign-up/cause-sign-up.machine.ts'
import type { FlagsActor } from './flags.ts'

/** F-068, for all pages of this window: the flag is read once, the causes are told by the pages that show them. */
export function createCauseSignUp(flags: FlagsActor) {
  const actor = createActor(causeSignUpMachine).start()
  const reading = flags.subscribe(({ value, context }) => {
    if (value === 'loading') return
    actor.send({ type: 'flag.read', flag: context.flags['cause-sign-up-redirect'] })
    reading.unsubscribe()
  })
  const cause = () => {
    const state = actor.getSnapshot()
    return state.matches('withCause') ? state.context.causeId : null
  }
  return {
    saw: (causeId: number) => actor.send({ type: 'cause.seen', causeId }),
    /** Tells `show` the id of the cause that Sign up leads to, now and whenever it changes; null where it leads to an account. Answers with what ends it. */
    follow(show: (causeId: number | null) => void): () => void {
      const following = actor.subscribe(() => show(cause()))
      show(cause())
      return () => following.unsubscribe()
    },
  }
}
