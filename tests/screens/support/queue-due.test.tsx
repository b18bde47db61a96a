import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { dueGroupOf } from '#contract/support/due-groups.ts'
import type { SupportItem, SupportItemsFound } from '#contract/support/support-queue.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { QueueList } from '#web/features/support/support-queue/queue-list.tsx'

const item: SupportItem = {
  queue: 'claims',
  reference: 'CL-7K2M9QXB',
  name: 'Alder Home',
  who: 'Rowan Ellis',
  standing: 'new',
  since: '2026-11-23T09:00:00.000Z',
  dueAt: '2026-11-27T09:00:00.000Z',
  isOverdue: false,
  assignee: null,
  personId: 1,
  causeId: null,
  run: null,
  stake: null,
  opening: null,
}
const none = { causes: 0, accounts: 0, closed: 0, requests: 0, claims: 1, messages: 0, reports: 0, calls: 0, payments: 0 }
const query = { queue: null, q: '', assignee: null, order: 'due', page: 1, item: null } as const
function show(...changes: Partial<SupportItem>[]) {
  const found: SupportItemsFound = {
    items: changes.map((one) => ({ ...item, ...one })),
    total: 1,
    totals: none,
    page: 1,
    pages: 1,
    selected: null,
    team: [{ id: 7, name: 'Sam Field', email: 'sam@example.org', isMe: true }],
    readAt: '2026-11-24T09:00:00.000Z',
  }
  return openScreen(<QueueList found={found} query={query} home="/support/queue" opened={null} drafts={{}} />, () => 'no answer')
}

test('an item of the queue says by when somebody should have looked, until that is over', () => {
  const { unmount } = show({})
  // However narrow the list is: a date alone says nothing.
  expect(screen.getByRole('listitem').textContent?.match(/.{0,4}27\sNov/g)).toEqual(['Due 27\u00a0Nov'])
  unmount()
  const late = show({ isOverdue: true, dueAt: '2026-11-21T08:00:00.000Z' })
  expect(screen.getByRole('listitem').textContent).not.toContain('Due ')
  expect(screen.getByText('3 days overdue')).toBeTruthy()
  late.unmount()
  const justLate = show({ isOverdue: true, dueAt: '2026-11-24T08:40:00.000Z' })
  expect(screen.getByText('Under an hour overdue')).toBeTruthy()
  justLate.unmount()
  const soon = show({ dueAt: '2026-11-25T08:00:00.000Z' })
  expect(screen.getByText('Due tomorrow')).toBeTruthy()
  soon.unmount()
  const nextYear = show({ dueAt: '2027-01-05T08:00:00.000Z' })
  expect(screen.getByText('Due 5 Jan 2027')).toBeTruthy()
  nextYear.unmount()
  show({ dueAt: null })
  expect(screen.getByRole('listitem').textContent).not.toContain('Due ')
})

test('in the order of what is due, what is late, due today, on the next working day and within a week stand by themselves', () => {
  const of = (reference: string, dueAt: string, isOverdue = false) => ({ reference, name: reference, dueAt, isOverdue })
  show(
    of('CL-LATE', '2026-11-23T09:00:00.000Z', true),
    of('CL-TODAY', '2026-11-24T12:00:00.000Z'),
    of('CL-SOON', '2026-11-25T12:00:00.000Z'),
    of('CL-WEEK', '2026-11-26T12:00:00.000Z'),
    of('CL-LATER', '2026-12-27T12:00:00.000Z'),
  )
  const groups = screen.getAllByRole('heading', { level: 2 })
  expect(groups.map(({ textContent }) => textContent)).toEqual([
    'Overdue 1',
    'Today 1',
    'Next working day 1',
    'In the next 7 days 1',
    'Later 1',
  ])
  expect(screen.getAllByRole('listitem')).toHaveLength(5)
})

test('a claim says whose it is beside its shop; a message is called by its sender’s name already, and says how it begins', () => {
  show(
    {},
    { queue: 'messages', reference: 'CM-7K2M9QXB', name: 'Dev Clarke', who: 'dev@example.org', opening: 'My order is missing' },
  )
  const [claim, message] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(claim).toMatch(/^Alder Home.*Claim Rowan Ellis New/)
  expect(message).toMatch(/^Dev Clarke.*Message New.*My order is missing$/)
  expect(message).not.toContain('dev@example.org')
})

test('a line says who has its item: you, or a colleague by name', () => {
  show(
    { assignee: { id: 7, name: 'Sam Field' } },
    { reference: 'CL-OTHER', assignee: { id: 8, name: 'Robin Vale' } },
    { reference: 'CL-FREE' },
  )
  const [mine, other, free] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(mine).toMatch(/^Alder HomeSFAssigned to youClaim/)
  expect(other).toMatch(/^Alder HomeRVAssigned to Robin ValeClaim/)
  expect(free).toMatch(/^Alder HomeAssigned to nobody yetClaim/)
})

test.each([
  // A Tuesday; what is due when it is over in London isn’t due on it.
  ['2026-11-24T09:00:00Z', '2026-11-24T23:59:00Z', 'today'],
  ['2026-11-24T09:00:00Z', '2026-11-25T00:00:00Z', 'nextWorkingDay'],
  ['2026-11-24T09:00:00Z', '2026-12-01T23:59:00Z', 'week'],
  ['2026-11-24T09:00:00Z', '2026-12-02T00:00:00Z', 'later'],
  // After a Friday and at a weekend it’s Monday.
  ['2026-11-27T09:00:00Z', '2026-11-28T12:00:00Z', 'nextWorkingDay'],
  ['2026-11-27T09:00:00Z', '2026-11-30T12:00:00Z', 'nextWorkingDay'],
  ['2026-11-27T09:00:00Z', '2026-12-01T12:00:00Z', 'week'],
  ['2026-11-28T09:00:00Z', '2026-11-30T12:00:00Z', 'nextWorkingDay'],
  ['2026-11-29T09:00:00Z', '2026-11-29T12:00:00Z', 'today'],
  // In summer London’s day begins an hour earlier.
  ['2026-07-07T09:00:00Z', '2026-07-07T23:30:00Z', 'nextWorkingDay'],
  ['2026-11-24T09:00:00Z', null, 'later'],
] as const)('at %s what is due at %s is for: %s', (now, dueAt, group) => {
  expect(dueGroupOf({ dueAt, isOverdue: false }, Date.parse(now))).toBe(group)
  expect(dueGroupOf({ dueAt, isOverdue: true }, Date.parse(now))).toBe('overdue')
})
