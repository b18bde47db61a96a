import type { DescriptionFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** F-142, V-029 */
export const descriptionEditMachine = saveForm<DescriptionFields>('descriptionEdit', 'A cause’s description.')
