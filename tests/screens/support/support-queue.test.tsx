import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { nothingOpened, waitingMessage } from '#machines/support/support-queue/support-queue.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { QueueChips, QueueTools } from '#web/features/support/support-queue/queue-filters.tsx'
import { SupportQueueScreen } from '#web/features/support/support-queue/support-queue-screen.tsx'

afterEach(() => vi.unstubAllGlobals())

const query = { queue: null, q: '', assignee: null, order: 'due', page: 1, item: null } as const
const message = {
  reference: waitingMessage.reference,
  topic: 'other',
  name: 'Rowan Ash',
  email: 'rowan@example.org',
  text: 'Is my donation here?',
  sentAt: '2026-11-16T10:00:00.000Z',
  hasAccount: true,
}

/** The queue in a window that is so wide, and how one makes it narrow or wide. */
function openQueue(isWide: boolean, queue = <SupportQueueScreen search={{}} home="/support/queue" />) {
  const listeners = new Set<(event: { matches: boolean }) => void>()
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) => listeners.delete(listener),
  }))
  const opened = openScreen(queue, (call) =>
    call.includes('/support/items') ? { status: 200, details: nothingOpened } : { status: 200, details: { messages: [message] } },
  )
  return { ...opened, listeners, resize: (matches: boolean) => [...listeners].map((listener) => listener({ matches })) }
}
const list = () => screen.getByRole('region', { name: 'What’s waiting' })

test('on a wide screen the first of the list is opened beside it, without taking the focus', async () => {
  const { asked } = openQueue(true)
  expect(await screen.findByText('Is my donation here?', undefined, { timeout: 5000 })).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Who’s dealing with it' })).toBeTruthy()
  const line = await within(list()).findByRole('link', { name: /Rowan Ash/ })
  expect(line.getAttribute('aria-current')).toBe('true')
  expect(line.textContent).toContain('2 days overdue')
  // Nobody’s is said where others are.
  expect(within(line).getByText('Assigned to nobody yet')).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
  // The list has the item already: what is opened by itself isn't asked for twice.
  expect(asked.filter(({ call }) => call.includes('/support/items'))).toHaveLength(1)
  expect(screen.queryByRole('link', { name: 'Back to the list' })).toBeNull()
})

test('what is being written stays in hand when the address says what is opened only then', async () => {
  let goTo: (item: string) => void = () => {}
  function Addressed() {
    const [item, setItem] = useState<string>()
    goTo = setItem
    return <SupportQueueScreen search={item === undefined ? {} : { item }} home="/support/queue" />
  }
  const { user } = openQueue(true, <Addressed />)
  await user.click(await screen.findByRole('button', { name: 'Reply' }))
  await user.keyboard('The shop')
  await act(async () => goTo(`messages.${waitingMessage.reference}`))
  await user.keyboard(' has told us now.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your reply').value).toBe('The shop has told us now.')
})

test('on a narrow screen nothing is opened, until the window is made wider', async () => {
  const { asked, resize, unmount, listeners } = openQueue(false)
  await within(list()).findByRole('link', { name: /Rowan Ash/ })
  expect(screen.queryByRole('region', { name: 'Who’s dealing with it' })).toBeNull()
  expect(asked).toHaveLength(1)
  resize(true)
  expect(await screen.findByRole('region', { name: 'Who’s dealing with it' })).toBeTruthy()
  expect(await screen.findByText('Is my donation here?')).toBeTruthy()
  unmount()
  expect(listeners.size).toBe(0)
})

test('queues in which nothing waits are only there where one looks at them', () => {
  const chips = (queue: 'claims' | null) => {
    const { container, unmount } = openScreen(
      <QueueChips query={{ ...query, queue }} home="/support/queue" found={nothingOpened} />,
      () => 'no answer',
    )
    const said = [...container.querySelectorAll('a')].map(({ textContent }) => textContent)
    const current = screen.getByRole('link', { current: true }).textContent
    unmount()
    return { said, current }
  }
  expect(chips(null)).toEqual({ said: ['All1', 'Messages1'], current: 'All1' })
  expect(chips('claims')).toEqual({ said: ['All1', 'Claims0', 'Messages1'], current: 'Claims0' })
})

test('what finds and narrows opens by one button, which says how much of it is in force', async () => {
  const { user } = openScreen(
    <QueueTools query={{ ...query, q: 'rowan', assignee: 'me' }} home="/support/queue" isBusy={false} />,
    () => 'no answer',
  )
  await user.click(screen.getByRole('button', { name: 'Search and filter 2', expanded: false }))
  expect(await screen.findByRole('button', { name: 'Search and filter 2', expanded: true })).toBeTruthy()
})

test('an empty queue says so and leads to what waits in the others, and nothing asks to be chosen', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const empty = { ...nothingOpened, items: [], total: 0, pages: 1 }
  openScreen(<SupportQueueScreen search={{ queue: 'requests' }} home="/support/queue" />, () => ({ status: 200, details: empty }))
  expect(screen.getByRole('heading', { level: 1, name: 'Administrator requests' })).toBeTruthy()
  expect(screen.getByText(/^People who’d like to run a cause\./)).toBeTruthy()
  expect(await within(list()).findByText('Nothing’s waiting.')).toBeTruthy()
  const waiting = Object.values(nothingOpened.totals).reduce((sum, count) => sum + count, 0)
  const all = within(list()).getByRole('link', { name: new RegExp(`^See ${waiting} waiting in `) })
  expect(all.getAttribute('href')).toBe('/support/queue')
  expect(screen.queryByText(/^Choose something from the list/)).toBeNull()
})

test('one button reads the list and what is opened of it anew', async () => {
  const user = userEvent.setup()
  const { asked } = openQueue(true)
  expect(await screen.findByText('Is my donation here?')).toBeTruthy()
  const [refresh, ...others] = screen.getAllByRole('button', { name: 'Refresh' })
  expect(others).toEqual([])
  const before = asked.length
  if (refresh) await user.click(refresh)
  expect(await screen.findByText('Is my donation here?')).toBeTruthy()
  const calls = asked.slice(before).map(({ call }) => call.replace(/\?.*/, ''))
  expect(calls.toSorted()).toEqual(['GET /api/support/items', 'GET /api/support/messages'])
})
