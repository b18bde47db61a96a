import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { slugEditMachine } from './slug-edit.machine.ts'

export const slugEditFixtures = {
  ...saveFormFixtures(slugEditMachine, { slug: 'abbotsmere-care' }, { slug: 'slugTaken' }),
  items: 'F-143',
}
