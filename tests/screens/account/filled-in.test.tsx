import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { Mobile } from '#web/features/registration/person-questions.tsx'
import { NearbyCauses } from '#web/shared/nearby-causes/nearby-causes.tsx'
import { nobody, type Person } from '#web/site/session/person.ts'

const known = {
  ...nobody,
  authState: 'authenticatedFull',
  me: { user: { mobile: '07700900982', postcode: 'ZZ4 7CD' } },
} as unknown as Person // what these ask of a person
const frame = { progress: null, isBusy: false, onBack: undefined, onSubmit: () => {} }
const number = () => screen.getByRole<HTMLInputElement>('textbox', { name: /number/ }).value
const place = () => screen.getByRole<HTMLInputElement>('textbox').value

test('the wizard begins with the mobile number of the account, and keeps another one that was typed', () => {
  const { unmount } = openScreen(<Mobile {...frame} kept={null} />, () => 'no answer', {}, known)
  expect(number()).toBe('07700900982')
  unmount()
  const other = openScreen(<Mobile {...frame} kept="07700900111" />, () => 'no answer', {}, known)
  expect(number()).toBe('07700900111')
  other.unmount()
  openScreen(<Mobile {...frame} kept={null} />, () => 'no answer', {}, nobody)
  expect(number()).toBe('')
})

test('causes nearby are looked for around the postcode of the account, unless the address of the page says where', () => {
  const { unmount } = openScreen(<NearbyCauses />, () => 'no answer', {}, known)
  expect(place()).toBe('ZZ4 7CD')
  unmount()
  const given = openScreen(<NearbyCauses given={{ near: 'Leeds', nearby: null }} />, () => 'no answer', {}, known)
  expect(place()).toBe('Leeds')
  given.unmount()
  openScreen(<NearbyCauses />, () => 'no answer', {}, nobody)
  expect(place()).toBe('')
})
