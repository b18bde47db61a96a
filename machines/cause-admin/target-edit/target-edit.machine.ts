import type { TargetFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** H-003: what a cause means to raise in a calendar year. */
export const targetEditMachine = saveForm<TargetFields>('targetEdit', 'A cause’s annual target (optional).')
