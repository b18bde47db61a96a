import { createFileRoute } from '@tanstack/react-router'
import { directoryCalls } from '#contract/causes/directory.calls.ts'
import { CauseKindsScreen } from '../features/causes/cause-kinds-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-categories/')({
  staticData: page('R-130', { words: ['causes-directory', 'content-landing', 'titles'] }),
  loader: async ({ context }) => (await context.api.ask(directoryCalls.readDirectory)).details.kinds,
  component: Page,
})

function Page() {
  return <CauseKindsScreen kinds={Route.useLoaderData()} />
}
