import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { emailShareMachine } from './email-share.machine.ts'

const fields = { recipients: 'ada@example.org, ben@example.org', message: 'Have a look.' }

export const emailShareFixtures = {
  ...saveFormFixtures(emailShareMachine, fields, { recipients: 'recipientsTooMany' }),
  items: 'F-130',
}
