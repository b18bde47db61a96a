import type { i18n as I18n } from 'i18next'
import { baseLanguage, createWords, type WordTree } from '#words/create-words.ts'
import { toPseudo } from '#words/pseudo.ts'
import type { LinedMail } from '#words/words.ts'
import { type Formats, formatsOf } from './formats.ts'
import { chooseLanguage } from './language.ts'
import type { SiteWords } from './site-words.ts'

/** One language, as the server itself speaks it: in mails, notices, errors, pictures and files. */
export interface Speaker extends Formats {
  language: string
  /** As `t` of pages: t('mail:said.noNumber'). What a text names and isn't given, and a key that isn't there, are faults of ours. */
  t: I18n['t']
  /** The lines of a mail, each filled in. */
  lines(mail: LinedMail, values: Record<string, unknown>): string[]
}

export interface ServerWords extends SiteWords {
  /** The first language of the site, for whoever's nobody knows: who is mailed, and who looks at a poster. */
  own: Speaker
  /** What a browser prefers of the languages that the site offers, by its `accept-language`. */
  preferred(accepted: string | undefined): Speaker
}

function changed(tree: WordTree, change: (text: string) => string): WordTree {
  const one = (value: WordTree[string]): WordTree[string] =>
    typeof value === 'string' ? change(value) : Array.isArray(value) ? value.map(change) : changed(value, change)
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, one(value)]))
}

function speakerOf(site: SiteWords, language: string, isPseudo: boolean): Speaker {
  const fault = (what: string) => console.error(`There are no words for ${what}`)
  const words = createWords({
    language,
    resources: {},
    // Done to each text before it is filled in: an address in a mail has to stay what it is.
    change: null,
    onMissing: fault,
  })
  const missingInterpolationHandler = (text: string, [name]: [string]) => {
    fault(`${name} of “${text}”`)
    return ''
  }
  /** A namespace comes with its first word. */
  function load(key: string): void {
    const [namespace = ''] = key.split(':')
    if (words.hasResourceBundle(baseLanguage, namespace)) return
    for (const [name, trees] of Object.entries(site.pick(language, [namespace])))
      for (const tree of Object.values(trees)) words.addResourceBundle(name, namespace, isPseudo ? changed(tree, toPseudo) : tree)
  }
  /** `replace`: what is put in is no setting of i18next's, whatever it is called. */
  const say = (key: string, values: Record<string, unknown> = {}, settings = {}): unknown => {
    load(key)
    return words.t(key as 'close', { replace: values, count: values.count, missingInterpolationHandler, ...settings }) // checked where it was written
  }
  return {
    ...formatsOf(language),
    language,
    t: say as unknown as I18n['t'], // whatever i18next's types allow
    lines: (mail, values) => say(`mail:${mail}.lines`, values, { returnObjects: true }) as string[], // by the type of their file
  }
}

/** What the server says by itself: an instance of i18next for each language, made when it is first spoken. */
export function createServerWords(site: SiteWords, isPseudo: boolean): ServerWords {
  const made = new Map<string, Speaker>()
  const speaker = (language: string): Speaker => {
    const before = made.get(language)
    if (before) return before
    const speaks = speakerOf(site, language, isPseudo)
    made.set(language, speaks)
    return speaks
  }
  return {
    ...site,
    own: speaker(site.languages[0] ?? baseLanguage),
    preferred: (accepted) => speaker(chooseLanguage(accepted, site.languages)),
  }
}
