import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { addressEditMachine } from './address-edit.machine.ts'

export const addressEditFixtures = {
  ...saveFormFixtures(
    addressEditMachine,
    { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' },
    { postcode: 'postcodeFormat' },
  ),
  items: 'H-004',
}
