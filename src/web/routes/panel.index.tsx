import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { PanelScreen } from '../features/giving/supporter-panel/panel-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/panel/')({
  staticData: page('R-072', { access: 'semi', role: 'supporter', words: ['giving'] }),
  loader: async ({ context }) =>
    (await context.api.ask(shoppingCalls.listRetailers, { query: { order: 'popular', perPage: 6 } })).details.retailers,
  component: Page,
})

function Page() {
  return <PanelScreen retailers={Route.useLoaderData()} />
}
