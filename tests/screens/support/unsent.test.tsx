import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { ClaimQueue } from '#web/features/support/claim-console/claim-queue.tsx'

const [claims] = claimConsoleFixtures.outcomes.readQueue?.outputs ?? []
const [, nobody] = claimConsoleFixtures.outcomes.readQueue?.outputs ?? []
const reason = 'The shop paid for this order in March.'
const failed: Said = { status: 503, code: 'systemFault' }
const tooLate: Said = { status: 409, code: 'illegalMove' }
const refresh = async () => userEvent.click(await screen.findByRole('button', { name: 'Refresh' }))
const decline = async () => userEvent.click(await screen.findByRole('button', { name: 'Decline' }))
const typed = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Why are you declining it/ })

/** A claim is declined with a reason, and the decision comes to `answer`. */
async function declineWith(answer: Said, queueAfter = claims) {
  const queue = { now: claims }
  openScreen(<ClaimQueue reference="CL-7K2M9QXB" onMoved={() => {}} />, (call) =>
    call.startsWith('GET') ? { status: 200, details: { claims: queue.now } } : answer,
  )
  await decline()
  await userEvent.type(typed(), reason)
  queue.now = queueAfter
  await userEvent.click(screen.getByRole('button', { name: 'Decline the claim' }))
  await screen.findByText('What you wrote')
  expect(screen.getByText(reason)).toBeTruthy()
}

test.each([
  ['couldn’t be sent', failed],
  ['came too late', tooLate],
])('what support wrote for a decision that %s is shown, and stands in the form of the same decision', async (_, answer) => {
  await declineWith(answer)
  await refresh()
  await decline()
  expect(typed().value).toBe(reason)
  expect(screen.queryByText('What you wrote')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
  expect(screen.queryByText(reason)).toBeNull()
})

test('it is shown, too, when somebody else has dealt with what it was for', async () => {
  await declineWith(tooLate, nobody)
  await refresh()
  expect(await screen.findByText(/^This isn’t waiting any more/)).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
})

test('another decision about the same claim begins empty', async () => {
  await declineWith(failed)
  await refresh()
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happens next/ }).value).toBe('')
})
