import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { savedFavouritesFixtures } from '#machines/shopping/saved-favourites/saved-favourites.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { SavedFavouritesScreen } from '#web/features/shopping/saved-favourites/saved-favourites-screen.tsx'

test('R-082 the shops that were saved are shown; where they can’t be, that is said, and they can be asked for again', async () => {
  let isAway = true
  const { user } = openScreen(<SavedFavouritesScreen />, () =>
    isAway ? 'no answer' : { status: 200, details: savedFavouritesFixtures.outcomes.read?.outputs[0] },
  )
  await screen.findByText(/^Your shops are saved, but we couldn’t show them just now/)
  expect(screen.getByRole('link', { name: 'Change my shops' })).toBeTruthy()
  isAway = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Alder Home')
})
