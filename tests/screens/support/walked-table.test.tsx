import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WalkedChart } from '#contract/support/charts.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { WalkedTable } from '#web/features/support/chart-picture/walked-table.tsx'

const walked: WalkedChart = {
  at: '2026-11-25T03:00:00.000Z',
  ways: [
    { state: 'loading', when: 'read: done', guard: 'isEmpty', target: 'none', by: ['chart', 'jsdom', 'chromium'] },
    { state: 'loading', when: 'read: error', guard: '', target: 'failed', by: ['chart', 'chromium'] },
    { state: 'any', when: 'page.left', guard: '', target: 'closed', by: [] },
  ],
}
const show = (found: WalkedChart | null, chosen: string | null = null) =>
  openScreen(<WalkedTable walked={found} chosen={chosen} />, () => 'no answer')

test('each transition says how the last whole run has walked it, and each column how many of them', () => {
  show(walked, 'loading')
  const [head, ...rows] = within(screen.getByRole('table')).getAllByRole('row')
  expect([...(head?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Transition',
    'Chart2 of 3',
    'jsdom1 of 3',
    'Chromium2 of 3',
  ])
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent?.replaceAll('\u200b', '')))).toEqual([
    ['loadingread: done [isEmpty] → none', 'yes', 'yes', 'yes'],
    ['loadingread: error → failed', 'yes', 'no', 'yes'],
    ['any statepage.left → closed', 'no', 'no', 'no'],
  ])
  expect(screen.getByText(/^In the last whole run, on 25 November 2026\./)).toBeTruthy()
  // The rows of the state that is looked at stand out.
  expect(rows.map((row) => row.dataset.chosen)).toEqual(['true', 'true', undefined])
})

test('without a run nothing is claimed, and it’s said how one is made', () => {
  show(null)
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.getByText('No run of the tests has left its results here. Run npm test to make them.')).toBeTruthy()
})
