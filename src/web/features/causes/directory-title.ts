import type { CallDetails } from '#contract/call.ts'
import type { directoryCalls } from '#contract/causes/directory.calls.ts'
import { directoryPart } from '#contract/causes/directory.ts'
import { t } from '#web/i18n/i18n.ts'
import type { Site } from '#web/site/site.ts'

export type DirectoryPartDetails = CallDetails<typeof directoryCalls.readDirectoryPart>
export interface DirectoryPage extends DirectoryPartDetails {
  prefix: string
  page: number
}

/** What the part is called: "Causes that begin with A", "Schools", "Causes in Harrowden". */
export function titleOf({ prefix, place }: Pick<DirectoryPage, 'prefix' | 'place'>): string {
  const part = directoryPart(prefix)
  if (part?.by === 'kind') return t(`causes-directory:kind.${part.kind}`)
  if (part?.by === 'place') return t('causes-directory:placeTitle', { place: place ?? part.slug })
  return prefix === '0-9'
    ? t('causes-directory:othersTitle')
    : t('causes-directory:letterTitle', { letter: prefix.toUpperCase() })
}

export const addressOf = (prefix: string, page: number) => `/cause-directory/${prefix}${page === 1 ? '' : `/${page}`}`

/** For search engines: one address for each page, and which comes before and after it. */
export function headOf(shown: DirectoryPage, { origin, tenant }: Pick<Site, 'origin' | 'tenant'>) {
  const { prefix, page, pages } = shown
  const title = titleOf(shown)
  const full = pages > 1 ? t('causes-directory:pageTitle', { title, page, pages }) : title
  const link = (rel: string, to: number) => ({ rel, href: origin + addressOf(prefix, to) })
  return {
    meta: [{ title: `${full} - ${tenant.name}` }],
    links: [
      link('canonical', page),
      ...(page > 1 ? [link('prev', page - 1)] : []),
      ...(page < pages ? [link('next', page + 1)] : []),
    ],
  }
}
