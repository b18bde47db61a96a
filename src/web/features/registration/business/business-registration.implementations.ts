import type { BusinessAnswers } from '#contract/registration/cause-registration.rules.ts'
import { businessRegistrationMachine } from '#machines/registration/business/business-registration.machine.ts'
import { lazyImport } from '#web/site/lazy-import.ts'
import { accountActors } from '../finalising/account-actors.ts'
import type { DraftOf, Parts } from '../finalising/parts.ts'

const loadRegisterBusiness = lazyImport(async () => (await import('./register-business.ts')).registerBusiness)

export const businessRegistrationWith = (site: Parts, draft: DraftOf) =>
  businessRegistrationMachine.provide({
    actors: accountActors<BusinessAnswers>(site, draft, async () => {
      const registerBusiness = await loadRegisterBusiness()
      return registerBusiness(site, draft.id)
    }),
  })
