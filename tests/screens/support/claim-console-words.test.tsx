import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useReducer } from 'react'
import { expect, test } from 'vitest'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { closedCauseConsoleFixtures } from '#machines/support/closed-cause-console/closed-cause-console.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { ClaimQueue } from '#web/features/support/claim-console/claim-queue.tsx'
import { ClosedCauseQueue } from '#web/features/support/closed-cause-console/closed-cause-queue.tsx'
import { Refreshes } from '#web/features/support/queue.tsx'

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
  await waitFor(() => expect(typed().value).toBe(reason))
  expect(screen.queryByText('What you wrote')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
  expect(screen.queryByText(reason)).toBeNull()
})

test('it is shown, too, when somebody else has dealt with what it was for, until whoever wrote it discards it', async () => {
  await declineWith(tooLate, nobody)
  await refresh()
  expect(await screen.findByText(/^This isn’t waiting any more/)).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Discard what you wrote' }))
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
  expect(await screen.findByText(/^This isn’t waiting any more/)).toBeTruthy()
})

test('another decision about the same claim begins empty', async () => {
  await declineWith(failed)
  await refresh()
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }))
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^What happens next/ }).value).toBe('')
})

/** The list beside it has a button that reads everything anew. */
function BesideList({ children }: { children: ReactNode }) {
  const [asks, ask] = useReducer((count: number) => count + 1, 0)
  return (
    <Refreshes value={asks}>
      <button type="button" onClick={ask}>
        Read the list again
      </button>
      {children}
    </Refreshes>
  )
}
const readList = async () => userEvent.click(screen.getByRole('button', { name: 'Read the list again' }))

/** Somebody types why they decline a claim, and the queue is read again with this answer. */
async function refreshWhileTyping(answer: Said, typedMore = '') {
  const queue = { now: { status: 200, details: { claims } } as Said | Promise<Said> }
  openScreen(
    <BesideList>
      <ClaimQueue reference="CL-7K2M9QXB" onMoved={() => {}} />
    </BesideList>,
    () => queue.now,
  )
  await decline()
  await userEvent.type(typed(), reason)
  let say = (_: Said) => {}
  queue.now = new Promise((resolve) => {
    say = resolve
  })
  await readList()
  if (typedMore) await userEvent.type(typed(), typedMore)
  say(answer)
  queue.now = { status: 200, details: { claims } }
}

test('what is being typed stays where it is while the list is read again, and what is typed meanwhile too', async () => {
  await refreshWhileTyping({ status: 200, details: { claims } }, ' It said so.')
  expect(typed().value).toBe(`${reason} It said so.`)
  expect(document.activeElement).toBe(typed())
})

test('a claim that has changed meanwhile keeps what is being typed for it', async () => {
  const [claim] = claims as { stage: string }[]
  await refreshWhileTyping({ status: 200, details: { claims: [{ ...claim, stage: 'received' }] } })
  expect(await screen.findByText('Received')).toBeTruthy()
  expect(typed().value).toBe(reason)
})

test('a list that can’t be read again says so, and what was typed is still there', async () => {
  await refreshWhileTyping(failed, ' It said so.')
  expect(await screen.findByText(/^We couldn’t load this\./)).toBeTruthy()
  expect(typed().value).toBe(`${reason} It said so.`)
  await refresh()
  await waitFor(() => expect(screen.queryByText(/^We couldn’t load this\./)).toBeNull())
  expect(typed().value).toBe(`${reason} It said so.`)
})

test('a list that no longer has the claim says so, and shows what was typed', async () => {
  await refreshWhileTyping({ status: 200, details: { claims: [] } })
  expect(await screen.findByText(/^This isn’t waiting any more/)).toBeTruthy()
  expect(screen.getByText('What you wrote')).toBeTruthy()
  expect(screen.getByText(reason)).toBeTruthy()
})

test('both fields of money that moves to another cause stay', async () => {
  const [causes] = closedCauseConsoleFixtures.outcomes.readQueue?.outputs ?? []
  let answer: Said = { status: 200, details: { causes } }
  openScreen(
    <BesideList>
      <ClosedCauseQueue reference="7" onMoved={() => {}} />
    </BesideList>,
    () => answer,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Give it to another cause' }))
  await userEvent.type(screen.getByRole('textbox', { name: /^Which cause/ }), 'abbotsmere')
  await userEvent.type(screen.getByRole('textbox', { name: /^Why/ }), 'They asked for it')
  answer = { status: 200, details: { causes: [] } }
  await readList()
  expect(await screen.findByText('abbotsmere')).toBeTruthy()
  expect(screen.getByText('They asked for it')).toBeTruthy()
})

test('what is on its way can’t be changed any more, so nothing typed then is lost', async () => {
  openScreen(<ClaimQueue reference="CL-7K2M9QXB" onMoved={() => {}} />, (call) =>
    call.startsWith('GET') ? { status: 200, details: { claims } } : new Promise(() => {}),
  )
  await decline()
  await userEvent.type(typed(), reason)
  await userEvent.click(screen.getByRole('button', { name: 'Decline the claim' }))
  await waitFor(() => expect(typed().readOnly).toBe(true))
  await userEvent.type(typed(), ' More')
  expect(typed().value).toBe(reason)
})
