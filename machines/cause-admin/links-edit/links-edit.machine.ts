import type { LinksFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** H-003, V-036 */
export const linksEditMachine = saveForm<LinksFields>('linksEdit', 'Links to a cause’s website and social media.')
