import { createFileRoute } from '@tanstack/react-router'
import { directoryCalls } from '#contract/causes/directory.calls.ts'
import { DirectoryScreen } from '../features/causes/directory-screens.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'
import { NearbyCauses } from '../shared/nearby-causes/nearby-causes.tsx'
import { nearbyOf } from '../shared/nearby-causes/nearby-of.ts'

const search = pageSearch({ near: text(100) })

export const Route = createFileRoute('/cause-directory/')({
  staticData: page('R-018', { words: ['causes-directory', 'causes-nearby', 'registration'] }),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => ({ near: asked.near }),
  loader: async ({ context, deps: { near } }) => {
    const [{ details }, given] = await Promise.all([context.api.ask(directoryCalls.readDirectory), nearbyOf(context, near)])
    return { ...details, given }
  },
  head: ({ match }) => ({ links: [{ rel: 'canonical', href: `${match.context.origin}/cause-directory` }] }),
  component: Page,
})

function Page() {
  const { given, ...directory } = Route.useLoaderData()
  return (
    <DirectoryScreen {...directory}>
      <NearbyCauses key={given?.near} given={given} />
    </DirectoryScreen>
  )
}
