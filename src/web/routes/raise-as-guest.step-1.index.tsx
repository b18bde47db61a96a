import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { GuestRaiseScreen } from '../features/registration/guest-raise/guest-raise-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { pageSearch, text } from '../platform/page-search.ts'

export const Route = createFileRoute('/raise-as-guest/step-1/')({
  staticData: page('R-045', { wizard: 'guest', words: ['registration', 'registration-guest'] }),
  validateSearch: pageSearch({ shop: text(100) }),
  loaderDeps: ({ search }: { search: { shop?: string | undefined } }) => ({ shop: search.shop }),
  // A shop that has gone is no reason not to raise at another.
  loader: async ({ context, deps: { shop } }) =>
    shop === undefined
      ? null
      : await context.api.ask(shoppingCalls.readRetailer, { path: { slug: shop } }).then(
          ({ details: { retailer } }) => ({ slug: retailer.slug, name: retailer.name }),
          () => null,
        ),
  component: () => <GuestRaiseScreen step={1} shop={Route.useLoaderData()} />,
})
