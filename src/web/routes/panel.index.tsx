import { createFileRoute } from '@tanstack/react-router'
import { shoppingCalls } from '#contract/shopping/shopping.calls.ts'
import { PanelScreen } from '../features/giving/supporter-panel/panel-screen.tsx'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/panel/')({
  staticData: page('R-072', { access: 'semi', role: 'supporter', sides: 'account', words: ['giving'] }),
  loader: async ({ context }) => {
    const six = { order: 'popular', perPage: 6 } as const
    const [offers, popular] = await Promise.all([
      context.api.ask(shoppingCalls.listRetailers, { query: { ...six, increased: 'true' } }),
      context.api.ask(shoppingCalls.listRetailers, { query: six }),
    ])
    return { offers: offers.details.retailers, popular: popular.details.retailers }
  },
  component: Page,
})

function Page() {
  return <PanelScreen {...Route.useLoaderData()} />
}
