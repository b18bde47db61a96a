import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { inForce, typedBankDetails } from '#machines/cause-admin/bank-details/bank-details.fixtures.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { MyCauseScreen } from '#web/features/account/cause-switch/my-cause-screen.tsx'
import { BankDetailsScreen } from '#web/features/cause-admin/bank-details/bank-details-screen.tsx'
import { CausePageScreen } from '#web/features/cause-admin/cause-page/cause-page-screen.tsx'
import { ContactDetailsScreen } from '#web/features/cause-admin/cause-page/contact-details-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'
import { ToastPlace } from '#web/ui/toast-place.tsx'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')

const reads: Record<string, Said> = {
  [`GET /api/causes/id:${cause.id}`]: { status: 200, details: { cause } },
  [`GET /api/causes/id:${cause.id}/locations/search`]: { status: 200, details: { location: { Text: 'Abbotsmere' } } },
  [`GET /api/causes/id:${cause.id}/payment-methods`]: { status: 200, details: inForce },
}

/** The screen beside the page's place for toasts. Reads are answered; of what is changed the first gets no answer, and later ones are saved. */
function open(shown: React.ReactNode, more: Record<string, Said> = {}) {
  const lost = new Set<string>()
  return openScreen(
    <>
      <main>{shown}</main>
      <ToastPlace />
    </>,
    (call) => {
      const path = call.split('?')[0] ?? ''
      const read = more[path] ?? reads[path]
      if (read) return read
      if (lost.has(call)) return { status: 200, details: { uri: 'a-new-address' } }
      lost.add(call)
      return 'no answer'
    },
    { browser: { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser }, // all that the screens use
  )
}
const toasts = async () => within(await screen.findByRole('region', { name: 'Messages' }))
const changes = (asked: { call: string; body: unknown }[]) => asked.filter(({ call }) => call.startsWith('POST'))

describe.each([
  [
    'E-035, F-147 the contact number',
    'Phone number',
    'Save the number',
    '01632 960001',
    'Your number wasn’t saved',
    ContactDetailsScreen,
  ],
  ['E-037 the address', 'Address', 'Save the address', 'a-new-address', 'Your page address wasn’t saved', CausePageScreen],
  [
    'E-038 the description',
    'What your cause does, and what donations pay for',
    'Save the description',
    'Care at home.',
    'Your description wasn’t saved',
    CausePageScreen,
  ],
  [
    'E-039 the location',
    'Town, or part of a town',
    'Save the location',
    'Willowford',
    'Your location wasn’t saved',
    CausePageScreen,
  ],
] as const)('%s', (_, label, save, text, notSaved, Screen) => {
  test('U-030 what could not be saved is said as a toast, too; its Try again sends the same once more, and it goes', async () => {
    const { user, asked } = open(<Screen cause={cause} />)
    const field = await screen.findByLabelText<HTMLInputElement>(label)
    const line = field.closest('section')?.querySelector('button[aria-expanded=false]')
    if (line) await user.click(line)
    await screen.findByRole('textbox', { name: label })
    await user.clear(field)
    await user.type(field, text)
    await user.click(screen.getByRole('button', { name: save }))
    const toast = await toasts()
    await toast.findByText(notSaved)
    await user.click(toast.getByRole('button', { name: 'Try again' }))
    await screen.findByText('Saved.')
    expect(toast.queryByText(notSaved)).toBeNull()
    expect(field.value).toBe(text)
    const [first, second] = changes(asked)
    expect(changes(asked)).toHaveLength(2)
    expect(second?.body).toEqual(first?.body)
  })
})

test('E-036, U-030 bank details that could not be saved are said as a toast; its Try again leads to the password, which was not kept', async () => {
  const { user, asked } = open(<BankDetailsScreen cause={cause} />)
  await user.click(await screen.findByRole('button', { name: 'Change the bank details' }))
  await user.type(await screen.findByLabelText('Name on the account'), typedBankDetails.accountName)
  await user.type(screen.getByLabelText('Sort code'), typedBankDetails.sortCode)
  await user.type(screen.getByLabelText('Account number'), typedBankDetails.accountNumber)
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText('Your password'), 'Shop-for-good-1')
  await user.click(screen.getByRole('button', { name: 'Save the bank details' }))
  const toast = await toasts()
  await toast.findByText('Your bank details weren’t saved')
  await user.click(toast.getByRole('button', { name: 'Try again' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Your password'))
  expect(screen.getByText(typedBankDetails.accountNumber)).toBeTruthy()
  expect(changes(asked)).toHaveLength(1)
})

const found = { status: 200, details: { result: { results: [cause] } } } as const

test('U-028, U-029, E-040, F-129 a cause that could not be changed is said as a toast that opens the list again; one that was, too', async () => {
  const { user, asked } = open(<MyCauseScreen />, { 'GET /api/search/cause/search': found })
  const choose = async () => {
    await user.type(await screen.findByLabelText('Cause name, town or postcode'), 'hospice')
    await user.click(screen.getByRole('button', { name: 'Search for causes' }))
    await user.click(await screen.findByRole('button', { name: new RegExp(cause.name) }))
    await user.click(await screen.findByRole('button', { name: `Raise money for ${cause.name}` }))
  }
  await choose()
  const toast = await toasts()
  await toast.findByText('We couldn’t change your cause')
  await user.click(toast.getByRole('button', { name: 'Choose again' }))
  await choose()
  await toast.findByText(`You’re raising money for ${cause.name}`)
  expect(toast.queryByText('We couldn’t change your cause')).toBeNull()
  expect(changes(asked).map(({ body }) => body)).toEqual([{ causeId: cause.id }, { causeId: cause.id }])
})
