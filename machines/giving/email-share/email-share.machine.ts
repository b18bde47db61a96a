import type { ShareFields } from '../../../src/contract/rules/share.ts'
import { saveForm } from '../../account/save-form.ts'

/** F-130, G-020 */
export const emailShareMachine = saveForm<ShareFields>(
  'emailShare',
  'Telling friends by email about the cause that one shops for.',
)
