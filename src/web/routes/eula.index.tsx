import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { TermsScreen } from '../features/content/terms-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { orNotFound } from '../site/loading.ts'

export const Route = createFileRoute('/eula/')({
  staticData: page('R-030', { words: ['content-terms', 'titles'] }),
  loader: ({ context }) => orNotFound(context.api.ask(contentCalls.readTerms, { path: { type: 'eula' } })),
  component: Page,
})

function Page() {
  const { terms, body, from } = Route.useLoaderData()
  return <TermsScreen type="eula" version={terms.Version} from={from} body={body} />
}
