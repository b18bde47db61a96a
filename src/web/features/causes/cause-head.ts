import type { Cause } from '#contract/causes/cause.ts'
import { t } from '#web/i18n/i18n.ts'
import type { Site } from '#web/site/site.ts'

/** Characters that other sites show of a description. */
const longestSummary = 200

function summaryOf({ description, name }: Pick<Cause, 'description' | 'name'>): string {
  const text = description.replace(/\s+/g, ' ').trim() || t('content:cause.shareText', { cause: name })
  return text.length > longestSummary ? `${text.slice(0, longestSummary - 1).trimEnd()}…` : text
}

/** What search engines and the sites that the page is shared on show of a cause. The loaders of its pages make it, so that no other page loads this. */
export function causeHead(cause: Cause, { origin, tenant }: Pick<Site, 'origin' | 'tenant'>) {
  const address = `${origin}/causes/${cause.uri}`
  const summary = summaryOf(cause)
  const picture = `${address}/card.png`
  return {
    meta: [
      { title: `${cause.name} - ${tenant.name}` },
      { name: 'description', content: summary },
      // G-030, V-028: what has closed keeps its page and its links, and is found no more; nor is what wants to be found by its link alone.
      ...(cause.lifecycle === 'closed' || !cause.mayBeMarketed ? [{ name: 'robots', content: 'noindex' }] : []),
      { property: 'og:type', content: 'website' },
      { property: 'og:title', content: cause.name },
      { property: 'og:description', content: summary },
      { property: 'og:url', content: address },
      { property: 'og:image', content: picture },
      { property: 'og:image:width', content: '1200' },
      { property: 'og:image:height', content: '630' },
      { property: 'og:image:alt', content: cause.name },
      { name: 'twitter:card', content: 'summary_large_image' },
      { name: 'twitter:image', content: picture },
    ],
    links: [{ rel: 'canonical', href: address }],
  }
}
