import { expect, test } from 'vitest'
import { missingDonationAnswers } from '#machines/giving/missing-donation/missing-donation.fixtures.ts'
import { noMissingDonation } from '#machines/giving/missing-donation/missing-donation.machine.ts'
import { noBusinessAnswers } from '#machines/registration/business/business-registration.machine.ts'
import { causeAnswers } from '#machines/registration/cause/cause-registration.fixtures.ts'
import { noCauseAnswers } from '#machines/registration/cause/cause-registration.machine.ts'
import { noGuestAnswers } from '#machines/registration/guest-raise/guest-raise.machine.ts'
import type { KeptValues, StorageKey } from '#web/platform/storage.ts'
import { readDraft } from '#web/shared/drafts/draft-shapes.ts'
import type { AnswersByKind, KeptKind } from '#web/shared/drafts/kept-answers.ts'
import { parse } from '#web/shared/drafts/typed-answers.tsx'

const empty: AnswersByKind = {
  cause: noCauseAnswers,
  business: noBusinessAnswers,
  guest: noGuestAnswers,
  supporter: { cause: null, answers: null },
  missingDonation: noMissingDonation,
}

/** Storage in which somebody has left this text. */
function storageOf(text: string): KeptValues {
  const values = new Map<string, string>([['registrationDraft', text]])
  return {
    read: (name: StorageKey) => values.get(name) ?? null,
    write: (name: StorageKey, value: string) => void values.set(name, value),
    remove: (name: StorageKey) => void values.delete(name),
  } as KeptValues // what drafts ask of it
}
const left = (kind: KeptKind, answers: object) => storageOf(JSON.stringify([{ version: 1, kind, id: 'one', answers }]))

const good: AnswersByKind = {
  cause: { ...causeAnswers, isCharity: 'yes', charityNumber: '2000002' },
  business: {
    businessName: 'Mill Café',
    contactNumber: '',
    email: 'ada@example.org',
    names: { firstName: 'Ada', lastName: 'Quill' },
  },
  guest: {
    cause: { id: 7, name: 'Harrowden Hospice' },
    shop: { slug: 'alder-home', name: 'Alder Home' },
    email: 'ada@example.org',
  },
  supporter: {
    cause: { id: 7, name: 'Harrowden Hospice' },
    answers: {
      'create-account': { firstName: 'Ada', lastName: 'Quill', email: 'ada@example.org' },
      'marketing-terms': { terms: true, news: false },
    },
  },
  missingDonation: { ...missingDonationAnswers, isAnother: true, isSaved: true },
}
const kinds = ['cause', 'business', 'guest', 'supporter', 'missingDonation'] as const

test.each(kinds)('every answer of a draft comes back: %s', (kind) => {
  expect(readDraft(left(kind, good[kind]), kind, empty[kind])).toEqual({ id: 'one', answers: good[kind] })
})

test.each(kinds)('an answer that the wizard would not take today is asked again, and the others stay: %s', async (kind) => {
  const before = Object.fromEntries(Object.entries(empty[kind]))
  for (const name of Object.keys(before))
    for (const wrong of [17, ['x'], 'x'.repeat(5000)]) {
      const draft = readDraft(left(kind, { ...good[kind], [name]: wrong }), kind, empty[kind])
      expect(draft, `${name}: ${typeof wrong}`).toEqual({ id: 'one', answers: { ...good[kind], [name]: before[name] } })
    }
})

test('a stranger’s names, and a password that somebody has put there, are left behind', async () => {
  const { answers } = good.supporter
  const storage = left('supporter', {
    ...good.supporter,
    isAdmin: true,
    answers: { ...answers, 'create-account': { ...answers?.['create-account'], password: 'three blue boats' }, evil: { a: 1 } },
  })
  expect(readDraft(storage, 'supporter', empty.supporter)).toEqual({ id: 'one', answers: good.supporter })
})

const stored = (answers: string) => `[{"version":1,"kind":"cause","id":"one","answers":${answers}}]`

test.each([
  ...['', 'null', '{}', '[1, null]', '[{"version":1}]', '{"', '[{"version":2,"kind":"cause","id":"one","answers":{}}]'],
  ...['null', '[]', '7', '"yes"'].map(stored),
  '[{"version":1,"kind":"cause","id":7,"answers":{}}]',
])('what is no draft is none: %s', (text) => {
  for (const kind of kinds) expect(readDraft(storageOf(text), kind, empty[kind])).toBeNull()
})

const typed = (values: string) => `{"form":"cause:name","values":${values}}`

test.each(['', 'null', '[]', '{"form":"cause:name"}', '{"form":7,"values":{}}', ...['null', '[]', '7'].map(typed)])(
  'what is nothing that somebody has typed is left alone: %s',
  (text) => {
    expect(parse(text)).toBeNull()
  },
)

test('what somebody has typed is read as it was', () => {
  expect(parse(typed('{"name":"Otters"}'))).toEqual({ form: 'cause:name', values: { name: 'Otters' } })
})
