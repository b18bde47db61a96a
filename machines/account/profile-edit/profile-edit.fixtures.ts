import { saveFormFixtures } from '../save-form.fixtures.ts'
import { profileEditMachine } from './profile-edit.machine.ts'

const fields = {
  firstName: 'Ada',
  lastName: 'Quill',
  dateOfBirth: '1990-02-03',
  gender: '',
  mobile: '',
  addressLine1: '18 Mill Lane',
  addressLine2: '',
  city: 'Harrowden',
  county: '',
  postcode: 'ZZ4 7CD',
}

export const profileEditFixtures = {
  ...saveFormFixtures(profileEditMachine, fields, { dateOfBirth: 'birthInFuture' }),
  items: 'F-121',
}
