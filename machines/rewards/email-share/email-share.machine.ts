import type { ShareFields } from '#contract/rewards/share.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** F-130, G-020 */
export const emailShareMachine = saveForm<ShareFields>('emailShare', 'Telling friends about your cause by email.')
