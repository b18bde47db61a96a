import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const sources = ['src/**/*.{ts,tsx}', 'machines/**/*.ts', 'tests/kit/**/*.{ts,tsx}', 'tests/browser/**/*.ts']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .filter((name) => !name.includes('.gen.'))

/** Words of our own that code had once, and the field's terms that took their place. */
const terms: Record<string, string> = {
  admit: 'authorize',
  whoAsks: 'authenticate',
  toldBy: 'publicConfigOf',
  nothingTold: 'emptyPublicConfig',
  noteFew: 'recordAuditUpTo',
  willPass: 'isTransient',
  lastingDoor: 'reopeningDatabase',
  sayingsOf: 'supporterMessagesFor',
  spendKey: 'exchangeDeviceKey',
  noteAudit: 'recordAudit',
  exclusively: 'withWebLock',
  drainOf: 'createDrain',
  mayCall: 'isAllowedOrigin',
  takeNotices: 'subscribeToPush',
  tellOfWaking: 'notifyOfReactivation',
  notifyOfWaking: 'notifyOfReactivation',
  wakeCause: 'reactivateCause',
  useLink: 'redeemLink',
  closeAccount: 'deleteAccount',
  storyLine: 'recordLine',
  donationAfter: 'transitionDonation',
  claimAfter: 'transitionClaim',
  cardAfter: 'transitionStampCard',
  chartLater: 'lazyChart',
  speakWith: 'provideI18n',
  carryCauses: 'carryOverUnpaid',
  lastTurn: 'lastQuarterStart',
}

test.each(Object.entries(terms))('no code says %s: it is called %s', (word) => {
  const named = new RegExp(`\\b${word}\\b(?=\\(|:|,| \\}|\\.)`)
  const code = (name: string) => readFileSync(join(root, name), 'utf8').replace(/^\s*(\*|\/\/|\/\*).*$/gm, '')
  expect(sources.length).toBeGreaterThan(1000)
  expect(sources.filter((name) => named.test(code(name)))).toEqual([])
})

/** The report of a missing donation, and what its second step is made of in every layer: each has the one name. */
const missingDonation: Record<string, [file: string, says: RegExp]> = {
  chart: ['machines/giving/missing-donation/missing-donation.machine.ts', /export const missingDonationMachine/],
  screen: ['src/web/features/giving/missing-donation/missing-donation-screen.tsx', /export function MissingDonation/],
  call: ['src/contract/giving/claims.calls.ts', /fileMissingDonation: defineCall/],
  rules: ['src/contract/giving/missing-donation.rules.ts', /export const missingDonationQuestions/],
  handler: ['src/server/giving/claims/missing-donation.handlers.ts', /export const missingDonationHandlers/],
  table: ['src/server/db/schema-giving.ts', /a missing donation \(`missingDonation`\)[^\n]*\n {2}claim: \{/],
  sentence: ['locales/en-GB/giving-claims.json', /"missingDonation": \{[\s\S]*"visitTitle": "/],
  driver: ['tests/browser/giving/missing-donation.driver.ts', /chart: 'missingDonation'/],
  test: ['tests/screens/giving/missing-donation.test.tsx', /missing-donation/],
}

test.each(Object.entries(missingDonation))('the %s of a missing donation is found by that name', (_, [file, says]) => {
  expect(readFileSync(join(root, file), 'utf8')).toMatch(says)
})

test('a missing donation has no second name: only addresses, which the specification gives, say “enquiry”', () => {
  const others = sources.filter((name) =>
    /\b(?!send\b)\w*(?<![/'\w-])[eE]nquir(y|ies)[A-Z]\w*\b|\b\w+Enquir(y|ies)\b/.test(
      readFileSync(join(root, name), 'utf8').replace(/'[^'\n]*'/g, ''),
    ),
  )
  expect(others).toEqual([])
})
