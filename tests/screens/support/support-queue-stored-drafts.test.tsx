import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { ContactMessage } from '#contract/support/contact-message.ts'
import { keyOfItem } from '#contract/support/support-queue-names.ts'
import { nothingOpened, waitingMessage } from '#machines/support/support-queue/support-queue.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { SupportQueueScreen } from '#web/features/support/support-queue/support-queue-screen.tsx'
import { nobody, type Person } from '#web/site/session/person.ts'

const written: ContactMessage = {
  reference: waitingMessage.reference,
  topic: 'other',
  name: 'Rowan Ash',
  email: 'rowan@example.org',
  text: 'Is my donation here?',
  sentAt: '2026-11-16T10:00:00.000Z',
  hasAccount: true,
}
const item = keyOfItem(waitingMessage)
const words = 'It came on Tuesday.'

const named = (id: number): Person => ({ ...nobody, authState: 'authenticatedFull', me: { user: { id } } as Person['me'] }) // what this screen asks of them

/** The queue’s page with one message opened, as this person comes to it on this device. */
function come({ storage }: ReturnType<typeof createDevice>, person: Person, answer: Said = 'no answer') {
  const said = (call: string): Said => {
    if (call.startsWith('POST')) return answer
    return { status: 200, details: call.includes('/support/items') ? nothingOpened : { messages: [written] } }
  }
  return openScreen(<SupportQueueScreen search={{ item }} home="/support/queue" />, said, { storage }, person)
}
const reply = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your reply/ })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

async function write(device: ReturnType<typeof createDevice>) {
  const page = come(device, named(4))
  await press('Reply')
  await userEvent.type(await reply(), words)
  return page
}

test('what is typed is there again for whoever typed it when they come back from another page', async () => {
  const device = createDevice()
  ;(await write(device)).unmount()
  come(device, named(4))
  expect((await reply()).value).toBe(words)
  expect(screen.getByText('Unsent draft')).toBeTruthy()
})

test('nobody else is shown it', async () => {
  const device = createDevice()
  ;(await write(device)).unmount()
  come(device, named(5))
  await press('Reply')
  expect((await reply()).value).toBe('')
  expect(screen.queryByText('Unsent draft')).toBeNull()
})

test('nothing of it is left when it is given up, or sent', async () => {
  const device = createDevice()
  const first = await write(device)
  expect(device.values.get('supportDrafts')).toContain(words)
  await press('Cancel')
  await waitFor(() => expect(device.values.has('supportDrafts')).toBe(false))
  first.unmount()
  ;(await write(device)).unmount()
  come(device, named(4), { status: 200, details: {} })
  await reply()
  await press('Send reply')
  await waitFor(() => expect(device.values.has('supportDrafts')).toBe(false))
})

test('what another tab has typed for something else stays, and what no draft is made of is left alone', async () => {
  const device = createDevice()
  const draft = { reference: 'CM-2NDX9QXB', decision: 'message.answered', words: { text: 'Thanks, Dev.' }, isOnItsWay: false }
  const page = await write(device)
  const drafts = { 'messages.CM-2NDX9QXB': draft }
  device.storage.write('supportDrafts', JSON.stringify({ by: 4, drafts }))
  await userEvent.type(await reply(), ' Thanks.')
  const stored = JSON.parse(device.values.get('supportDrafts') ?? '{}')
  expect(stored.drafts[item].words).toEqual({ reason: `${words} Thanks.` })
  expect(stored.drafts['messages.CM-2NDX9QXB']).toEqual(draft)
  page.unmount()
  device.storage.write('supportDrafts', '{"by":4,"drafts":{"messages":"all"}}')
  come(device, named(4))
  await press('Reply')
  expect((await reply()).value).toBe('')
})

test('a page whose login is over stores nothing', async () => {
  const device = createDevice()
  come(device, nobody)
  await press('Reply')
  await userEvent.type(await reply(), words)
  expect(device.values.size).toBe(0)
})
