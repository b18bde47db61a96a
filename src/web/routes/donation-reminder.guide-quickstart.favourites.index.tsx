import { createFileRoute } from '@tanstack/react-router'
import { FavouritesScreen } from '../features/shopping/favourites/favourites-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guide-quickstart/favourites/')({
  staticData: page('R-081', { access: 'full', role: 'supporter', layout: 'basic', words: ['account'] }),
  component: FavouritesScreen,
})
