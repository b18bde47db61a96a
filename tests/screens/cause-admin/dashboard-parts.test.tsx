import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { DashboardHeader } from '#web/features/cause-admin/dashboard/dashboard-frame.tsx'
import { Messages } from '#web/features/cause-admin/dashboard/dashboard-messages.tsx'
import { Payment } from '#web/features/cause-admin/dashboard/dashboard-money.tsx'
import { Biggest, Latest, TopRetailers } from '#web/features/cause-admin/dashboard/dashboard-sources.tsx'
import { nobody } from '#web/site/session/person.ts'

const { cause, stats } = wholeDashboard
if (!cause || !stats) throw new Error('The whole dashboard has every part.')
const silent = () => 'no answer' as const
const linesOf = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('D-030 a top shop has its mark, its name as a link to its page, and what it raised; the most first', () => {
  const shop = { category: 'Home', logoUri: '/retailer/a/mark.png' }
  const retailers = [
    { ...shop, id: 7, name: 'Alder Home', link: '/retailer/alder-home', pence: 2050 },
    { ...shop, id: 3, name: 'Birch Books', link: '/retailer/birch-books', pence: 410 },
  ]
  openScreen(<TopRetailers retailers={retailers} />, silent)
  const top = within(screen.getByRole('region', { name: 'Top shops' }))
  expect(top.getByText('In the last 12 months')).toBeTruthy()
  expect(linesOf('Top shops')).toEqual(['Alder Home£20.50', 'Birch Books£4.10'])
  expect(top.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/retailer/alder-home',
    '/retailer/birch-books',
  ])
})

test('D-025, X-073 a biggest donation has its amount, and the person’s names and picture where they’re known', () => {
  const of = (amount: number, firstName: string | null, lastName: string | null, avatar: string | null) => ({
    amount,
    user: { firstName, lastName, avatar },
  })
  const causeBiggestDonations = [
    of(1200, 'Ada', 'Quill', '/pictures/ada.webp'),
    of(900, 'Rowan', 'Ellis', null),
    of(5, null, null, null),
  ]
  const monthToDate = { ...stats.monthToDate, donations: { ...stats.monthToDate.donations, causeBiggestDonations } }
  openScreen(<Biggest stats={{ ...stats, monthToDate }} period="monthToDate" />, silent)
  expect(linesOf('Biggest donations')).toEqual(['Ada Quill£12.00', 'RERowan Ellis£9.00', 'Anonymous supporter£0.05'])
  const pictures = screen.getAllByRole('listitem').map((line) => line.querySelector('img')?.getAttribute('src') ?? null)
  expect(pictures).toEqual(['/pictures/ada.webp', null, null])
})

test('D-031 a message says its title, which leads to its page, and its words', async () => {
  const messages = [
    { id: 1, placement: 'admin-dashboard', title: 'A new poster', body: 'Print it for your notice board.', path: '/raisemore' },
    { id: 2, placement: 'admin-dashboard', title: 'Coaching', body: 'Book a call.', path: '/coaching/booking' },
  ]
  const { user } = openScreen(<Messages messages={messages} />, silent)
  await user.click(await screen.findByRole('button', { name: /^News for you/ }))
  // Its words stand there before they can be read.
  await screen.findByRole('button', { name: /^News for you/, expanded: true })
  expect(linesOf('News for you')).toEqual(['A new posterPrint it for your notice board.', 'CoachingBook a call.'])
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/raisemore', '/coaching/booking'])
})

test.each([
  ['paid', 'Last payment: £42.00 on 6 Oct 2026'],
  ['onItsWay', 'Last payment: £42.00 on its way'],
  ['refused', 'Last payment: £42.00 refused by the bank'],
  ['carriedOver', 'Last statement: £42.00 carried over'],
] as const)('D-032 the latest statement says its sum and what came of it, and leads to it: %s', (stage, says) => {
  const [newest] = wholeDashboard.statements ?? []
  if (!newest) throw new Error('The whole dashboard has every part.')
  const statement = {
    ...newest,
    id: 'S9',
    stage,
    pence: 4200,
    from: '2026-07-01T00:00:00.000Z',
    date: '2026-09-30T00:00:00.000Z',
    paidOn: '2026-10-06T09:00:00.000Z',
  }
  openScreen(<Payment causeId={1} next={stats.nextPayment} statements={[statement, { ...newest, id: 'S8' }]} />, silent)
  const latest = within(screen.getByRole('region', { name: 'Latest statement' }))
  expect(latest.getAllByText((_, element) => element?.tagName === 'P')[0]?.textContent?.replaceAll('\u00a0', ' ')).toBe(says)
  expect(latest.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Statement for July to September 2026', '/account/causes/1/statements/S9'],
    ['See all statements', '/account/causes/1/statements'],
  ])
})

const openHeader = (count: number) => {
  const causes = [cause, { ...cause, id: 2, name: 'Redmire School', uri: 'redmire-school' }].slice(0, count)
  const me = { adminCauses: causes } as never // the part that the header uses
  const storage = { storage: createDevice().storage }
  return openScreen(<DashboardHeader />, silent, storage, { ...nobody, authState: 'authenticatedFull', me })
}

test('D-001…D-003, D-011 the header names the cause and changes its logo, leads to the other causes, and to the shops', async () => {
  openHeader(2)
  const header = within(await screen.findByRole('region', { name: 'Current cause' }))
  expect((await header.findByText('Abbotsmere Hospice')).tagName).toBe('B')
  expect(header.getByRole('button', { name: 'Change the logo of Abbotsmere Hospice' })).toBeTruthy()
  expect(header.getByRole('button', { name: 'Switch cause' })).toBeTruthy()
  const modes = within(header.getByRole('navigation', { name: 'View' }))
  expect(modes.getByText('Manage cause').getAttribute('aria-current')).toBe('true')
  expect(modes.getByRole('link', { name: 'Browse brands' }).getAttribute('href')).toBe('/retailers')
})

test('D-003, P-008 who runs one cause has nothing to switch to', async () => {
  openHeader(1)
  expect(await screen.findByText('Abbotsmere Hospice')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Switch cause' })).toBeNull()
})

test.each([
  ['tracked', 'tracked', true],
  ['tracked', 'paid', false],
] as const)('what all of the newest donations wait for is said once: with %s and %s, %s', (one, other, isSaid) => {
  const [tracked] = wholeDashboard.donations ?? []
  if (!tracked) throw new Error('The whole dashboard has every part.')
  openScreen(
    <Latest
      causeId={1}
      donations={[
        { ...tracked, id: 'd1', stage: one },
        { ...tracked, id: 'd2', stage: other },
      ]}
    />,
    silent,
  )
  expect(screen.queryByText('All pending') !== null).toBe(isSaid)
})
