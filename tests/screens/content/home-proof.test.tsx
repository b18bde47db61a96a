import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PaymentProof } from '#contract/content/statistics.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { HomeContext } from '#web/features/shopping/home-data.ts'
import { HomeProof } from '#web/features/shopping/home-proof.tsx'

const payment = (name: string, pence: number, paysFor: PaymentProof['paysFor']): PaymentProof => ({
  id: name,
  cause: { name, uri: name.toLowerCase(), kind: 'charity', logoHttps: null, raised: pence, supporters: 1 },
  pence,
  paysFor,
  paidOn: '2026-10-01T11:00:00.000Z',
})
const payments = [
  payment('Hospice', 11_462, { pounds: 45, text: 'a whole night with somebody at the bedside' }),
  payment('Choir', 300, null),
]
const shown = { statistics: null, retailers: [], offers: [], categories: [], payments, example: null }

test('X-029 beside a payment stands what the cause says such a sum pays for, as its own words; where it says nothing of so little, nothing does', () => {
  openScreen(
    <HomeContext value={shown}>
      <HomeProof className="" />
    </HomeContext>,
    () => 'no answer',
  )
  const [hospice, choir] = within(screen.getByRole('region', { name: 'Latest payments to causes' })).getAllByRole('listitem')
  expect(hospice?.querySelector('q')?.textContent).toBe('£45 pays for a whole night with somebody at the bedside.')
  expect(hospice?.textContent).toContain('£114.62Paid on 1')
  expect([choir?.querySelector('q'), choir?.textContent?.includes('£3.00')]).toEqual([null, true])
})
