import { saveFormFixtures } from '../save-form.fixtures.ts'
import { passwordChangeMachine } from './password-change.machine.ts'

const fields = { oldPassword: 'Shop-for-good-1', newPassword: 'three blue boats', newPasswordConfirm: 'three blue boats' }

export const passwordChangeFixtures = {
  ...saveFormFixtures(passwordChangeMachine, fields, { oldPassword: 'passwordIncorrect' }),
  items: 'F-124',
}
