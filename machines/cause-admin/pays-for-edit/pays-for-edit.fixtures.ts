import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { paysForEditMachine } from './pays-for-edit.machine.ts'

export const paysForEditFixtures = {
  ...saveFormFixtures(
    paysForEditMachine,
    { amount1: '10', text1: 'a night’s petrol', amount2: '', text2: '', amount3: '', text3: '' },
    { amount1: 'payAmountFormat' },
  ),
  items: 'H-003',
}
