import type { ProfileFields } from '#contract/account/account.rules.ts'
import { saveForm } from '../save-form.ts'

/** F-121, V-016…V-019 */
export const profileEditMachine = saveForm<ProfileFields>(
  'profileEdit',
  'Changing your name, date of birth, mobile number and address.',
)
