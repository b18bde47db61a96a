import type { SlugFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveForm } from '#machines/account/save-form.ts'

/** F-143, V-031…V-034: whether the address is free is the server’s word at the moment of saving; an earlier one could be wrong by then. */
export const slugEditMachine = saveForm<SlugFields>('slugEdit', 'The web address of a cause page.')
