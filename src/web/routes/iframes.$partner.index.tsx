import { createFileRoute } from '@tanstack/react-router'
import { partnerCalls } from '#contract/content/partner.calls.ts'
import { PartnerFrameScreen } from '../features/content/partner-frame-screen.tsx'
import { page } from '../layouts/page-rules.ts'
import { orNotFound } from '../site/loading.ts'

// Nobody is asked for: what a frame on somebody else's site knows of a person is none of that site's business.
export const Route = createFileRoute('/iframes/$partner/')({
  staticData: page('R-051', { layout: 'none', banners: false, loadsUser: false, words: ['content-partner'] }),
  loader: ({ context, params }) => orNotFound(context.api.ask(partnerCalls.readPartner, { path: { slug: params.partner } })),
  component: Page,
})

function Page() {
  return <PartnerFrameScreen partner={Route.useLoaderData().partner} />
}
