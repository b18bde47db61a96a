import type { BusinessAnswers, CauseAnswers } from '#contract/registration/cause-registration.rules.ts'
import type { DraftKind } from '#contract/registration/draft.ts'
import type { KeptMissingDonation } from '#machines/giving/missing-donation/missing-donation.setup.ts'
import type { GuestAnswers } from '#machines/registration/guest-raise/guest-raise.machine.ts'
import type { ChosenCause, LeftAnswers } from '#machines/registration/supporter/supporter-registration.machine.ts'

/** Those that are no `DraftKind` are short and stay on their device. */
export type KeptKind = DraftKind | 'guest' | 'supporter' | 'missingDonation'

export interface AnswersByKind {
  cause: CauseAnswers
  business: BusinessAnswers
  guest: GuestAnswers
  supporter: { cause: ChosenCause | null; answers: LeftAnswers | null }
  missingDonation: KeptMissingDonation
}
