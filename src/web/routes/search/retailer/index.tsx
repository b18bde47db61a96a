import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { platformCalls } from '../../../../contract/calls/platform.ts'
import { SearchScreen } from '../../../features/shopping/retailer-lists.tsx'
import { page } from '../../../layouts/page-rules.ts'

const search = z.object({
  q: z.catch(z.optional(z.coerce.string().check(z.maxLength(100))), undefined),
  cat: z.catch(z.optional(z.string()), undefined),
  searchSessionId: z.catch(z.optional(z.string()), undefined),
})

export const Route = createFileRoute('/search/retailer/')({
  staticData: page('R-024'),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => ({ q: asked.q?.trim() ?? '' }),
  loader: async ({ context, deps }) =>
    deps.q === ''
      ? []
      : (await context.api.ask(platformCalls.searchRetailers, { query: { q: deps.q, perPage: 30 } })).details.result.results,
  component: Page,
})

function Page() {
  return <SearchScreen q={Route.useSearch().q?.trim() ?? ''} results={Route.useLoaderData()} />
}
