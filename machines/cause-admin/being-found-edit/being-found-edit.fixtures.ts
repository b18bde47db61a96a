import type { BeingFoundFields } from '#contract/cause-admin/cause-page.rules.ts'
import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { beingFoundEditMachine } from './being-found-edit.machine.ts'

const fields: BeingFoundFields = { permission: 'no' }

export const beingFoundEditFixtures = {
  ...saveFormFixtures(beingFoundEditMachine, fields, { permission: 'optionRequired' }),
  items: 'H-004',
}
