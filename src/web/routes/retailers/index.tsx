import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { shoppingCalls } from '../../../contract/calls/shopping.ts'
import { RetailersScreen, retailersPerPage } from '../../features/shopping/retailer-lists.tsx'
import { page } from '../../layouts/page-rules.ts'

const search = z.object({
  letter: z.catch(z.optional(z.string().check(z.regex(/^[a-z]$/))), undefined),
  page: z.catch(z.optional(z.number().check(z.int(), z.minimum(1), z.maximum(10_000))), undefined),
})

export const Route = createFileRoute('/retailers/')({
  staticData: page('R-023'),
  validateSearch: search,
  loaderDeps: ({ search: asked }) => asked,
  loader: async ({ context, deps }) =>
    (await context.api.ask(shoppingCalls.listRetailers, { query: { ...deps, perPage: retailersPerPage } })).details,
  component: Page,
})

function Page() {
  const { letter, page: shown = 1 } = Route.useSearch()
  return <RetailersScreen {...Route.useLoaderData()} letter={letter} page={shown} />
}
