import { createFileRoute } from '@tanstack/react-router'
import { loadPart } from '../features/causes/directory-part.ts'
import { DirectoryPartScreen } from '../features/causes/directory-screens.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/cause-directory/$prefix/$page/')({
  staticData: page('R-020', { words: ['causes-directory', 'registration'] }),
  loader: ({ context, params }) => loadPart(context, params.prefix, params.page),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
})

function Page() {
  return <DirectoryPartScreen {...Route.useLoaderData()} />
}
