import { readdirSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { ChartList } from '#web/features/support/chart-list/chart-list.tsx'
import type { ChartSource } from '#web/features/support/chart-list/chart-source.ts'

const folders = readdirSync('machines', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
const source: ChartSource = {
  list: async () =>
    folders.map((area) => ({ name: `${area}Chart`, area, description: `What ${area} does.`, states: 3, transitions: 4 })),
  read: async () => null,
  isLive: false,
}

test('every area has a name of its own, and a list above them leads to each', async () => {
  const { user } = openScreen(<ChartList source={source} />, () => 'no answer')
  const jumps = within(await screen.findByRole('navigation', { name: 'Areas' })).getAllByRole('button')
  const names = jumps.map(({ textContent }) => textContent)
  expect(names).toHaveLength(folders.length)
  expect(new Set(names).size).toBe(folders.length)
  // In words, not as its folder is called.
  expect(names.filter((name) => folders.includes(name ?? ''))).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Support team' }))
  expect(document.activeElement?.textContent).toBe('Support team 1')
})

test('who has narrowed the list to one area needs no way to it', async () => {
  const { user } = openScreen(<ChartList source={source} />, () => 'no answer')
  await user.type(await screen.findByRole('searchbox'), 'telemetry')
  expect(screen.getByRole('heading', { name: /^Measuring/ })).toBeTruthy()
  expect(screen.queryByRole('navigation', { name: 'Areas' })).toBeNull()
})
