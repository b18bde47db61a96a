import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { firstTerms } from '#server/db/terms.ts'

const folder = resolve(import.meta.dirname, '../../locales/en-GB')

/** Every text with where it stands, such as `giving.list.title`. */
function textsOf(value: unknown, at: string): [string, string][] {
  if (typeof value === 'string') return [[at, value]]
  return Object.entries(value as object).flatMap(([key, inner]) => textsOf(inner, `${at}.${key}`)) // what JSON holds beside texts
}
const texts = [
  ...readdirSync(folder).flatMap((file) =>
    textsOf(JSON.parse(readFileSync(join(folder, file), 'utf8')), file.replace('.json', '')),
  ),
  ...textsOf(firstTerms, 'terms'),
]

/** Without what is filled in. */
const said = (text: string) => text.replace(/\{\{\w+\}\}/g, '…')

/** What is never said, and what is said instead (locales/README.md). */
const never: [RegExp, string][] = [
  [/\bsign(ed|ing|s)?[ -]in\b/i, 'log in'],
  [/\bsign(ed|ing|s)?[ -]out\b/i, 'log out'],
  [/\be-mail/i, 'email'],
  [/\bretailers?\b/i, 'shop'],
  [/\b(images?|avatars?)\b/i, 'picture'],
  [/\b(enquiry|enquiries)\b/i, 'claim'],
  [/\bpurchase\(s\)|\(s\)/, 'the plural by its count'],
  [/\b(invalid|illegal|abort(ed)?|terminate[ds]?|execute[ds]?)\b/i, 'what is wrong, and what to do'],
  [/\berror occurred|\bsuccessfully\b|\bfailed to\b|\bunable to\b/i, 'what has happened, in an active sentence'],
  [/\bclick here\b/i, 'where the link leads'],
  [
    /\b(utilise|prior to|in order to|in case of|shall|hereby|thereof|therefore|hence|moreover|whilst|kindly|via|upon)\b/i,
    'the plain word',
  ],
  [/\b(etc|e\.g|i\.e)\b/i, 'for example, such as'],
  [/\b(is|are|was|were|do|does|did|has|have|had|will|would|could|should) not\b|\bcannot\b/i, 'the contraction'],
  [/\b(we|you|they|I) (are|will|have) (not|being|been)\b/i, 'the contraction'],
  [/\bwhom\b|\boneself\b|\bsomebody\b|\banybody\b|\beverybody\b/i, 'who, your, someone, anyone, everyone'],
  [/\b(anew|thereby|herewith|the latter|the former|amongst)\b/i, 'the plain word'],
]

/** Quoted from the specification word for word, names of other people's products, or terms that the law or a bank gives. */
const quoted = new Set([
  // D-030
  'cause-admin-messages.fault.messageTooLong', // V-063
  'giving-claims.missingDonation.notFoundTitle', // F-113
])

test('a thing has one name, and words that nobody says aloud are not used', () => {
  const wrong = texts.flatMap(([at, text]) =>
    quoted.has(at)
      ? []
      : never.flatMap(([pattern, instead]) =>
          pattern.test(said(text)) ? [`${at}: “${pattern.exec(said(text))?.[0]}”, say ${instead}`] : [],
        ),
  )
  expect(wrong).toEqual([])
  // What is quoted has a reason to be.
  const needless = [...quoted].filter((at) => {
    const text = texts.find(([where]) => where === at)?.[1]
    return text === undefined || !never.some(([pattern]) => pattern.test(said(text)))
  })
  expect(needless).toEqual([])
})

test('no sentence is longer than 25 words', () => {
  const long = texts.flatMap(([at, text]) =>
    text
      .split(/(?<=[.!?:;])\s+|\n/)
      .filter((sentence) => (sentence.match(/[\w’'{}-]+/g) ?? []).length > 25)
      .map((sentence) => `${at}: ${sentence}`),
  )
  expect(texts.length).toBeGreaterThan(4000)
  expect(long).toEqual([])
})
