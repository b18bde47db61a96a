import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { holders } from '../kit/chart-figures.ts'

const web = resolve(import.meta.dirname, '../../src/web')
const places = ['features', 'shared']
const texts = new Map(
  places.flatMap((place) =>
    readdirSync(resolve(web, place), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file): [string, string] => [`${place}/${file}`, readFileSync(resolve(web, place, file), 'utf8')]),
  ),
)

/** The calls of a hook, each with everything between its brackets. */
function callsOf(text: string, hook: string): string[] {
  return [...text.matchAll(new RegExp(`\\b${hook}(?:<[^(]*>)?\\(`, 'g'))].map(({ index, 0: opening }) => {
    let depth = 1
    let end = index + opening.length
    for (; depth > 0 && end < text.length; end++) depth += text[end] === '(' ? 1 : text[end] === ')' ? -1 : 0
    return text.slice(index, end)
  })
}
const count = (is: (text: string) => number) =>
  Object.fromEntries([...texts].map(([file, text]): [string, number] => [file, is(text)]).filter(([, found]) => found > 0))

/** What a component knows by itself is what belongs to its widget alone: where a pointer is, which panel is open. Steps of a flow are states of its chart. May only shrink. */
const ownState: Record<string, number> = {
  'features/cause-admin/admin-invitation/admin-invitation-screen.tsx': 1,
  'features/cause-admin/cause-page/cause-page-screen.tsx': 4,
  'features/cause-admin/cause-page/logo-button.tsx': 1,
  'features/cause-admin/cause-preview/cause-preview.tsx': 1,
  'features/cause-admin/coaching-booking/choose-time.tsx': 1,
  'features/cause-admin/coaching-booking/coaching-pages.ts': 1,
  'features/cause-admin/dashboard/dashboard-figures.tsx': 1,
  'features/cause-admin/leave-cause/departures.tsx': 1,
  'features/cause-admin/onboarding/onboarding.tsx': 1,
  'features/cause-admin/onboarding/starter-pack.tsx': 1,
  'features/dev/drawings-part.tsx': 1,
  'features/dev/gallery-screen.tsx': 2,
  'features/dev/session-part.tsx': 1,
  'features/giving/claim-evidence/claim-evidence.tsx': 1,
  'features/giving/donation-query/donation-query-screen.tsx': 1,
  'features/giving/missing-donation/missing-donation-screen.tsx': 1,
  'features/registration/business/business-registration-screen.tsx': 1,
  'features/registration/cause/cause-registration-screen.tsx': 1,
  'features/registration/drafted-wizard.tsx': 1,
  'features/registration/guest-raise/guest-raise-screen.tsx': 1,
  'features/rewards/mail-opt-out/mail-opt-out-screen.tsx': 1,
  'features/shell/colour-scheme/colour-scheme-choice.tsx': 1,
  'features/shopping/home-finder.tsx': 1,
  'features/support/coaching-desk/desk-slots.tsx': 1,
  'features/support/payment-run-console/payment-run-acts.tsx': 1,
  'features/support/payment-run-console/payment-run-lines.tsx': 1,
  'features/support/ready-answers.tsx': 1,
  'features/support/support-queue/assignment.tsx': 1,
  'features/telemetry/consent-bar.tsx': 2,
  'shared/cause-profile/share-cause.tsx': 2,
  'shared/cause-profile/share-ways.tsx': 1,
  'shared/retailer-search/header-search.tsx': 1,
}

/** Effects that ask or wait are actors of a chart. May only shrink. */
const waitingEffects: Record<string, number> = {
  'features/telemetry/consent-bar.tsx': 1,
}

const tooMany = (found: Record<string, number>, allowed: Record<string, number>) =>
  Object.entries(found).filter(([file, number]) => number > (allowed[file] ?? 0))
const forgotten = (found: Record<string, number>, allowed: Record<string, number>) =>
  Object.keys(allowed).filter((file) => !(file in found))

test('calls of a hook are found with all that they hold', () => {
  expect(callsOf('useState(0)\nuseState<A | null>(null)\nuseEffect(() => f(g()), [])', 'useState')).toHaveLength(2)
  expect(callsOf('useEffect(() => f(g()), [])', 'useEffect')).toEqual(['useEffect(() => f(g()), [])'])
})

test('components keep no more state of their own than they did: a flow’s is in its chart', () => {
  const found = count((text) => callsOf(text, 'useState').length)
  expect(tooMany(found, ownState)).toEqual([])
  expect(forgotten(found, ownState), 'take them out of the list').toEqual([])
})

test('no more effects ask or wait than did: a chart’s actors do', () => {
  const found = count(
    (text) => callsOf(text, 'useEffect').filter((call) => /\.then\(|\bawait |setTimeout|\.ask\(|fetch\(/.test(call)).length,
  )
  expect(tooMany(found, waitingEffects)).toEqual([])
  expect(forgotten(found, waitingEffects), 'take them out of the list').toEqual([])
})

test('charts hold charts: those that do may only become more', () => {
  const names = holders.map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['app', 'session', 'requestQueue', 'toastStack', 'causeRegistration', 'businessRegistration']),
  )
})
