import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { linksEditMachine } from './links-edit.machine.ts'

export const linksEditFixtures = {
  ...saveFormFixtures(
    linksEditMachine,
    { website: 'https://www.abbotsmere.example', facebook: '', twitter: '', instagram: '' },
    { website: 'linkFormat' },
  ),
  items: 'H-003',
}
