import { screen } from '@testing-library/react'
import { useMemo } from 'react'
import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { adminRequestWith } from '#web/features/registration/admin-request/admin-request.implementations.ts'
import { AdminRequestScreen, RequestReceived } from '#web/features/registration/admin-request/admin-request-screen.tsx'
import { useSite } from '#web/site/site.ts'

function Asking() {
  const site = useSite()
  const actor = useMemo(() => createActor(adminRequestWith(site, 'a-wizard'), { input: { causeId: 3 } }).start(), [site])
  return (
    <AdminRequestScreen actor={actor} name="Abbotsmere Hospice" email="ada@example.org" phone="01632 960001" onBack={() => {}} />
  )
}

test('E-029 a request to run a cause that couldn’t be sent says so, and the same is sent by one more press', async () => {
  const answers: Said[] = ['no answer', { status: 200, details: { ticketReference: 'AR-1' } }]
  const { user, asked } = openScreen(<Asking />, () => answers.shift() ?? 'no answer')
  await screen.findByRole('heading', { level: 1, name: 'Ask to run Abbotsmere Hospice' })
  await user.type(screen.getByLabelText(/^What do you do for the cause/), 'I keep its books')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  await screen.findByRole('heading', { level: 1, name: 'We couldn’t send your request' })
  expect(screen.getByText('We’ve kept everything you typed. Try again and we’ll send it once.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await expect.poll(() => asked.length).toBe(2)
  const [first, second] = asked
  expect(first).toMatchObject({
    call: 'POST /api/causes/id:3/admin-requests',
    body: { emailAddress: 'ada@example.org', phoneNumber: '01632960001', evidence: 'I keep its books' },
  })
  // The key is the same, so that it is one request.
  expect(first?.headers['idempotency-key']).toMatch(/^a-wizard-request-./)
  expect([second?.body, second?.headers['idempotency-key']]).toEqual([first?.body, first?.headers['idempotency-key']])
})

test('F-061, C-058 a request that support has is told by its reference, and that an answer comes within 2 working days', async () => {
  const { unmount } = openScreen(<Asking />, () => 'no answer')
  expect((await screen.findByText(/^Our support team will check/)).textContent).toContain('reply within 2 working days')
  unmount()
  openScreen(<RequestReceived reference="AR-7K2M9QXW" email="ada@example.org" />, () => 'no answer')
  expect(screen.getByText(/^Your reference is AR-7K2M9QXW\./)).toBeTruthy()
  expect(screen.getByText(/^Our support team will reply within 2 working days, to ada@example\.org or by phone\./)).toBeTruthy()
})
