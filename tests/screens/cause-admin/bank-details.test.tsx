import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { inForce } from '#machines/cause-admin/bank-details/bank-details.fixtures.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { BankDetailsScreen } from '#web/features/cause-admin/bank-details/bank-details-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has a cause.')
const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the screen uses

const rowsOf = async (changes: Partial<PaymentMethods['methods'][number]>) => {
  const details = { ...inForce, methods: inForce.methods.map((method) => ({ ...method, ...changes })) }
  const { container, unmount } = openScreen(<BankDetailsScreen cause={cause} />, () => ({ status: 200, details }), { browser })
  await screen.findByText('Next payment day')
  expect(screen.getByText(/^When these details change, we email every administrator\./)).toBeTruthy()
  const rows = [...container.querySelectorAll('dl > div')].map((row) => [...row.children].map(({ textContent }) => textContent))
  unmount()
  return Object.fromEntries(rows)
}

test('F-148 an account says when the next payments are, and what kind it is only where that says something', async () => {
  const plain = await rowsOf({ isBuildingSociety: false })
  expect(plain['Next payment day']).toBe('Monday 4 January 2027')
  expect(Object.keys(plain)).not.toContain('Account type')
  expect((await rowsOf({ isBuildingSociety: true }))['Account type']).toBe('Building society account')
})
