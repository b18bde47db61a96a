import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import type { Browser } from '#web/platform/browser.ts'
import { type LogLine, onReport } from '#web/platform/report.ts'
import { HeaderSearch } from '#web/shared/retailer-search/header-search.tsx'

const browser = { now: () => Date.parse('2026-11-21T10:00:00.000Z'), newId: () => 'an-id-of-the-page' } as Browser // the parts that it uses

test('E-064 a search that gets no answer is logged in these words, and shows no shop', async () => {
  const lines: LogLine[] = []
  const stop = onReport((line) => lines.push(line))
  const { user, asked } = openScreen(<HeaderSearch />, () => 'no answer', { browser })
  await user.type(screen.getByRole('combobox'), 'alder')
  await waitFor(() => expect(lines.map(({ message }) => message)).toContain('Failed to communicate with the API!'), {
    timeout: 10_000,
  })
  stop()
  expect(asked.map(({ call }) => call)).toContain('GET /api/search/retailer/search?q=alder')
  expect(screen.queryAllByRole('option')).toEqual([])
})
