import titles from '../../../locales/en-GB/titles.json'
import { t } from './i18n.ts'

/** The title of a page by its row of the inventory. */
export function titleOf(id: string): string {
  return id in titles ? titles[id as keyof typeof titles] : '' // checked on the same line
}

const termsTitles = (): Record<string, string> => ({
  website: t('shell:footer.termsWebsite'),
  supporter: t('shell:footer.termsSupporter'),
  cause: t('shell:footer.termsCause'),
  cookies: t('shell:footer.termsCookies'),
  'advertising-disclosure': t('shell:footer.advertising'),
  privacy: titleOf('R-029'),
  eula: titleOf('R-030'),
})

export const titleOfTerms = (type: string) => termsTitles()[type] ?? titleOf('R-028')
