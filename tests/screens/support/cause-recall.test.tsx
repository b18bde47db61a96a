import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { ConfirmedCausesScreen } from '#web/features/support/confirmed-causes-screen.tsx'

test('G-006 whoever comes from a cause’s record finds its address filled in, where payments are stopped and nowhere else', async () => {
  openScreen(<ConfirmedCausesScreen cause="abbotsmere-hospice" />, () => 'no answer')
  const [checked, reactivated] = await screen.findAllByLabelText<HTMLInputElement>('Its page address or charity number')
  expect([checked?.value, reactivated?.value]).toEqual(['abbotsmere-hospice', ''])
  expect(screen.getByRole('button', { name: 'Stop payments and check it' })).toBeTruthy()
})
