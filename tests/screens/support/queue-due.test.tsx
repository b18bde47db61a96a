import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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
}
const none = { causes: 0, accounts: 0, closed: 0, requests: 0, claims: 1, messages: 0, reports: 0, calls: 0, payments: 0 }
const query = { queue: null, q: '', assignee: null, order: 'due', page: 1, item: null } as const
function show(changes: Partial<SupportItem>) {
  const found: SupportItemsFound = {
    items: [{ ...item, ...changes }],
    total: 1,
    totals: none,
    page: 1,
    pages: 1,
    selected: null,
    team: [],
    readAt: '2026-11-24T09:00:00.000Z',
  }
  return openScreen(<QueueList found={found} query={query} home="/support/queue" opened={null} />, () => 'no answer')
}

test('an item of the queue says by when somebody should have looked, until that is over', () => {
  const { unmount } = show({})
  expect(screen.getByRole('listitem').textContent).toContain('Due by 27 November 2026')
  unmount()
  const late = show({ isOverdue: true, dueAt: '2026-11-21T08:00:00.000Z' })
  expect(screen.getByRole('listitem').textContent).not.toContain('Due by')
  expect(screen.getByText('Overdue by 3 days')).toBeTruthy()
  late.unmount()
  show({ dueAt: null })
  expect(screen.getByRole('listitem').textContent).not.toContain('Due by')
})
