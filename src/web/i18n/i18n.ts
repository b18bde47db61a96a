import { createInstance } from 'i18next'
import common from '../../../locales/en-GB/common.json'
import type content from '../../../locales/en-GB/content.json'
import type giving from '../../../locales/en-GB/giving.json'
import type registration from '../../../locales/en-GB/registration.json'
import type rules from '../../../locales/en-GB/rules.json'
import shell from '../../../locales/en-GB/shell.json'
import type shopping from '../../../locales/en-GB/shopping.json'
import type signIn from '../../../locales/en-GB/sign-in.json'

/** Every area's words; those of an area are loaded with its screens (`addWords`), the frame's with the first page. */
export interface Words {
  common: typeof common
  shell: typeof shell
  shopping: typeof shopping
  'sign-in': typeof signIn
  registration: typeof registration
  giving: typeof giving
  rules: typeof rules
  content: typeof content
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
  }
}

/** [Šhöẃš ẃhåţ ẃåš ɱîššéð] and grows every text by a third; chosen with PSEUDO_LOCALE=1. */
export function toPseudo(text: string): string {
  const accents: Record<string, string> = {
    a: 'å',
    c: 'ç',
    d: 'ð',
    e: 'é',
    i: 'î',
    m: 'ɱ',
    n: 'ñ',
    o: 'ö',
    s: 'š',
    t: 'ţ',
    u: 'û',
    w: 'ẃ',
    y: 'ý',
  }
  return `[${text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter)}${'~'.repeat(Math.ceil(text.length / 3))}]`
}

const instance = createInstance()
void instance.init({
  lng: 'en-GB',
  fallbackLng: 'en-GB',
  resources: { 'en-GB': { common, shell } },
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

/** Brings an area's words; called by the module that first needs them, so that pages load only their own. */
export function addWords<Area extends keyof Words>(area: Area, words: Words[Area]): void {
  instance.addResourceBundle('en-GB', area, words)
}

let isPseudo = false
export function showPseudoLocale(isOn: boolean): void {
  isPseudo = isOn
}

/** The words of a key; the namespace is the area: t('giving:list.title'). Keys are checked by the compiler. */
export const t: typeof instance.t = ((...parts: Parameters<typeof instance.t>) => {
  const text = instance.t(...parts)
  return isPseudo && typeof text === 'string' ? toPseudo(text) : text
}) as typeof instance.t // the wrapper keeps the overloads of i18next
