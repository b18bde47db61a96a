import type { BusinessAnswers, CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import type { DraftKind } from '#contract/registration/draft.ts'
import type { SupporterAnswers } from '#contract/registration/registration.rules.ts'
import type { KeptMissingDonation } from '#machines/giving/missing-donation/missing-donation.setup.ts'
import type { GuestAnswers } from '#machines/registration/guest-raise/guest-raise.machine.ts'
import type { ChosenCause } from '#machines/registration/supporter/supporter-registration.machine.ts'

/** Those that are no `DraftKind` are short and stay on their device. */
export type KeptKind = DraftKind | 'guest' | 'supporter' | 'missingDonation'

/** What the supporter's wizard keeps: never the password. */
export type KeptAnswers = Omit<Partial<SupporterAnswers>, 'create-account'> & {
  'create-account'?: Omit<SupporterAnswers['create-account'], 'password'>
}
export interface AnswersByKind {
  cause: CauseAnswers
  business: BusinessAnswers
  guest: GuestAnswers
  supporter: { cause: ChosenCause | null; answers: KeptAnswers | null }
  missingDonation: KeptMissingDonation
}
