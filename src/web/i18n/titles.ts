import titles from '#locales/en-GB/titles.json'
import { t } from './i18n.ts'
import './later.words.ts'

/** The title of a page by its row of the inventory. */
export function titleOf(id: string): string {
  return id in titles ? titles[id as keyof typeof titles] : '' // checked on the same line
}

const termsTitles = (): Record<string, string> => ({
  website: t('later:footer.termsWebsite'),
  supporter: t('later:footer.termsSupporter'),
  cause: t('later:footer.termsCause'),
  cookies: t('later:footer.termsCookies'),
  'advertising-disclosure': t('later:footer.advertising'),
  privacy: titleOf('R-029'),
  eula: titleOf('R-030'),
})

export const titleOfTerms = (type: string) => termsTitles()[type] ?? titleOf('R-028')
