import type { ContactNumberFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** F-147, V-030 */
export const contactNumberEditMachine = saveForm<ContactNumberFields>('contactNumberEdit', 'A cause’s phone number.')
