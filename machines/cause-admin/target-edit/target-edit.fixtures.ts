import { saveFormFixtures } from '#machines/account/save-form.fixtures.ts'
import { targetEditMachine } from './target-edit.machine.ts'

export const targetEditFixtures = {
  ...saveFormFixtures(targetEditMachine, { target: '5000' }, { target: 'targetFormat' }),
  items: 'H-003',
}
