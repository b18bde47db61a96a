import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Notice } from '#contract/account/notice.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Notices } from '#web/features/account/notices/notices.tsx'

const told = (id: number, kind: Notice['kind'], detail: Notice['detail']): Notice => ({
  id,
  kind,
  subject: '1',
  at: '2026-11-20T10:00:00.000Z',
  isNew: false,
  detail: { cause: 'Alder Hospice', causeId: 4, ...detail },
})

test('G-031 a notice names who has done it, why, and where money has gone; whose account is deleted is someone', async () => {
  const notices = [
    told(5, 'adminLeft', { name: 'Jo Penny', day: '2026-11-27' }),
    told(4, 'returnRefused', { name: 'Jo Penny', text: 'The committee has voted' }),
    told(3, 'donationsMoved', { toCause: 'Birch Shelter', pence: 1234 }),
    told(2, 'paymentRefused', { pence: 1234, refusal: 'accountClosed' }),
    told(1, 'causeClosing', { day: '2026-11-27' }),
  ]
  openScreen(<Notices />, (call) => ({ status: 200, details: call.startsWith('GET') ? { notices, hasMore: false } : {} }))
  expect(await screen.findByRole('heading', { name: 'Jo Penny has left Alder Hospice' })).toBeTruthy()
  expect(screen.getByText(/decided this\. Their reason: The committee has voted/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What you raised for Alder Hospice goes to Birch Shelter' })).toBeTruthy()
  expect(screen.getByText(/Reason: the account is closed/)).toBeTruthy()
  expect(screen.getByText(/^Someone has asked to close Alder Hospice/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\{\{|undefined/)
})
