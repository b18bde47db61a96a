import { createFileRoute } from '@tanstack/react-router'
import { guideReferenceOf } from '../features/shopping/donation-reminder/addresses.ts'
import { GuideArticle } from '../features/shopping/donation-reminder/guide-article.tsx'
import { t } from '../i18n/i18n.ts'
import { page } from '../layouts/page-rules.ts'

export const Route = createFileRoute('/donation-reminder/guides/v2/$contentReference/')({
  staticData: page('R-067', { layout: 'basic', words: ['shopping-reminder-articles'] }),
  loader: guideReferenceOf,
  head: ({ loaderData, match }) => ({
    meta: loaderData
      ? [{ title: `${t(`shopping-reminder-articles:${loaderData.reference}.title`)} - ${match.context.tenant.name}` }]
      : [],
  }),
  component: Page,
})

function Page() {
  const { reference } = Route.useLoaderData()
  return <GuideArticle reference={reference} />
}
