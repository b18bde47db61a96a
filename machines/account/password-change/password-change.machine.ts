import type { PasswordChangeFields } from '#contract/account/account.rules.ts'
import { saveForm } from '../save-form.ts'

/** F-124, V-007, V-021 */
export const passwordChangeMachine = saveForm<PasswordChangeFields>('passwordChange', 'Choosing a new password while logged in.')
