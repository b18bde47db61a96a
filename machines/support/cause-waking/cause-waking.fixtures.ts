import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { causeWakingMachine } from './cause-waking.machine.ts'

export const causeWakingFixtures = {
  ...saveFormFixtures(
    causeWakingMachine,
    { cause: 'lantern-trust', text: 'Its treasurer rang: they’ve started again' },
    { cause: 'causeNotResting' },
  ),
  items: 'G-029',
}
