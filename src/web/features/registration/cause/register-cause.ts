import { registrationCauseCalls } from '#contract/registration/cause.calls.ts'
import type { CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import { digest } from '#web/platform/digest.ts'
import type { Create, Parts } from '../finalising/parts.ts'

/** `id` is the draft's: with it everything is made once. */
export const registerCause =
  (site: Parts, id: string): Create<CauseAnswers> =>
  async (answers, terms, referralId) => {
    const isCharity = answers.isCharity === 'yes'
    const kind = isCharity ? 'charity' : (answers.name?.kind ?? 'group')
    const body = {
      causeName: answers.name?.causeName ?? '',
      isRegisteredCharity: isCharity,
      isOrganisation: kind !== 'individual',
      ...(isCharity && answers.charityNumber ? { charity: { number: answers.charityNumber } } : {}),
      ...(referralId ? { referralId } : {}),
      terms: { path: terms.Path, statement: terms.Statement },
      acceptedTerms: [terms],
      details: {
        kind,
        address: answers.address ?? { line1: '', line2: '', town: '', postcode: '' },
        links: answers.links ?? { website: '', facebook: '', twitter: '', instagram: '' },
        contactNumber: answers.mobile ?? '',
        mayBeMarketed: answers.permission === 'yes',
      },
    }
    const idempotencyKey = `${id}-cause-${digest(JSON.stringify(body))}`
    return (await site.api.ask(registrationCauseCalls.createCause, { body, idempotencyKey })).details.cause
  }
