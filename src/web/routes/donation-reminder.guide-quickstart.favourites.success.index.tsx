import { createFileRoute } from '@tanstack/react-router'
import { SavedFavouritesScreen } from '../features/shopping/saved-favourites/saved-favourites-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-quickstart/favourites/success/')({
  staticData: page('R-082', { access: 'full', role: 'supporter', layout: 'basic', words: ['account'] }),
  component: SavedFavouritesScreen,
})
