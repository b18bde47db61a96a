import words from '#locales/en-GB/articles.json'
import { addWords } from './i18n.ts'

addWords('articles', words)

export type ArticleId = keyof typeof words
export const isArticle = (id: string): id is ArticleId => id in words
/** The numbers of an article's parts, in their order. */
export const partsOf = (id: ArticleId): string[] => Object.keys(words[id].sections)
