import { createFileRoute } from '@tanstack/react-router'
import { ownBrand } from '../features/shopping/donation-reminder/addresses.ts'
import { GuideScreen } from '../features/shopping/donation-reminder/guide-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/mobile/safari/$brand/')({
  staticData: page('R-068', { layout: 'basic', words: ['shopping-reminder', 'shopping-reminder-guides'] }),
  loader: ownBrand,
  component: Page,
})

function Page() {
  const { brand } = Route.useLoaderData()
  return <GuideScreen at="guide" platform="ios" brand={brand} />
}
