import { fromPromise } from 'xstate'
import { accountCreationMachine } from '#machines/registration/account-creation/account-creation.machine.ts'
import { readTerms, register } from './make-account.ts'
import type { Parts } from './parts.ts'

interface Registration {
  /** Makes the account happen once, however often it is tried. */
  key: string
  /** Where the person came from. */
  source: string
  /** F-059: who is signed in by now, perhaps by an earlier try, needs no account. */
  isEnoughToBeHere?: boolean
}

export const accountCreationWith = (site: Parts, { key, source, isEnoughToBeHere = false }: Registration) =>
  accountCreationMachine.provide({
    actors: {
      readTerms: fromPromise(({ input }) => readTerms(site, input)),
      register: fromPromise(async ({ input: { wanted, terms } }) =>
        isEnoughToBeHere && site.session.person().authState === 'authenticatedFull'
          ? { kind: 'made' }
          : register(site, key, wanted, terms, source),
      ),
    },
  })
