import { createFileRoute } from '@tanstack/react-router'
import { ownBrand } from '../features/shopping/donation-reminder/addresses.ts'
import { GuideScreen } from '../features/shopping/donation-reminder/guide-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/mobile/safari/$brand/success/')({
  staticData: page('R-069', { layout: 'basic', words: ['shopping-reminder', 'shopping-reminder-guides'] }),
  loader: ownBrand,
  component: Page,
})

function Page() {
  const { brand } = Route.useLoaderData()
  return <GuideScreen at="success" platform="ios" brand={brand} />
}
