import { createFileRoute } from '@tanstack/react-router'
import { settingsPlatformOf } from '../features/shopping/donation-reminder/addresses.ts'
import { GuideScreen } from '../features/shopping/donation-reminder/guide-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/$platformType/fix-permissions/redirect-ios/')({
  staticData: page('R-065', { layout: 'basic', words: ['shopping-reminder', 'shopping-reminder-guides'] }),
  loader: settingsPlatformOf,
  component: Page,
})

function Page() {
  const { platform } = Route.useLoaderData()
  return <GuideScreen key={platform} at="iosSettings" platform={platform} />
}
