import { createFileRoute } from '@tanstack/react-router'
import { directoryCalls } from '#contract/causes/directory.calls.ts'
import { DirectoryScreen } from '../features/causes/directory-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/')({
  staticData: page('R-018', { words: ['causes-directory', 'registration'] }),
  loader: async ({ context }) => (await context.api.ask(directoryCalls.readDirectory)).details,
  head: ({ match }) => ({ links: [{ rel: 'canonical', href: `${match.context.origin}/cause-directory` }] }),
  component: Page,
})

function Page() {
  return <DirectoryScreen {...Route.useLoaderData()} />
}
