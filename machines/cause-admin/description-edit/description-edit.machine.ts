import type { DescriptionFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** F-142, V-029 */
export const descriptionEditMachine = saveForm<DescriptionFields>('descriptionEdit', 'What a cause says of itself on its page.')
