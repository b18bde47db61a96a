import type { PaysForFields } from '#contract/cause-admin/pays-for.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** H-003: what an amount pays for, in a cause’s own words. */
export const paysForEditMachine = saveForm<PaysForFields>('paysForEdit', 'What donations to a cause pay for (optional).')
