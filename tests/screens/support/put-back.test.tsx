import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { waitingMessage } from '#machines/support/support-queue/support-queue.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ClaimQueue } from '#web/features/support/claim-console/claim-queue.tsx'
import { AssigneeContext, IsHeld } from '#web/features/support/queue.tsx'
import { Assignment } from '#web/features/support/support-queue/assignment.tsx'

const [claims] = claimConsoleFixtures.outcomes.readQueue?.outputs ?? []
const show = (isHeld: boolean) =>
  openScreen(
    <IsHeld value={isHeld}>
      <ClaimQueue reference="CL-7K2M9QXB" onMoved={() => {}} />
    </IsHeld>,
    () => ({ status: 200, details: { claims } }),
  )

test('a claim that somebody has in hand can be put back in the queue; one that nobody has is there already', async () => {
  const { unmount } = show(true)
  expect(await screen.findByRole('button', { name: 'Return to the queue' })).toBeTruthy()
  unmount()
  show(false)
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Return to the queue' })).toBeNull()
})

test('a claim is put back beside who has it', async () => {
  openScreen(
    <AssigneeContext value={(back) => <section aria-label="Assigned">{back}</section>}>
      <ClaimQueue reference="CL-7K2M9QXB" onMoved={() => {}} />
    </AssigneeContext>,
    () => ({ status: 200, details: { claims } }),
  )
  const back = await screen.findByRole('button', { name: 'Return to the queue' })
  expect(within(screen.getByRole('region', { name: 'Assigned' })).getByRole('button')).toBe(back)
})

test('what somebody has begun to look at is put back where it is decided, and nowhere else', () => {
  const keepers = (standing: 'new' | 'inHand') => (
    <Assignment
      item={{ ...waitingMessage, standing, assignee: { id: 8, name: 'Ash Tilney' } }}
      team={[]}
      isBusy={false}
      isOff={false}
      told={null}
      onHand={() => {}}
      back={null}
    />
  )
  const { unmount } = openScreen(keepers('new'), () => 'no answer')
  expect(screen.getByRole('button', { name: 'Return to the queue' })).toBeTruthy()
  unmount()
  openScreen(keepers('inHand'), () => 'no answer')
  expect(screen.getByText('Assigned to Ash Tilney')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Return to the queue' })).toBeNull()
})
