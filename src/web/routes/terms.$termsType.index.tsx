import { createFileRoute } from '@tanstack/react-router'
import { contentCalls } from '#contract/content/content.calls.ts'
import { TermsScreen } from '../features/content/terms-screen.tsx'
import { titleOfTerms } from '../i18n/page-titles.ts'
import { page } from '../layouts/page-rules.ts'
import { orNotFound } from '../site/loading.ts'

export const Route = createFileRoute('/terms/$termsType/')({
  staticData: page('R-028', { words: ['content-terms', 'titles'] }),
  loader: ({ context, params }) => {
    const read = () => context.api.ask(contentCalls.readTerms, { path: { type: params.termsType } })
    return orNotFound(
      context.isServer ? read() : context.services().then(({ content }) => content.read(`terms ${params.termsType}`, read)),
    )
  },
  head: ({ params, match }) => ({ meta: [{ title: `${titleOfTerms(params.termsType)} - ${match.context.tenant.name}` }] }),
  component: Page,
})

function Page() {
  const { terms, body, from } = Route.useLoaderData()
  return <TermsScreen type={Route.useParams().termsType} version={terms.Version} from={from} body={body} />
}
