import { readdirSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { claimStages } from '#contract/giving/claim.ts'
import { donationStages } from '#contract/giving/donation.ts'
import type { ChartShape, ChartsFound } from '#contract/support/charts.ts'
import words from '#locales/en-GB/support-charts.json'
import { someShape } from '#machines/support/chart-list/chart-list.fixtures.ts'
import { charts } from '#tests/kit/registry.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { ChartList } from '#web/features/support/chart-list/chart-list.tsx'
import { chartName } from '#web/features/support/chart-list/chart-names.ts'
import type { ChartSource } from '#web/features/support/chart-list/chart-source.ts'
import { countOf, Glance } from '#web/features/support/chart-list/glance.tsx'
import { eventWords, plainWords, stateWords } from '#web/features/support/chart-list/state-words.ts'
import { Alike } from '#web/features/support/chart-picture/alike.tsx'
import { t } from '#web/i18n/i18n.ts'
import { stageLabel } from '#web/shared/transactions/labels.ts'

const folders = readdirSync('machines', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
const entry = { description: 'What it does.', states: 3, transitions: 4, shape: someShape }
const sourceWith = (found: Partial<ChartsFound>, audience: ChartSource['audience'] = 'development'): ChartSource => ({
  list: async () => ({ charts: folders.map((area) => ({ ...entry, name: `${area}Chart`, area })), waiting: null, ...found }),
  read: async () => null,
  audience,
  watches: null,
})
const source = sourceWith({})
const group = (name: RegExp) => screen.getByRole('heading', { name }).closest('details')

test('every area is folded, has a name of its own and its count, and a list leads to each and opens it', async () => {
  const { user } = openScreen(<ChartList source={source} />, () => 'no answer')
  const jumps = within(await screen.findByRole('navigation', { name: 'Areas' })).getAllByRole('button')
  const names = jumps.map(({ textContent }) => textContent)
  expect(names).toHaveLength(folders.length)
  expect(new Set(names).size).toBe(folders.length)
  expect(names.every((name) => name?.endsWith(' 1'))).toBe(true)
  // In words, not as its folder is called.
  expect(names.filter((name) => folders.some((folder) => name === `${folder} 1`))).toEqual([])
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Support team 1' }))
  expect(group(/^Support team/)?.open).toBe(true)
  expect(document.activeElement?.textContent).toMatch(/^Support team1/)
})

test('who builds the site finds how much there is, and every chart by its area beside the list', async () => {
  openScreen(<ChartList source={source} />, () => 'no answer')
  const tree = within(await screen.findByRole('navigation', { name: 'Charts by area' }))
  expect(tree.getAllByRole('link', { hidden: true })).toHaveLength(folders.length)
  const figures = [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent)
  expect(figures).toEqual([`charts${folders.length}`, `states${3 * folders.length}`, `transitions${4 * folders.length}`])
})

test('a search opens what it finds; who has narrowed the list to one area needs no way to it', async () => {
  const { user } = openScreen(<ChartList source={source} />, () => 'no answer')
  await user.type(await screen.findByRole('searchbox'), 'telemetry')
  expect(group(/^Analytics/)?.open).toBe(true)
  expect(screen.queryByRole('navigation', { name: 'Areas' })).toBeNull()
})

test('what is looked up most comes first, in its own order', async () => {
  const found = ['claim', 'profileEdit', 'donation'].map((name) => ({ ...entry, name, area: 'giving' }))
  openScreen(<ChartList source={sourceWith({ charts: found })} />, () => 'no answer')
  const first = await screen.findByRole('region', { name: 'Most asked about' })
  expect(
    within(first)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Donation', 'Claim'])
})

test('charts stand by size, the largest or the smallest first; what is more than a screenful is folded', async () => {
  const sizes = Array.from({ length: 30 }, (_, index) => index + 1)
  const found = sizes.map((states) => ({ ...entry, name: `chart${states}`, area: 'giving', states }))
  const { user } = openScreen(<ChartList source={sourceWith({ charts: found })} />, () => 'no answer')
  const names = () => [...document.querySelectorAll('li a')].map(({ textContent }) => Number(textContent?.replace('Chart', '')))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Largest first')
  expect(names()).toEqual(sizes.toReversed())
  expect(screen.getByText('6 more charts').closest('details')?.open).toBe(false)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Smallest first')
  expect(names()).toEqual(sizes)
})

test('the support team counts steps, finds how the site is built last, and comes from a chart to what waits there', async () => {
  const found = ['claim', 'accountCheck', 'session', 'modal', 'consent', 'app'].map((name, index) => ({
    ...entry,
    name,
    area: ['giving', 'support', 'session', 'ui', 'telemetry', 'shell'][index] ?? '',
  }))
  const waiting = { causes: 0, accounts: 0, closed: 0, requests: 0, claims: 14, messages: 0, reports: 0, calls: 0, payments: 0 }
  openScreen(<ChartList source={sourceWith({ charts: found, waiting }, 'support')} />, () => 'no answer')
  const first = within(await screen.findByRole('region', { name: 'Most asked about' }))
  expect(first.getByRole('link', { name: '14 waiting now: Claim' }).getAttribute('href')).toBe('/support/queue?queue=claims')
  expect(first.queryByRole('link', { name: /waiting now: Account/ })).toBeNull()
  expect(first.getAllByText('5 steps')).toHaveLength(2)
  expect(screen.queryByText(/transitions/)).toBeNull()
  expect(screen.queryByText('accountCheck')).toBeNull()
  const jumps = within(screen.getByRole('navigation', { name: 'Areas' })).getAllByRole('button')
  expect(jumps.map(({ textContent }) => textContent)).toEqual([
    'Donations and payments 1',
    'Support team 1',
    'Sessions 1',
    'Page and header 1',
    'Analytics 1',
    'Components 1',
  ])
})

test('a chart is drawn as its longest way, with what may come instead; what isn’t drawn is counted, and all of it is what it says', async () => {
  const at = (name: string, kind: 'first' | 'between' | 'end' = 'between', inside = 0) => ({ name, kind, inside })
  const drawn = (shape: ChartShape) => {
    const { container, unmount } = openScreen(<Glance chart="any" shape={shape} />, () => 'no answer')
    const said = [...container.querySelectorAll('[aria-hidden] > p')].map(({ textContent }) => textContent)
    const arrows = container.querySelectorAll('[aria-hidden] > svg').length
    unmount()
    return { said, arrows }
  }
  const claim: ChartShape = {
    steps: [
      [at('open', 'first')],
      [at('early'), at('inHand', 'between', 2), at('settled', 'end'), at('withdrawn', 'end')],
      [at('accepted', 'end')],
    ],
    way: ['open', 'inHand', 'accepted'],
  }
  expect(drawn(claim)).toEqual({ said: ['Open', 'In hand+2 insideor Earlyor Settled', 'Accepted', '+1 more'], arrows: 2 })
  expect(countOf(claim)).toBe(8)
  // Where two things go on side by side, nothing leads from one to the other.
  const both: ChartShape = { steps: [[at('person', 'first'), at('link', 'first')]], way: ['person'] }
  expect(drawn(both)).toEqual({ said: ['PersonLinkat the same time'], arrows: 0 })
  const anywhere: ChartShape = { steps: [[at('closed', 'first')], [at('open')]], way: ['closed'] }
  expect(drawn(anywhere)).toEqual({ said: ['Closed', 'From any step:Open'], arrows: 0 })
})

test('every chart has a name in words, no two have the same, and none is named that is gone', () => {
  openScreen(<p />, () => 'no answer')
  const names = charts.map(({ name }) => chartName(name))
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  expect(names.filter((name) => /[a-z][A-Z]|\bedit$/.test(name))).toEqual([])
  expect(Object.keys(words.name).filter((name) => charts.every((chart) => chart.name !== name))).toEqual([])
})

test('a donation’s and a claim’s stages are called in charts as on the screens of whoever has them', () => {
  openScreen(<p />, () => 'no answer')
  expect(donationStages.map((stage) => stateWords('donation', stage))).toEqual(donationStages.map(stageLabel))
  expect(claimStages.map((stage) => stateWords('claim', stage))).toEqual(
    claimStages.map((stage) => t(`giving-claims:stage.${stage}.label`)),
  )
  expect(plainWords('Asked (F-047). Once (X-038).')).toBe('Asked. Once.')
  expect(['retailer.adjusted', 'run.paid', 'always'].map(eventWords)).toEqual(['Shop adjusted', 'Payment run paid', 'At once'])
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
