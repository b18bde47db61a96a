import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ContactMessage } from '#contract/support/contact-message.ts'
import type { SupportItem } from '#contract/support/support-queue.ts'
import { keyOfItem } from '#contract/support/support-queue-names.ts'
import { nothingOpened, waitingMessage } from '#machines/support/support-queue/support-queue.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { SupportQueueScreen } from '#web/features/support/support-queue/support-queue-screen.tsx'

const first = waitingMessage
const second: SupportItem = { ...waitingMessage, reference: 'CM-2NDX9QXB', name: 'Dev Clarke', who: 'dev@example.org' }
const written: ContactMessage = {
  reference: first.reference,
  topic: 'other',
  name: 'Rowan Ash',
  email: 'rowan@example.org',
  text: 'Is my donation here?',
  sentAt: '2026-11-16T10:00:00.000Z',
  hasAccount: true,
}
const failed: Said = { status: 503, code: 'systemFault' }
const words = 'It came on Tuesday.'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  return () => vi.unstubAllGlobals()
})

const list = () => screen.getByRole('region', { name: 'What’s waiting' })
const line = (name: string) => within(list()).getByRole('link', { name: new RegExp(name) })
const reply = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Your reply/ })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

interface Place {
  item?: string | undefined
  page?: number
  assignee?: string
}
/** The queue with two messages, and what an address of it is: each press is one that a link or a list box would lead to. */
function Places() {
  const [search, go] = useState<Place>({ item: keyOfItem(first) })
  const places: [string, Place][] = [
    ['first', { item: keyOfItem(first) }],
    ['second', { item: keyOfItem(second) }],
    ['mine', { item: keyOfItem(second), assignee: 'me' }],
    ['page two', { item: undefined, page: 2 }],
  ]
  return (
    <>
      {places.map(([name, place]) => (
        <button key={name} type="button" onClick={() => go(place)}>
          Go to {name}
        </button>
      ))}
      <SupportQueueScreen search={search} home="/support/queue" />
    </>
  )
}

/** `waits` are the messages that the server has from now on; `answer` is what it says to a decision. */
async function openQueue(answer: Said | Promise<Said> = failed) {
  const server = { waits: [first, second], answer }
  const items = (waits: SupportItem[]) => ({ ...nothingOpened, items: waits, total: waits.length })
  const { asked } = openScreen(<Places />, (call) => {
    if (call.includes('/support/items')) return { status: 200, details: items(call.includes('page=2') ? [second] : server.waits) }
    if (call.startsWith('POST')) return server.answer
    const opened = server.waits.filter(({ reference }) => call.includes(reference))
    return { status: 200, details: { messages: opened.map(({ reference, name }) => ({ ...written, reference, name })) } }
  })
  await press('Reply')
  await userEvent.type(await reply(), words)
  return { server, asked }
}

test.each(['second', 'mine', 'page two'])('what is typed for one stays while support goes to %s, and is back', async (place) => {
  await openQueue()
  await press(`Go to ${place}`)
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Your reply/ })).toBeNull())
  expect(within(line('Dev Clarke')).queryByText('Unsent draft')).toBeNull()
  if (place !== 'page two') expect(within(line('Rowan Ash')).getByText('Unsent draft')).toBeTruthy()
  await press('Go to first')
  expect((await reply()).value).toBe(words)
})

test('each has its own', async () => {
  await openQueue()
  await press('Go to second')
  await press('Reply')
  expect((await reply()).value).toBe('')
  await userEvent.type(await reply(), 'Thanks, Dev.')
  await press('Go to first')
  await waitFor(async () => expect((await reply()).value).toBe(words))
  expect(within(list()).getAllByText('Unsent draft')).toHaveLength(2)
  await press('Cancel')
  await waitFor(() => expect(within(list()).getAllByText('Unsent draft')).toHaveLength(1))
  await press('Go to second')
  await waitFor(async () => expect((await reply()).value).toBe('Thanks, Dev.'))
})

test('it is dropped when it is sent', async () => {
  const { server, asked } = await openQueue({ status: 200, details: {} })
  server.waits = [second]
  await press('Send reply')
  expect(await screen.findByText(/^This isn’t waiting any more/)).toBeTruthy()
  expect(asked.find(({ call }) => call.startsWith('POST'))?.body).toEqual({ type: 'message.answered', text: words })
  expect(screen.queryByText(words)).toBeNull()
  server.waits = [first, second]
  await press('Go to second')
  await waitFor(() => expect(line('Rowan Ash')).toBeTruthy())
  expect(screen.queryByText('Unsent draft')).toBeNull()
  await press('Go to first')
  await press('Reply')
  expect((await reply()).value).toBe('')
})

test('what is sent isn’t said to be unsent when support doesn’t wait for the answer, nor back once it is answered', async () => {
  let say = (_: Said) => {}
  const { server } = await openQueue(
    new Promise((resolve) => {
      say = resolve
    }),
  )
  await press('Send reply')
  await press('Go to second')
  await screen.findByRole('button', { name: 'Reply' })
  expect(screen.queryByText('Unsent draft')).toBeNull()
  server.waits = [second]
  say({ status: 200, details: {} })
  await press('Go to first')
  expect(await screen.findByText(/^This isn’t waiting any more/)).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
})

test('but it is back when the answer was lost, and unsent again', async () => {
  const { asked } = await openQueue('no answer')
  await press('Send reply')
  await press('Go to second')
  await waitFor(() => expect(asked.some(({ call }) => call.startsWith('POST'))).toBe(true))
  await press('Go to first')
  await waitFor(async () => expect((await reply()).value).toBe(words))
  expect(within(line('Rowan Ash')).getByText('Unsent draft')).toBeTruthy()
})

test('for what is gone meanwhile it is shown until whoever wrote it discards it', async () => {
  const { server } = await openQueue()
  await press('Go to second')
  server.waits = [second]
  await press('Go to first')
  expect(await screen.findByText('What you wrote')).toBeTruthy()
  expect(screen.getByText(words)).toBeTruthy()
  await press('Discard what you wrote')
  await waitFor(() => expect(screen.queryByText(words)).toBeNull())
  await press('Go to second')
  await press('Go to first')
  expect(await screen.findByText(/^This isn’t waiting any more/)).toBeTruthy()
  expect(screen.queryByText(words)).toBeNull()
})
