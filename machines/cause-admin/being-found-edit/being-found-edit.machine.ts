import type { BeingFoundFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** H-004, V-028 */
export const beingFoundEditMachine = saveForm<BeingFoundFields>('beingFoundEdit', 'Whether a cause is public or by link only.')
