import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { approvedRun, sentRun } from '#machines/support/payment-run-console/some-runs.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { PaymentRunScreen } from '#web/features/support/payment-run-console/payment-run-screen.tsx'

const reason = 'The total is wrong.'
const failed: Said = { status: 503, code: 'systemFault' }
const ofRun = (run: unknown): Said => ({ status: 200, details: { run } })
const why = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Why are you calling it back?' })
const press = async (name: string) => userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement)

async function openRun(run: unknown) {
  const server: { run: Said; act: Said } = { run: ofRun(run), act: failed }
  openScreen(<PaymentRunScreen runId="R-7K2M9QXB" />, (call) => (call.startsWith('GET') ? server.run : server.act))
  return server
}
async function callBack() {
  const server = await openRun(approvedRun)
  await press('Call this run back')
  await userEvent.type(why(), reason)
  return server
}

test('why a run is called back stays while the run is read again, and on another page of it', async () => {
  const server = await callBack()
  server.run = ofRun({ ...approvedRun, isFileTaken: true })
  await press('Refresh')
  expect(await screen.findByRole('button', { name: 'Download the file again' })).toBeTruthy()
  expect(why().value).toBe(reason)
  server.run = ofRun({ ...approvedRun, page: 2 })
  await press('Next page')
  expect(await screen.findByRole('button', { name: 'Previous page' })).toBeTruthy()
  expect(why().value).toBe(reason)
})

test('it stays when the run can’t be read again, which is said', async () => {
  const server = await callBack()
  server.run = failed
  await press('Refresh')
  expect(await screen.findByText(/^We couldn’t load this payment run\./)).toBeTruthy()
  expect(why().value).toBe(reason)
})

test('a run that can’t be called back any more says so, and shows what was typed', async () => {
  const server = await callBack()
  server.run = ofRun(sentRun)
  await press('Refresh')
  expect(await screen.findByText(/^You can’t do this any more/)).toBeTruthy()
  expect(screen.getByText('What you wrote')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  await press('Discard what you wrote')
  expect(screen.queryByText(reason)).toBeNull()
})

test.each([
  ['couldn’t be sent', failed],
  ['came too late', { status: 409, code: 'illegalMove' } as Said],
])('a recall that %s keeps its reason', async (_, answer) => {
  const server = await callBack()
  server.act = answer
  await press('Call it back and pay nothing')
  expect(await screen.findByText(reason)).toBeTruthy()
  await press('Refresh')
  await press('Call this run back')
  expect(why().value).toBe(reason)
})

test('what is chosen for one line stays while another is answered, and the line says so', async () => {
  await openRun(sentRun)
  await press('Mark as refused: Abbotsmere Hospice')
  const other = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Another reason, or none given' })
  await userEvent.click(other())
  await press('Mark as sent back: Brackwater Bowls Club')
  expect(screen.getAllByText('Unsent draft')).toHaveLength(1)
  expect(other().checked).toBe(false)
  await press('Mark as refused: Abbotsmere Hospice')
  await waitFor(() => expect(other().checked).toBe(true))
  expect(screen.queryByText('Unsent draft')).toBeNull()
})

test('why a line was refused stays chosen', async () => {
  await openRun(sentRun)
  await press('Mark as refused: Abbotsmere Hospice')
  const other = () => screen.getByRole<HTMLInputElement>('radio', { name: 'Another reason, or none given' })
  await userEvent.click(other())
  await press('Record the refusal')
  expect(await screen.findByText(/^We couldn’t confirm that\./)).toBeTruthy()
  await press('Refresh')
  await press('Mark as refused: Abbotsmere Hospice')
  await waitFor(() => expect(other().checked).toBe(true))
})
