import type { CauseAddressFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** H-004, V-027 */
export const addressEditMachine = saveForm<CauseAddressFields>('addressEdit', 'A cause’s postal address.')
