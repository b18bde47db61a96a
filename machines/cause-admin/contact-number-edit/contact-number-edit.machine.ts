import type { ContactNumberFields } from '../../../src/contract/rules/cause-edit.ts'
import { saveForm } from '../../account/save-form.ts'

/** F-147, V-030 */
export const contactNumberEditMachine = saveForm<ContactNumberFields>(
  'contactNumberEdit',
  'The number that we call about a cause.',
)
