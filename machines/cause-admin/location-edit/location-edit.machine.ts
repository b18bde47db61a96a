import type { LocationFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** F-144 */
export const locationEditMachine = saveForm<LocationFields>('locationEdit', 'A cause’s location.')
