import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { descriptionEditMachine } from './description-edit.machine.ts'

export const descriptionEditFixtures = {
  ...saveFormFixtures(descriptionEditMachine, { description: 'Care at home.' }, { description: 'descriptionTooLong' }),
  items: 'F-142',
}
