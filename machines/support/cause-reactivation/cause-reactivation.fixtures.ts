import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { causeReactivationMachine } from './cause-reactivation.machine.ts'

export const causeReactivationFixtures = {
  ...saveFormFixtures(
    causeReactivationMachine,
    { cause: 'lantern-trust', text: 'Its treasurer rang: they’ve started again' },
    { cause: 'causeNotResting' },
  ),
  items: 'G-029',
}
