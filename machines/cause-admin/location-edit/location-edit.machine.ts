import type { LocationFields } from '../../../src/contract/rules/cause-edit.ts'
import { saveForm } from '../../account/save-form.ts'

/** F-144 */
export const locationEditMachine = saveForm<LocationFields>('locationEdit', 'Where a cause is found in searches.')
