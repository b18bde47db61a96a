import { createFileRoute } from '@tanstack/react-router'
import { guidePlatformOf } from '../features/shopping/donation-reminder/addresses.ts'
import { GuideScreen } from '../features/shopping/donation-reminder/guide-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/review-bar/')({
  staticData: page('R-064', { layout: 'basic', words: ['shopping-reminder', 'shopping-reminder-guides'] }),
  loader: guidePlatformOf,
  component: Page,
})

function Page() {
  const { platform } = Route.useLoaderData()
  return <GuideScreen key={platform} at="reviewBar" platform={platform} />
}
