import { hasWords, loadWords, t } from './i18n.ts'

/** The title of a page by its row of the inventory; the namespace `titles` must be there. */
export const titleOf = (id: string): string => (hasWords('titles', id) ? t(`titles:${id as 'R-002'}`) : '') // one of them

const termsTitles = (): Record<string, string> => ({
  website: t('shell:footer.termsWebsite'),
  supporter: t('shell:footer.termsSupporter'),
  cause: t('shell:footer.termsCause'),
  cookies: t('shell:footer.termsCookies'),
  'advertising-disclosure': t('shell:footer.advertising'),
  privacy: titleOf('R-029'),
  eula: titleOf('R-030'),
  'spin-to-win': titleOf('R-035'),
})

export const titleOfTerms = (type: string) => termsTitles()[type] ?? titleOf('R-028')

/** The title of a page by its row of the inventory, with the site's name behind it. */
export type PageTitles = (id: string) => Promise<string>

/** Titles are loaded with the second page: the first one `arrived` with its own. */
export function pageTitles(site: string, arrived: string | null): PageTitles {
  let first: string | null = null
  return async (id) => {
    first ??= id
    if (arrived !== null && id === first) return arrived
    await loadWords('titles')
    return `${titleOf(id)} - ${site}`
  }
}
