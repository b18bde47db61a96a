import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { chequeOnly, held } from '#machines/cause-admin/bank-details/bank-details.fixtures.ts'
import { settingsNow } from '#machines/cause-admin/cause-settings/cause-settings.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { CauseSettingsScreen } from '#web/features/cause-admin/cause-settings/cause-settings-screen.tsx'
import { settingNow } from '#web/features/cause-admin/cause-settings/setting-now.ts'

const { cause, payment, team, messages } = settingsNow

function answer(call: string): Said {
  if (call.endsWith('/payment-methods')) return { status: 200, details: payment }
  if (call.endsWith('/admin-invites')) return { status: 200, details: team }
  if (call.endsWith('/messages') || call.includes('communications')) return { status: 200, details: { messages } }
  if (/\/causes\/(id:)?1$/.test(call)) return { status: 200, details: { cause } }
  return 'no answer'
}

test('R-107 each setting of a cause says what it is now', async () => {
  openScreen(<CauseSettingsScreen cause={cause} />, answer)
  expect(await screen.findByText('Account ending 7919')).toBeTruthy()
  const linesOf = (name: RegExp) =>
    [...screen.getByRole('link', { name }).querySelectorAll(':scope > span')].slice(1).map(({ textContent }) => textContent)
  expect(linesOf(/^Cause page/)).toEqual(['Yearly target: £2,500'])
  expect(linesOf(/^Contact details/)).toEqual(['01632 960 001'])
  expect(linesOf(/^Supporter messages/)).toEqual(['1 of 2 notes added'])
  expect(linesOf(/^Administrators/)).toEqual(['2 administrators, 1 invitation waiting'])
  expect(linesOf(/^Close this cause/)).toEqual([])
})

test('where they can’t be read the settings can be opened all the same', async () => {
  let again = false
  const { user } = openScreen(<CauseSettingsScreen cause={cause} />, (call) =>
    call.endsWith('/payment-methods') && !again ? 'no answer' : answer(call),
  )
  expect(await screen.findByText(/^We couldn’t load your current settings/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /^Bank details/ })).toBeTruthy()
  again = true
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1) as HTMLElement)
  expect(await screen.findByText('Account ending 7919')).toBeTruthy()
})

describe('what it says', () => {
  const [account] = held.methods
  if (!account) throw new Error('There is an account.')
  test.each([
    ['paymentMethods', { payment: held }, 'Account ending 4321, from 28\u00a0November 2026'],
    [
      'paymentMethods',
      { payment: { methods: [{ ...account, waitsForSupport: true }], cheque: null, told: [] } },
      'Account ending 4321, which we’re checking',
    ],
    ['paymentMethods', { payment: chequeOnly }, 'No bank details yet'],
    ['causeDetails', { cause: { ...cause, yearTarget: null } }, 'No target for the year yet'],
    ['contactDetails', { cause: { ...cause, phoneNumber: null } }, 'No phone number or address yet'],
    [
      'contactDetails',
      { cause: { ...cause, address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' } } },
      '01632 960 001, 18 Mill Lane, Harrowden',
    ],
    ['communications', { messages: messages.map((one) => ({ ...one, text: null })) }, 'Our messages only'],
    ['invite', { team: { ...team, admins: team.admins.slice(0, 1), invitations: [] } }, 'Only 1 administrator'],
  ] as const)('%s where %o', (name, changes, words) => {
    expect(settingNow[name]({ ...settingsNow, ...changes } as typeof settingsNow)).toBe(words) // fixtures are read-only to the compiler
  })
})
