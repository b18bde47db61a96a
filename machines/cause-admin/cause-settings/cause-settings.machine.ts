import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import type { CauseTeam } from '#contract/cause-admin/invitation.ts'
import type { SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import type { Cause } from '#contract/causes/cause.ts'
import { reading } from '#machines/reading.ts'

export interface CauseSettingsNow {
  cause: Cause
  payment: PaymentMethods
  team: CauseTeam
  messages: SupporterMessage[]
}

/** */
export const causeSettingsMachine = reading<CauseSettingsNow>(
  'causeSettings',
  'A cause’s current settings, and how to change them.',
)
