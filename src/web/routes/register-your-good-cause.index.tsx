import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { CauseLandingScreen } from '../features/registration/landing-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/register-your-good-cause/')({
  staticData: page('R-032', { words: ['registration-landing'] }),
  // The page makes sense without proof.
  loader: ({ context }) =>
    context.api.ask(contentCalls.readStatistics).then(
      ({ details }) => details.payments,
      () => [],
    ),
  component: Page,
})

function Page() {
  return <CauseLandingScreen payments={Route.useLoaderData()} />
}
