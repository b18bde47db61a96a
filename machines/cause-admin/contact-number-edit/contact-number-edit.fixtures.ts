import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { contactNumberEditMachine } from './contact-number-edit.machine.ts'

export const contactNumberEditFixtures = {
  ...saveFormFixtures(contactNumberEditMachine, { phoneNumber: '01632 960001' }, { phoneNumber: 'phoneFormat' }),
  items: 'F-147',
}
