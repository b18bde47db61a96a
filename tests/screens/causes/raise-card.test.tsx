import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { ProfileContext } from '#web/shared/cause-profile/profile-context.ts'
import { RaiseCard } from '#web/shared/cause-profile/raise-card.tsx'

const words = 'Be the first to raise money for this cause'

function show(differs: object) {
  const cause = { id: 1, name: 'Barrowfield Scouts', donationsTotal: 0, supportersCount: 0, isDormant: false, lifecycle: 'open' }
  const shown = { cause: { ...cause, standing: 'confirmed', ...differs } as never, story: null } // what the card says of a cause
  return openScreen(
    <ProfileContext value={shown}>
      <RaiseCard {...shown} />
    </ProfileContext>,
    () => 'no answer',
  )
}

test('H-003 a cause for which nothing has been raised asks for its first, and says no zero', () => {
  const { unmount } = show({ supportersCount: 3 })
  expect(screen.getByText(words)).toBeTruthy()
  expect(screen.getByRole('definition').textContent).toBe('3')
  expect(screen.getByRole('term').textContent).toBe('supporters')
  expect(screen.queryByText('£0.00')).toBeNull()
  unmount()
  const { unmount: close } = show({ donationsTotal: 225, supportersCount: 1 })
  expect(screen.queryByText(words)).toBeNull()
  expect(screen.getByText('£2.25')).toBeTruthy()
  close()
  show({ lifecycle: 'closed' })
  expect(screen.queryByText(words)).toBeNull()
})
