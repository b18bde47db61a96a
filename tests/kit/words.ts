import { createServerWords } from '#server/words/server-words.ts'
import { localesFolder, readWords } from '#server/words/site-words.ts'

/** What the server says, in English or in the pseudo-locale. */
export const serverWords = ({ isPseudo = false, folder = localesFolder, languages = ['en-GB'] } = {}) =>
  createServerWords(readWords(folder, languages), isPseudo)
