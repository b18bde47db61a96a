import { readdirSync } from 'node:fs'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChartShape, ChartsFound } from '#contract/support/charts.ts'
import words from '#locales/en-GB/support-charts.json'
import { someShape } from '#machines/support/chart-list/chart-list.fixtures.ts'
import { chartEntries } from '#server/shared/charts/chart-records.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { areaIn } from '#web/features/support/chart-list/area-hash.ts'
import { ChartList } from '#web/features/support/chart-list/chart-list.tsx'
import type { ChartSource } from '#web/features/support/chart-list/chart-source.ts'
import { Glance } from '#web/features/support/chart-list/glance.tsx'
import { branchesAt, countOf, fromAnywhere } from '#web/features/support/chart-list/shape-tree.ts'

const folders = readdirSync('machines', { withFileTypes: true }).flatMap((one) => (one.isDirectory() ? [one.name] : []))
const entry = { description: 'What it does.', states: 3, transitions: 4, shape: someShape }
const sourceWith = (found: Partial<ChartsFound>, audience: ChartSource['audience'] = 'development'): ChartSource => ({
  list: async () => ({ charts: folders.map((area) => ({ ...entry, name: `${area}Chart`, area })), waiting: null, ...found }),
  read: async () => null,
  audience,
  fileAt: null,
  watches: null,
})
const source = sourceWith({})
const show = (from: ChartSource, area = '') => openScreen(<ChartList source={from} area={area} />, () => 'no answer')
const areas = async () => within(await screen.findByRole('navigation', { name: 'Areas' }))
const shown = () => screen.getAllByRole('listitem').flatMap((one) => one.querySelector('code')?.textContent ?? [])

test('every area has a name of its own and its count, and an address where its charts are', async () => {
  const first = show(source)
  const links = (await areas()).getAllByRole('link')
  const [all, ...names] = links.map(({ textContent }) => textContent)
  expect(all).toBe(`All charts ${folders.length}`)
  expect(names).toHaveLength(folders.length)
  expect(new Set(names).size).toBe(folders.length)
  expect(names.every((name) => name?.endsWith(' 1'))).toBe(true)
  // In words, not as its folder is called.
  expect(names.filter((name) => folders.some((folder) => name === `${folder} 1`))).toEqual([])
  const addresses = links.slice(1).map((link) => areaIn(link.getAttribute('href')?.slice(1) ?? ''))
  expect(addresses.toSorted()).toEqual(folders.toSorted())
  first.unmount()
  show(source, 'support')
  expect((await areas()).getByRole('link', { current: true }).textContent).toBe('Support team 1')
  expect(shown()).toEqual(['supportChart'])
})

test('an address of the list names no chart, and what names none of its areas shows some of each', async () => {
  expect(['', '~all', '~area-giving', 'claim', '~live'].map(areaIn)).toEqual(['', '', 'giving', null, null])
  show(source, 'nothing of the kind')
  expect((await areas()).getByRole('link', { current: true }).textContent).toBe(`All charts ${folders.length}`)
  expect(shown().toSorted()).toEqual(folders.map((area) => `${area}Chart`).toSorted())
  expect(screen.queryByRole('link', { name: /^See all/ })).toBeNull()
})

test('of an area with many charts some stand in a row of all areas, those that show most of it first, with the way to the others', async () => {
  const found = ['one', 'two', 'three', 'four', 'claim'].map((name) => ({ ...entry, name, area: 'giving' }))
  const row = show(sourceWith({ charts: found }))
  expect((await screen.findByRole('link', { name: 'See all 5: Donations and payments' })).getAttribute('href')).toBe(
    '#~area-giving',
  )
  expect(shown()).toEqual(['claim', 'one', 'two', 'three'])
  row.unmount()
  show(sourceWith({ charts: found }), 'giving')
  await screen.findByRole('heading', { level: 2, name: 'Donations and payments' })
  expect(shown()).toEqual(['claim', 'one', 'two', 'three', 'four'])
})

test('who builds the site finds how much there is, of all and of an area', async () => {
  const whole = show(source)
  const count = folders.length
  expect((await screen.findByText(/transitions$/)).textContent).toBe(
    `${count} charts, with ${3 * count} states and ${4 * count} transitions`,
  )
  whole.unmount()
  show(source, 'support')
  expect((await screen.findByText(/transitions$/)).textContent).toBe('1 chart, with 3 states and 4 transitions')
})

test('a search finds charts of every area, and needs no way to one', async () => {
  const { user } = show(source, 'giving')
  await user.type(await screen.findByRole('searchbox'), 'telemetry')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Analytics')
  expect(shown()).toEqual(['telemetryChart'])
  expect(screen.queryByRole('navigation', { name: 'Areas' })).toBeNull()
})

test('a search finds a chart by a step of its drawing, and by what leads there, as the drawing says them', async () => {
  const paid = { name: 'paid', kind: 'end', inside: 0, when: 'funds.received' } as const
  const steps: ChartShape['steps'] = [[{ name: 'inReview', kind: 'first', inside: 0 }], [paid]]
  const donation = { ...entry, name: 'donation', area: 'giving', shape: { steps, way: ['inReview', 'paid'] } }
  const { user } = show(sourceWith({ charts: [donation, { ...entry, name: 'telemetryChart', area: 'telemetry' }] }))
  const field = await screen.findByRole('searchbox')
  for (const sought of ['pending: in review', 'funds received']) {
    await user.clear(field)
    await user.type(field, sought)
    expect(shown()).toEqual(['donation'])
  }
})

test('who begins is led to three charts, in their own order, each with the reason why', async () => {
  const found = ['supporterRegistration', 'profileEdit', 'paymentRun'].map((name) => ({ ...entry, name, area: 'giving' }))
  show({ ...sourceWith({ charts: found }), watches: { source: 'tabs', at: '#~live' } })
  const first = within(await screen.findByRole('region', { name: 'Start here' }))
  // They stand in their areas too, and are counted there.
  expect((await areas()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All charts 3',
    'Donations and payments 3',
  ])
  expect(first.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Payment run',
    'Supporter registration',
    'Watch charts live',
  ])
  expect(first.getByText(words.start.paymentRun)).toBeDefined()
})

test('charts stand by size, the largest or the smallest first; what is more than a screenful is folded', async () => {
  const sizes = Array.from({ length: 30 }, (_, index) => index + 1)
  const found = sizes.map((states) => ({ ...entry, name: `chart${states}`, area: 'giving', states }))
  const { user } = show(sourceWith({ charts: found }))
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
  const { user } = show(sourceWith({ charts: found, waiting }, 'support'))
  const first = within(await screen.findByRole('region', { name: 'Most asked about' }))
  expect(first.getByRole('link', { name: '14 waiting now: Claim' }).getAttribute('href')).toBe('/support/queue?queue=claims')
  expect(first.queryByRole('link', { name: /waiting now: Account/ })).toBeNull()
  expect(first.getAllByText('5 steps')).toHaveLength(2)
  expect(screen.queryByText(/transitions/)).toBeNull()
  expect(screen.queryByText('accountCheck')).toBeNull()
  // The team's own list stands beside it: here it's no second one.
  expect(screen.queryByRole('navigation')).toBeNull()
  const area = screen.getByRole('combobox', { name: 'Area' })
  expect(
    within(area)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All areas',
    'Donations and payments (1)',
    'Support team (1)',
    'Sessions (1)',
    'Page and header (1)',
    'Analytics (1)',
    'Components (1)',
  ])
  await user.selectOptions(area, 'Sessions (1)')
  expect(areaIn(location.hash.slice(1))).toBe('session')
  location.hash = ''
})

const at = (
  name: string,
  kind: 'first' | 'between' | 'end' = 'between',
  more: { inside?: number; from?: string; when?: string; leads?: string[] } = {},
) => ({
  name,
  kind,
  inside: 0,
  ...more,
})
const drawn = (shape: ChartShape) => {
  const { container, unmount } = openScreen(<Glance chart="any" shape={shape} />, () => 'no answer')
  const said = [...container.querySelectorAll('[aria-hidden] p, [aria-hidden] li')].map(({ textContent }) => textContent)
  unmount()
  return said
}

test('a chart is drawn as its way on, with all that branches off where it does, and what comes through that', () => {
  const claim: ChartShape = {
    steps: [
      [at('open', 'first')],
      [at('early'), at('inHand', 'between', { inside: 2 }), at('withdrawn', 'end')],
      [at('accepted', 'end'), at('refused', 'end'), at('late', 'between', { from: 'early' })],
      [at('appealed', 'between', { from: 'refused' })],
      [at('closed', 'between', { from: 'any' })],
    ],
    way: ['open', 'inHand', 'accepted'],
  }
  expect(drawn(claim)).toEqual([
    'Open',
    'Early → Late',
    'Withdrawn',
    'In hand +2 inside',
    'Refused → Appealed',
    'Accepted',
    'From any step: Closed',
  ])
  expect(countOf(claim)).toBe(11)
})

test('of what goes on side by side nothing leads to the other', () => {
  const parts = [
    { ...at('person', 'first', { inside: 2 }), states: ['known', 'unknown'] },
    { ...at('link', 'first', { inside: 2 }), states: ['none', 'carried'] },
  ]
  expect(drawn({ steps: [parts], way: ['person'] })).toEqual([
    'These go on side by side:',
    'PersonKnownUnknown',
    'Known',
    'Unknown',
    'LinkNoneCarried',
    'None',
    'Carried',
  ])
  const later = [at('shown'), at('asked', 'between', { from: 'link' })]
  expect(drawn({ steps: [[at('person', 'first'), at('link', 'first')], later], way: ['person', 'shown'] })).toEqual([
    'Person at the same time as Link',
    'Link → Asked',
    'Shown',
  ])
})

test('a step says what leads to it, but for what follows by itself', () => {
  const line = (name: string, when: string) => at(name, 'between', { when })
  expect(
    drawn({
      steps: [[at('sent')], [line('read', 'mail.opened'), line('lost', 'after: patience')], [line('kept', 'always')]],
      way: ['sent', 'read', 'kept'],
    }),
  ).toEqual(['Sent', 'LostNo answer in time', 'ReadMail opened', 'Kept'])
})

test('no step of any chart is left out of what is drawn of it', async () => {
  for (const { name, shape } of await chartEntries()) {
    const { steps, way } = shape
    const said = [steps[0] ?? [], fromAnywhere(shape), ...way.flatMap((_, index) => branchesAt(shape, index))]
    const names = new Set([...way, ...said.flat().map((one) => one.name)])
    expect([...names].toSorted(), name).toEqual(
      steps
        .flat()
        .map((one) => one.name)
        .toSorted(),
    )
  }
})
