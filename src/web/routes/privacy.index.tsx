import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { PrivacyScreen } from '../features/content/privacy-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { orNotFound } from '../site/loading.ts'

export const Route = createFileRoute('/privacy/')({
  staticData: page('R-029', { words: ['content-privacy', 'content-terms', 'titles'] }),
  loader: ({ context }) => orNotFound(context.api.ask(contentCalls.readTerms, { path: { type: 'privacy' } })),
  component: Page,
})

function Page() {
  const { terms, body, from } = Route.useLoaderData()
  return <PrivacyScreen version={terms.Version} from={from} body={body} />
}
