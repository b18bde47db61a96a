import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { claimConsoleFixtures } from '#machines/support/claim-console/claim-console.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ClaimQueue } from '#web/features/support/claim-console/claim-queue.tsx'
import { IsHeld } from '#web/features/support/queue.tsx'

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
  expect(await screen.findByRole('button', { name: 'Put back for anyone' })).toBeTruthy()
  unmount()
  show(false)
  expect(await screen.findByRole('button', { name: 'Decline' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Put back for anyone' })).toBeNull()
})
