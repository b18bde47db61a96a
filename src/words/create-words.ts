import { createInstance, type i18n as I18n } from 'i18next'

/** Words in i18next's format: nested keys, `{{name}}` for what is put in, `_one` and `_other` (and others, in other languages) for counts; a mail's lines are a list. */
export interface WordTree {
  [key: string]: string | string[] | WordTree
}
/** By language, then by namespace, which is the name of a file in locales/. */
export type Resources = Record<string, Record<string, WordTree>>

/** What another language lacks is said in this one, which has everything. */
export const baseLanguage = 'en-GB'

interface Parts {
  language: string
  resources: Resources
  /** Every text goes through it; null shows them as they are. */
  change: ((text: string) => string) | null
  /** Told of a key that no language knows: a fault of ours. */
  onMissing: (key: string) => void
}

/** One instance for each request of the page server, one for each page in the browser, and one for each language of what the server says by itself. */
export function createWords({ language, resources, change, onMissing }: Parts): I18n {
  const words = createInstance()
  if (change) words.use({ type: 'postProcessor', name: 'change', process: change })
  void words.init({
    lng: language,
    fallbackLng: baseLanguage,
    load: 'currentOnly',
    ns: [],
    defaultNS: 'common',
    resources,
    initAsync: false,
    // React escapes; what the server makes of texts escapes them whole.
    interpolation: { escapeValue: false },
    postProcess: change ? ['change'] : false,
    appendNamespaceToMissingKey: true,
    parseMissingKeyHandler: (key) => {
      onMissing(key)
      return key
    },
  })
  return words
}
