import { createFileRoute } from '@tanstack/react-router'
import { causeCalls } from '#contract/causes/causes.calls.ts'
import { CausePaymentScreen } from '../features/causes/cause-payment-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { orNotFound } from '../site/loading.ts'

export const Route = createFileRoute('/causes/$causeSlug/payments/$paymentId/')({
  staticData: page('R-017', { pageType: 'cause-payment', words: ['content'] }),
  loader: async ({ context: { api }, params: { causeSlug, paymentId } }) => {
    const { cause } = await orNotFound(api.ask(causeCalls.readCause, { path: { causeKey: causeSlug } }))
    const { payment } = await orNotFound(api.ask(causeCalls.readPayment, { path: { hash: cause.hash, paymentId } }))
    return { cause, payment }
  },
  component: Page,
})

function Page() {
  return <CausePaymentScreen {...Route.useLoaderData()} />
}
