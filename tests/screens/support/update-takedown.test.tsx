import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someUpdates } from '#machines/support/cause-record/cause-record.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { UpdateTakedown } from '#web/features/support/update-takedown/update-takedown.tsx'

const reason = 'It names a child who hasn’t agreed to it'
const down: Said = { status: 200, details: { name: 'Harrowden Hospice', isGoneAlready: false } }

/** The newest updates of a cause, as somebody comes to them on this device; `answers` are those to what they ask, one after the other. */
function come({ storage }: ReturnType<typeof createDevice>, answers: Said[] = [], isMine = false) {
  const left = [...answers]
  return openScreen(<UpdateTakedown updates={someUpdates} isMine={isMine} />, () => left.shift() ?? 'no answer', { storage })
}
const own = 'You run this cause, so someone else on the team has to take its updates down.'
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const takeDown = /^Take it down \(the update of 1\sOctober 2026\)$/
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why are you taking it down?' })
const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

/** Up to the press that sends it. */
async function ask({ user }: ReturnType<typeof come>) {
  await user.click(press(takeDown))
  await user.type(field(), reason)
  await user.click(press('Continue'))
  await user.click(await screen.findByRole('button', { name: 'Yes, take it down' }))
}

test('each update has its day, its first words, its picture and who wrote it; the one that is to be taken down is shown whole', async () => {
  const { user } = come(createDevice())
  expect(lines()).toEqual([
    expect.stringMatching(/^1\sOctober 2026By Rowan AshTom Reed of 4 Mill Lane.+won the race…Take it down/),
    expect.stringMatching(/^14\sAugust 2026By Deleted accountThe garden room has its windows\.Take it down/),
  ])
  const [picture, ...others] = screen.getAllByRole('img')
  expect([picture?.getAttribute('src'), picture?.getAttribute('alt'), others]).toEqual([
    '/user-images/0123456789abcdef0123456789abcdef.webp',
    'A boy who runs',
    [],
  ])
  await user.click(press(takeDown))
  expect(lines()[0]).toContain('won the race at his school on Friday.')
  expect(document.activeElement).toBe(field())
  await user.click(press('Cancel'))
  expect(document.activeElement).toBe(press(takeDown))
})

test('it isn’t taken down without a reason, what was typed is there again after a reload, and what they will read is shown first', async () => {
  const device = createDevice()
  const first = come(device)
  await first.user.click(press(takeDown))
  await first.user.click(press('Continue'))
  expect((await screen.findAllByText('Enter why you’re taking it down')).length).toBe(2)
  await first.user.type(field(), reason)
  first.unmount()
  const { asked, user } = come(device, [down])
  await user.click(press(takeDown))
  await waitFor(() => expect(field().value).toBe(reason))
  await user.click(press('Continue'))
  const sure = within(await screen.findByRole('group', { name: 'Take this update down?' }))
  expect(sure.getByText(reason)).toBeDefined()
  await user.click(sure.getByRole('button', { name: 'Change the reason' }))
  await waitFor(() => expect(field().value).toBe(reason))
  expect(asked).toEqual([])
  await user.click(press('Continue'))
  await user.click(await screen.findByRole('button', { name: 'Yes, take it down' }))
  const told = await screen.findByText('We’ve taken the update down, and told the cause’s administrators why.')
  expect(told.closest('[role=status]')).toBeTruthy()
  expect(asked).toMatchObject([{ call: 'POST /api/support/updates/9', body: { text: reason } }])
  expect(lines()).toHaveLength(1)
  expect(document.activeElement?.textContent).toBe('Newest updates')
  expect(device.storage.read('typedAnswer')).toBeNull()
})

test('what couldn’t be sent stays in the field; without a connection that is said, and it can be tried again', async () => {
  const shown = come(createDevice(), ['no answer', down])
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await ask(shown)
  const told = await screen.findByText(/^We couldn’t confirm that the update was taken down\./)
  expect(told.closest('[role=alert]')?.textContent).toMatch(/You’re offline/)
  network.mockReturnValue(true)
  expect(field().value).toBe(reason)
  await shown.user.click(press('Try again'))
  await screen.findByText(/^We’ve taken the update down/)
  expect(shown.asked.map(({ body }) => body)).toEqual([{ text: reason }, { text: reason }])
})

test('whoever would rather not show that it’s them is back at the form, with what they typed', async () => {
  const shown = come(createDevice(), [{ status: 403, code: 'proofRequired' }])
  await ask(shown)
  await waitFor(() => expect(field().value).toBe(reason))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(lines()).toHaveLength(2)
})

test('A29 of a cause that they have come to run nothing is taken down, and what they typed can be copied', async () => {
  const shown = come(createDevice(), [{ status: 403, code: 'secondPerson' }])
  await ask(shown)
  await screen.findByText(own)
  expect(screen.getByText(reason)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})

test('A29 of a cause that they run taking down isn’t offered, and one line says why', () => {
  const { asked } = come(createDevice(), [], true)
  expect(screen.getByText(own).closest('[role=alert]')).toBeNull()
  expect(lines()).toHaveLength(2)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.activeElement).toBe(document.body)
  expect(asked).toEqual([])
})

test.each<[string, Said]>([
  ['by somebody else', { status: 200, details: { name: 'Harrowden Hospice', isGoneAlready: true } }],
  ['for good', { status: 404, code: 'notFound' }],
])('what has been removed meanwhile %s is said to be gone, and leaves the list', async (_, said) => {
  const shown = come(createDevice(), [said])
  await ask(shown)
  await screen.findByText('Someone else has already removed this update. We haven’t sent your reason to anyone.')
  expect(lines()).toHaveLength(1)
})
