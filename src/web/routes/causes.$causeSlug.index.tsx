import { createFileRoute, redirect } from '@tanstack/react-router'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { causeHead } from '../features/causes/cause-head.ts'
import { CauseScreen } from '../features/causes/cause-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { orNotFound } from '../site/loading.ts'

export const Route = createFileRoute('/causes/$causeSlug/')({
  staticData: page('R-015', { pageType: 'cause-profile', words: ['content', 'registration'] }),
  loader: async ({ context, params }) => {
    const path = { causeKey: params.causeSlug }
    // The page stands without its figures.
    const asked = context.api.ask(causeCalls.readCauseStory, { path }).then(
      ({ details }) => details.story,
      () => null,
    )
    const shops = (query: { increased?: 'true' }) =>
      context.api.ask(shoppingCalls.listRetailers, { query: { ...query, order: 'popular', perPage: 6 } }).then(
        ({ details }) => details.retailers,
        () => [],
      )
    // What gives more for a while; where that is too little for a line of them, what people like.
    const starters = shops({ increased: 'true' }).then((more) => (more.length < 3 ? shops({}) : more))
    const found = await orNotFound(context.api.ask(causeCalls.readCause, { path }))
    // An address that the page had before leads to the one of now (V-034).
    if (found.cause.uri !== params.causeSlug)
      throw redirect({ to: '/causes/$causeSlug', params: { causeSlug: found.cause.uri }, statusCode: 301 })
    return { cause: found.cause, story: await asked, starters: await starters, head: causeHead(found.cause, context) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Page,
})

function Page() {
  return <CauseScreen {...Route.useLoaderData()} />
}
