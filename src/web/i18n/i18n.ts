import { createInstance } from 'i18next'
import common from '../../../locales/en-GB/common.json'
import content from '../../../locales/en-GB/content.json'
import giving from '../../../locales/en-GB/giving.json'
import registration from '../../../locales/en-GB/registration.json'
import rules from '../../../locales/en-GB/rules.json'
import shell from '../../../locales/en-GB/shell.json'
import shopping from '../../../locales/en-GB/shopping.json'
import signIn from '../../../locales/en-GB/sign-in.json'

export const words = { common, shell, shopping, 'sign-in': signIn, registration, giving, rules, content }
export type Words = typeof words

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    resources: Words
  }
}

/** [Šhöẃš ẃhåţ ẃåš ɱîššéð] and grows every text by a third; chosen with ?pseudo in the address. */
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
  resources: { 'en-GB': words },
  ns: Object.keys(words),
  initAsync: false,
  interpolation: { escapeValue: false },
  returnNull: false,
})

let isPseudo = false
export function showPseudoLocale(isOn: boolean): void {
  isPseudo = isOn
}

/** The words of a key; the namespace is the area: t('giving:list.title'). Keys are checked by the compiler. */
export const t: typeof instance.t = ((...parts: Parameters<typeof instance.t>) => {
  const text = instance.t(...parts)
  return isPseudo && typeof text === 'string' ? toPseudo(text) : text
}) as typeof instance.t // the wrapper keeps the overloads of i18next
