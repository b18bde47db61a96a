import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { locationEditMachine } from './location-edit.machine.ts'

export const locationEditFixtures = {
  ...saveFormFixtures(locationEditMachine, { location: 'Abbotsmere' }, { location: 'textTooLong' }),
  items: 'F-144',
}
