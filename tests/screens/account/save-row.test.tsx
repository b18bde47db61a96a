import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Me, type Preferences, preferenceNames, type User } from '#contract/account/user.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PersonalDetailsScreen } from '#web/features/account/profile-edit/personal-details-screen.tsx'
import { nobody } from '#web/site/session/person.ts'
import { ToastPlace } from '#web/ui/toast-place.tsx'
// Loaded ahead: its first toast would come late on a busy machine.
import '#web/ui/toasts.tsx'

const saved = 'We’ve saved your details.'
const toast = 'Your details are saved'
const user: User = {
  id: 1,
  hash: 'h',
  email: 'rowan@example.org',
  firstName: 'Rowan',
  lastName: 'Ellis',
  gender: null,
  dateOfBirth: '1980-05-01',
  mobile: null,
  addressLine1: '1 High Street',
  addressLine2: null,
  city: null,
  county: null,
  postcode: 'LS1 4AP',
  avatar: null,
  adminCauses: [],
  isCauseAdmin: [],
  isSupport: false,
}
const done: Said = { status: 200, details: { user } }
const preferences = Object.fromEntries(preferenceNames.map((name) => [name, false])) as Preferences // fromEntries loses the keys
const me = { user, cause: null, adminCauses: [], preferences } as unknown as Me // what the page reads of them

function open(...answers: Said[]) {
  return openScreen(
    <>
      <main>
        <PersonalDetailsScreen />
      </main>
      <ToastPlace />
    </>,
    () => answers.shift() ?? 'no answer',
    {},
    { ...nobody, me },
  )
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
const main = () => within(screen.getByRole('main'))
/** Everything that is said aloud and not empty. */
const spoken = (role: 'status' | 'alert') =>
  screen
    .queryAllByRole(role)
    .map(({ textContent }) => textContent)
    .filter(Boolean)

test('F-121 what is saved is said beside the button and by a toast, aloud once, and the focus stays', async () => {
  const { user } = open(done)
  await user.click(save())
  const message = await main().findByText(saved)
  expect(save().parentElement?.contains(message)).toBe(true)
  expect(message.closest('[role=status]')).toBeTruthy()
  await within(await screen.findByRole('region', { name: 'Messages' })).findByText(toast)
  expect(spoken('status')).toEqual([saved])
  expect(spoken('alert')).toEqual([])
  expect(document.activeElement).toBe(save())
})

test('M-032, M-003, F-121, V-019 each detail has its field, and goes with the terms that saving agrees to', async () => {
  const { user, asked } = open(done)
  const typed = [
    ['First name', 'Robin'],
    ['Last name', 'Hale'],
    ['Day', '3'],
    ['Month', '2'],
    ['Year', '1990'],
    ['Gender (optional)', 'Non-binary'],
    ['Mobile number (optional)', '07700 900982'],
    ['Address line 1', '18 Mill Lane'],
    ['Address line 2 (optional)', 'Top floor'],
    ['Town or city (optional)', 'Leeds'],
    ['County (optional)', 'West Yorkshire'],
    ['Postcode', 'LS2 7AB'],
  ] as const
  for (const [label, words] of typed) {
    await user.clear(screen.getByLabelText(label))
    await user.click(screen.getByLabelText(label))
    await user.paste(words)
  }
  await user.click(save())
  await main().findByText(saved)
  expect(asked.map(({ call, body }) => [call, body])).toEqual([
    [
      'POST /api/user/me/profile',
      {
        firstName: 'Robin',
        lastName: 'Hale',
        dateOfBirth: '1990-02-03',
        gender: 'Non-binary',
        mobile: '07700900982',
        addressLine1: '18 Mill Lane',
        addressLine2: 'Top floor',
        city: 'Leeds',
        county: 'West Yorkshire',
        postcode: 'LS2 7AB',
        terms: { path: '/account/settings/personal-details', statement: 'Save', policies: [] },
      },
    ],
  ])
})

test('a date of birth that is no day is told so, nothing is sent, and what was typed stays', async () => {
  const { user, asked } = open(done)
  await user.clear(screen.getByLabelText('Month'))
  await user.click(save())
  await within(await main().findByRole('alert')).findByRole('link', { name: 'Date of birth must be a real date' })
  await user.type(screen.getByLabelText('Month'), '13')
  await user.click(save())
  await within(await main().findByRole('alert')).findByRole('link', { name: 'Date of birth must be a real date' })
  expect(screen.getByLabelText<HTMLInputElement>('Month').value).toBe('13')
  expect(asked).toEqual([])
})

test('it stands until the next edit, and is said again once that is saved', async () => {
  const { user } = open(done, done)
  await user.click(save())
  await main().findByText(saved)
  await user.type(screen.getByLabelText('First name'), 'a')
  expect(main().queryByText(saved)).toBeNull()
  await user.click(save())
  await main().findByText(saved)
})

test('what could not be saved is said by the button, too; trying again leaves the focus on it, and nothing is lost', async () => {
  const { user, asked } = open('no answer', done)
  await user.type(screen.getByLabelText('First name'), 'a')
  await user.click(save())
  const alert = await main().findByRole('alert')
  expect(save().parentElement?.parentElement?.contains(alert)).toBe(true)
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(save())
  await main().findByText(saved)
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe('Rowana')
  expect(asked).toHaveLength(2)
  expect(asked[1]?.body).toEqual(asked[0]?.body)
})

test('what was saved before is no longer said when the next is not saved', async () => {
  const { user } = open(done, 'no answer')
  await user.click(save())
  const toasts = within(await screen.findByRole('region', { name: 'Messages' }))
  await main().findByText(saved)
  // Toasts are of the page: those of the tests before may still stand.
  const { length } = await toasts.findAllByText(toast)
  await user.click(save())
  await main().findByRole('alert')
  expect(main().queryByText(saved)).toBeNull()
  await waitFor(() => expect(toasts.queryAllByText(toast).length).toBeLessThan(length))
})
