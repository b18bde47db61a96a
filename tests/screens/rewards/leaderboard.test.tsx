import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { LeaderboardScreen } from '#web/features/rewards/leaderboard-screen.tsx'

test('E-048 without a cause the leaderboard is not available, and the page leads to choosing one', async () => {
  const { asked } = openScreen(<LeaderboardScreen />, () => 'no answer')
  await screen.findByText('The leaderboard isn’t available')
  expect(screen.getByRole('link', { name: 'Choose a cause' }).getAttribute('href')).toBe('/account/settings/my-cause')
  expect(asked).toEqual([])
})
