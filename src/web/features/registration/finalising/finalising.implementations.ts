import { fromPromise } from 'xstate'
import {
  type CauseOutcome,
  type FinalisingInput,
  finalisingMachine,
} from '#machines/registration/finalising/finalising.machine.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { accountCreationWith } from './account-creation.implementations.ts'
import { makeCause } from './finalise.ts'
import type { Create, Parts } from './parts.ts'

// What is shown next comes meanwhile.
const loadRegistered = lazyImport(() => import('./registered.tsx'), 'registration-done', 'content')

/** `id` tells this registration from every other. */
export const finalisingWith = <Answers>(site: Parts, id: string, create: Create<Answers>) =>
  finalisingMachine.provide({
    actors: {
      createUser: accountCreationWith(site, { key: `${id}-user`, source: 'website', isEnoughToBeHere: true }),
      createCause: fromPromise<CauseOutcome, FinalisingInput>(async ({ input }) => {
        await loadRegistered()
        const answers = input.answers as Answers // the wizard's own
        return makeCause(site, (terms, referralId) => create(answers, terms, referralId))
      }),
    },
  })
