import { readdirSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ChartShape, ChartsFound } from '#contract/support/charts.ts'
import words from '#locales/en-GB/support-charts.json'
import { someShape } from '#machines/support/chart-list/chart-list.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { areaIn, soughtIn } from '#web/features/support/chart-list/area-hash.ts'
import { ChartList } from '#web/features/support/chart-list/chart-list.tsx'
import { chartName } from '#web/features/support/chart-list/chart-names.ts'
import type { ChartSource } from '#web/features/support/chart-list/chart-source.ts'

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
/** The areas whose charts are seen. */
const open = () => [...document.querySelectorAll('details[open] > summary > h2')].map(({ textContent }) => textContent)
/** The charts that have a card there, by their addresses. */
const cardsIn = (place: string) =>
  [...document.querySelectorAll(`${place} li > div > a:first-child`)].map((link) => link.getAttribute('href')?.slice(1))
const shown = () => cardsIn('details[open]')

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
  expect(open()).toEqual(['Support team'])
})

test('an address of the list names no chart, and what names none of its areas leaves all of them folded', async () => {
  expect(['', '~all', '~area-giving', '~find-claim', 'claim', '~live'].map(areaIn)).toEqual(['', '', 'giving', '', null, null])
  show(source, 'nothing of the kind')
  expect((await areas()).getByRole('link', { current: true }).textContent).toBe(`All charts ${folders.length}`)
  expect(open()).toEqual([])
  // A browser's own search finds them there.
  expect(cardsIn('details')).toHaveLength(folders.length)
})

test('only the area that is open is drawn, and those that show most of it come first; opening and folding it changes the address', async () => {
  const thumbnail = { more: 3, width: 90, height: 60, states: [], ways: '', heads: '' }
  const found = ['one', 'two', 'three', 'four', 'claim'].map((name) => ({ ...entry, name, area: 'giving', thumbnail }))
  const others = ['five', 'six'].map((name) => ({ ...entry, name, area: 'support', thumbnail }))
  const { user } = show(sourceWith({ charts: [...found, ...others] }), 'giving')
  const giving = await screen.findByRole('heading', { level: 2, name: 'Donations and payments' })
  expect(shown()).toEqual(['claim', 'one', 'two', 'three', 'four'])
  expect([...document.querySelectorAll('details [data-thumbnail]')]).toHaveLength(5)
  expect(screen.getAllByText('and 3 more')).toHaveLength(5)
  await user.click(screen.getByRole('heading', { level: 2, name: 'Support team' }))
  await waitFor(() => expect(areaIn(location.hash.slice(1))).toBe('support'))
  await user.click(giving)
  await waitFor(() => expect(location.hash).toBe('#~all'))
  location.hash = ''
})

test('what is looked for stands in the address once the field is left, and is looked for again from there', async () => {
  const first = show(source)
  const field = await screen.findByRole('searchbox')
  await first.user.type(field, 'telemetry chart')
  expect(soughtIn(location.hash.slice(1))).toBe('')
  await first.user.tab()
  expect(soughtIn(decodeURIComponent(location.hash.slice(1)))).toBe('telemetry chart')
  first.unmount()
  const { user } = openScreen(<ChartList source={source} area="" looksFor="telemetry chart" />, () => 'no answer')
  const again = await screen.findByRole<HTMLInputElement>('searchbox')
  await waitFor(() => expect(again.value).toBe('telemetry chart'))
  expect(open()).toEqual(['Analytics'])
  await user.clear(screen.getByRole('searchbox'))
  await user.tab()
  expect(location.hash).toBe('#~all')
  location.hash = ''
})

test('who builds the site finds how much there is', async () => {
  show(source)
  const count = folders.length
  expect((await screen.findByText(/transitions$/, { selector: '[role=status]' })).textContent).toBe(
    `${count} charts, with ${3 * count} states and ${4 * count} transitions`,
  )
  expect(screen.getAllByText('4 transitions')).toHaveLength(count)
})

test('a search finds charts of every area, opens those that have some, and the index leads to them', async () => {
  const { user } = show(source, 'giving')
  await user.type(await screen.findByRole('searchbox'), 'telemetry')
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Analytics')
  expect(shown()).toEqual(['telemetryChart'])
  expect(open()).toEqual(['Analytics'])
  expect((await areas()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Analytics 1'])
})

test('a search finds a chart by a step of its drawing, and by what leads there, as the drawing says them, and says which', async () => {
  const paid = { name: 'paid', kind: 'end', inside: 0, when: 'funds.received' } as const
  const steps: ChartShape['steps'] = [[{ name: 'inReview', kind: 'first', inside: 0 }], [paid]]
  const donation = { ...entry, name: 'donation', area: 'giving', shape: { steps, way: ['inReview', 'paid'] } }
  const { user } = show(sourceWith({ charts: [donation, { ...entry, name: 'telemetryChart', area: 'telemetry' }] }))
  const field = await screen.findByRole('searchbox')
  for (const [sought, where] of [
    ['pending: in review', 'Pending: in review'],
    ['funds received', 'Funds received'],
  ] as const) {
    await user.clear(field)
    await user.type(field, sought)
    expect(shown()).toEqual(['donation'])
    expect(screen.getByText(`Found in: ${where}`)).toBeDefined()
  }
  // Its name says it already.
  await user.clear(field)
  await user.type(field, 'donation')
  expect(screen.queryByText(/^Found in/)).toBeNull()
})

test('an area that is folded lists its charts by name, each a way to it; one that is open has their cards instead', async () => {
  const found = ['login', 'passwordReset'].map((name) => ({ ...entry, name, area: 'sign-in' }))
  const others = ['paymentRun', 'claim'].map((name) => ({ ...entry, name, area: 'giving' }))
  const first = show(sourceWith({ charts: [...found, ...others] }), 'giving')
  const names = async (title: string) =>
    [...(await screen.findByRole('region', { name: title })).querySelectorAll(':scope > ul a')].map((link) => [
      link.textContent,
      link.getAttribute('href'),
    ])
  expect(await names('Logging in')).toEqual([
    ['Logging in', '#login'],
    ['Password reset', '#passwordReset'],
  ])
  expect(await names('Donations and payments')).toEqual([])
  expect(shown()).toEqual(['claim', 'paymentRun'])
  // What a chart is called in the code is found, and not said of it.
  expect(screen.queryByText('paymentRun')).toBeNull()
  first.unmount()
  // The support team looks its charts up: it has no index.
  show(sourceWith({ charts: found }, 'support'))
  expect(await names('Logging in')).toEqual([])
})

/** What a chart is called in the code, by its file. */
const everyChart = readdirSync('machines', { recursive: true, encoding: 'utf8' }).flatMap((file) => {
  const [, name] = /([a-z-]+)\.machine\.ts$/.exec(file) ?? []
  return name ? [name.replace(/-[a-z]/g, (letters) => letters.slice(1).toUpperCase())] : []
})

test('what people ask first leads to charts that are there, and isn’t in the way of who searches', async () => {
  const { user } = show(sourceWith({ charts: [{ ...entry, name: 'donation', area: 'giving' }] }))
  const asked = (await screen.findByText('What people ask first')).parentElement
  const names = [...(asked?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href')?.slice(1) ?? '')
  expect(names).toHaveLength(3)
  expect(names.filter((name) => !everyChart.includes(name))).toEqual([])
  await user.type(screen.getByRole('searchbox'), 'donation')
  expect(screen.queryByText('What people ask first')).toBeNull()
})

test('no two charts are called alike but for one letter at the end', () => {
  const said = everyChart.map((name) => chartName(name).toLowerCase().replace(/s$/, ''))
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([])
})

test('who begins is led to three charts, in their own order, each with the reason why', async () => {
  const found = ['donation', 'profileEdit', 'paymentRun'].map((name) => ({ ...entry, name, area: 'giving' }))
  show({ ...sourceWith({ charts: found }), watches: { source: 'tabs', at: '#~live' } })
  const first = within(await screen.findByRole('region', { name: 'Start here' }))
  // They stand in their areas too, which are folded, and are counted there.
  expect((await areas()).getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'All charts 3',
    'Donations and payments 3',
  ])
  expect(first.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Payment run', 'Donation'])
  expect(screen.getByRole('link', { name: 'Watch charts live' })).toBeDefined()
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
  show(sourceWith({ charts: found, waiting }, 'support'))
  const first = within(await screen.findByRole('region', { name: 'Most asked about' }))
  expect(first.getByRole('link', { name: '14 waiting now: Claim' }).getAttribute('href')).toBe('/support/queue?queue=claims')
  expect(first.queryByRole('link', { name: /waiting now: Account/ })).toBeNull()
  expect(first.getAllByText('5 steps')).toHaveLength(2)
  expect(screen.queryByText(/transitions/)).toBeNull()
  expect(screen.queryByText('accountCheck')).toBeNull()
  // The team's own list stands beside it: here it's no second one.
  expect(screen.queryByRole('navigation')).toBeNull()
  const titles = [...document.querySelectorAll('summary > h2')].map(({ textContent }) => textContent)
  expect(titles).toEqual(['Donations and payments', 'Support team', 'Sessions', 'Page and header', 'Analytics', 'Components'])
})
