import type { LinksFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** H-003, V-036 */
export const linksEditMachine = saveForm<LinksFields>(
  'linksEdit',
  'Where else a cause can be found: its website and its pages elsewhere.',
)
