import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { claimStages } from '#contract/giving/claim.ts'
import { donationStages } from '#contract/giving/donation.ts'
import words from '#locales/en-GB/support-charts.json'
import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { charts } from '#tests/kit/registry.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { chartName } from '#web/features/support/chart-list/chart-names.ts'
import { eventWords, plainWords, stateWords, wayWords } from '#web/features/support/chart-list/state-words.ts'
import { Alike } from '#web/features/support/chart-picture/alike.tsx'
import { foldedAtFirst } from '#web/features/support/chart-picture/edges-of.ts'
import { t } from '#web/i18n/i18n.ts'
import { stageLabel } from '#web/shared/transactions/labels.ts'

test('a donation’s and a claim’s stages are called in charts as on the screens of whoever has them', () => {
  openScreen(<p />, () => 'no answer')
  expect(donationStages.map((stage) => stateWords('donation', stage))).toEqual(donationStages.map(stageLabel))
  expect(claimStages.map((stage) => stateWords('claim', stage))).toEqual(
    claimStages.map((stage) => t(`giving-claims:stage.${stage}.label`)),
  )
  expect(plainWords('Asked (F-047). Once (X-038).')).toBe('Asked. Once.')
  expect(['retailer.adjusted', 'run.paid', 'always'].map((when) => eventWords(when))).toEqual([
    'Shop adjusted',
    'Payment run paid',
    'At once',
  ])
  const happenings = ['findMatches: done', 'findMatches: error', 'after: patience', 'after: interval', 'probeEmail: done']
  expect(happenings.map((when) => eventWords(when))).toEqual([
    'Matches looked up',
    'Matches couldn’t be looked up',
    'No answer in time',
    'After a while',
    'The email address can be used',
  ])
  expect(['createUser: done', 'save: done', 'save: error', 'tokenService: done'].map((when) => eventWords(when))).toEqual([
    'Account created',
    'Saved',
    'Couldn’t be saved',
    'Token service finished',
  ])
  // What comes instead of the way on may be a no: a claim that is too late hasn’t been moved.
  expect(['moveClaim: done', 'readClaims: done'].map((when) => eventWords(when, true))).toEqual(['Answer came', 'Claims loaded'])
  const guards = [
    '',
    'isEarly',
    'mayAppeal',
    'isReached(step: charity-question)',
    'isOpen(answer: charityNumber, onlyIf: isCharity)',
  ]
  expect(guards.map((guard) => wayWords({ when: 'always', guard }))).toEqual([
    'At once',
    'At once, if early',
    'At once, if allowed to appeal',
    'At once, if reached: charity question',
    'At once, if open: charity number, is charity',
  ])
})

test('of a large chart the inside of its sections is folded away at first, of a small one or one without sections nothing', async () => {
  const foldedIn = async (name: string) => foldedAtFirst((await chartRecordOf(name)) ?? { parts: [] })
  expect(await foldedIn('causeRegistration')).toEqual(['theCause', 'account', 'registering'])
  expect(await foldedIn('claim')).toEqual([])
  // There is much of it, and nearly nothing is in a section.
  expect(await foldedIn('spin')).toEqual([])
})

test('every chart has a name in words, no two have the same, and none is named that is gone', () => {
  openScreen(<p />, () => 'no answer')
  const names = charts.map(({ name }) => chartName(name))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => /[a-z][A-Z]|\bedit$/.test(name))).toEqual([])
  expect(Object.keys(words.name).filter((name) => charts.every((chart) => chart.name !== name))).toEqual([])
})

test('whoever reads one chart of a factory is led to those that work the same way', async () => {
  const { container } = openScreen(<Alike names={['slugEdit', 'linksEdit']} />, () => 'no answer')
  await userEvent.setup().click(screen.getByText('2 other charts work the same way'))
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    [chartName('slugEdit'), '#slugEdit'],
    [chartName('linksEdit'), '#linksEdit'],
  ])
  expect(container.querySelector('details')?.open).toBe(true)
})
