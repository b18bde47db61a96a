import type { DescriptionFields } from '../../../src/contract/rules/cause-edit.ts'
import { saveForm } from '../../account/save-form.ts'

/** F-142, V-029 */
export const descriptionEditMachine = saveForm<DescriptionFields>('descriptionEdit', 'What a cause says of itself on its page.')
