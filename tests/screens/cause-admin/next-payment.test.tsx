import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import { messageEvents } from '#contract/cause-admin/supporter-message.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import type { DashboardFound } from '#machines/cause-admin/dashboard/dashboard.machine.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { Recent } from '#web/features/cause-admin/dashboard/dashboard-figures.tsx'
import { isShownByStatement, Money, Payment } from '#web/features/cause-admin/dashboard/dashboard-money.tsx'
import { WorthDoing } from '#web/features/cause-admin/dashboard/dashboard-next.tsx'
import { Supporters } from '#web/features/cause-admin/dashboard/dashboard-supporters.tsx'
import { GettingStarted, useStarted } from '#web/features/cause-admin/getting-started/getting-started.tsx'
import { tasksIn } from '#web/features/cause-admin/tasks.ts'

beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))

const { cause: own, stats: counted, notes } = wholeDashboard
if (!own || !counted || !notes) throw new Error('The whole dashboard has every part.')
const next = { on: '2027-01-04T00:00:00.000Z', readyPence: 7975, minimumPence: 1500, missing: null, lastFour: '4321' } as const
const show = (more: Partial<NextPayment>, statements = wholeDashboard.statements) => {
  const stats = { ...counted, nextPayment: { ...next, unpaid: { us: 7975, bank: 0, shops: 0 }, ...more } }
  return openScreen(
    <>
      <Payment causeId={1} next={stats.nextPayment} statements={statements} />
      <Money stats={stats} statements={statements} />
    </>,
    () => 'no answer',
  )
}
const said = () => screen.getByRole('region', { name: 'Next payment' }).textContent
/** What stands with the sum that is confirmed and not paid yet. */
const confirmed = () => screen.getByText('Confirmed, not paid yet').parentElement?.textContent

test('the next payment is one sum and one day; what else is confirmed is a sentence that says why it isn’t in it', () => {
  const { unmount } = show({ unpaid: { us: 7975, bank: 4020, shops: 11033 } })
  expect(said()).toMatch(
    /^Next payment£79\.75 so farOn Monday 4\s+January 2027To the account ending 4321It’ll go up if more shops pay us by then\.Latest statement/,
  )
  expect(confirmed()).toMatch(/£110\.33 once shops have paid us£40\.20 on its way from the bankThe rest is in the next payment$/)
  unmount()
  show({})
  expect(said()).toMatch(
    /^Next payment£79\.75 so farOn Monday 4\s+January 2027To the account ending 4321It’ll go up if more shops pay us by then\.Latest statement/,
  )
  expect(confirmed()).toMatch(/All of it is in the next payment$/)
})

test.each(['noBankDetails', 'underMinimum', 'beingChecked'] as const)(
  'what is with us is in no next payment while %s keeps it',
  (missing) => {
    show({ missing })
    expect(confirmed()).toMatch(/£79\.75 with us$/)
  },
)

test('what is with the bank is said once: by the newest statement, where that is of the same money', () => {
  const [newest] = wholeDashboard.statements ?? []
  if (!newest) throw new Error('The whole dashboard has every part.')
  const unpaid = { us: 7975, bank: 4020, shops: 0 }
  const sent = (pence: number) => ({ ...newest, stage: 'onItsWay' as const, pence })
  const withBank: NextPayment = { ...next, unpaid }
  expect([
    isShownByStatement(sent(4020), withBank),
    isShownByStatement(sent(1500), withBank),
    isShownByStatement(undefined, withBank),
  ]).toEqual([true, false, false])
  show({ unpaid }, [sent(4020)])
  expect(screen.queryByText(/on its way from the bank/)).toBeNull()
  expect(screen.getByRole('region', { name: 'Latest statement' }).textContent).toContain('£40.20 on its way')
})

test.each([
  ['noBankDetails', true],
  ['cheque', true],
  ['accountRefused', true],
  ['underMinimum', false],
  ['held', false],
  [null, false],
] as const)('the next payment asks for bank details where only these help: with %s, %s', (missing, isAsked) => {
  show({ missing })
  const link = screen.queryByRole('link', { name: 'Add bank details' })
  expect(link?.getAttribute('href')).toBe(isAsked ? '/account/causes/1/settings/payment-methods' : undefined)
})

test.each([
  ['Set up your cause page', 'A description and a logo show people what their shopping pays for.', null, ''],
  ['Add your logo', 'Your page shows your initials until you add a logo.', null, 'Care at home.'],
  ['Add a description', 'It shows people what their shopping pays for.', '/logo.png', ''],
])('D-015 the first step is “%s” where that is what the cause’s page lacks', async (name, words, logoHttps, description) => {
  const { cause } = wholeDashboard
  if (!cause) throw new Error('The whole dashboard has every part.')
  const lacking = { ...cause, logoHttps, description }
  const found = { ...wholeDashboard, cause: lacking }
  const Card = () => <GettingStarted cause={lacking} found={found} started={useStarted(found)} isBrief={false} />
  openScreen(<Card />, () => 'no answer')
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/account/causes/1/settings/cause-details')
})

const noted = messageEvents.map((event) => ({ event, medium: 'email', text: 'Thank you.', charLimit: 600 }) as const)
const supported = { ...own, description: 'Care at home.', logoHttps: '/logo.png', supportersCount: 21 }
// Every step is done, and nothing else is missing.
const finished = { ...wholeDashboard, cause: supported, notes: noted, isShared: true }
const lapsedIn = (lapsed: number) => ({ ...counted, supporters: { ...counted.supporters, lapsed } })

const card: CauseCard = { ...own, standing: 'confirmed' }

function Next({ found, standing = 'refused' }: { found: DashboardFound; standing?: CauseCard['standing'] }) {
  const tasks = tasksIn(card.id, found, useStarted(found).context.done)
  return <WorthDoing tasks={tasks} cause={{ ...card, standing }} lines={[]} supporters={null} />
}
const linesOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((line) => within(line).getByRole('link').textContent)

test.each([
  [true, 4, null],
  [false, 1, 'Show 3 more'],
])(
  'F-140, X-068 for a cause that is under way what is open is listed, the money first, with its reason and a button, then more, five where the window is wide, and the rest behind a line that opens: wide %s',
  async (isWide, few, rest) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isWide }))
    const stats = { ...lapsedIn(3), nextPayment: { ...counted.nextPayment, missing: 'noBankDetails' } } as const
    const team = { admins: [{ id: 2, name: 'Morgan Hale', isMe: true }], invitations: [] }
    const { user } = openScreen(<Next found={{ ...wholeDashboard, stats, team }} />, () => 'no answer')
    const next = screen.getByRole('region', { name: 'Worth doing next' })
    expect(within(next).getByText('We can’t pay you until you have.')).toBeTruthy()
    expect(within(next).getByText('3 of your supporters have made no purchases for 90 days.')).toBeTruthy()
    const all = ['Get back in touch', 'Add an administrator', 'Add your logo', 'Add your own words to our emails']
    expect(linesOf(next)).toEqual(all.slice(0, few))
    expect(within(next).queryAllByRole('button').length).toBe(rest === null ? 0 : 1)
    if (rest !== null) await user.click(await within(next).findByRole('button', { name: rest }))
    await within(next).findByRole('link', { name: 'Add your own words to our emails' })
    expect(linesOf(next)).toEqual(all)
    expect(
      within(next)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/account/causes/1/settings/payment-methods',
      '/account/causes/1/supporters?part=lapsed',
      '/invite-other-admins',
      '/account/causes/1/settings/cause-details',
      '/settings/cause/1/supporter-communications',
    ])
  },
)

test('a cause with one supporter is asked to recruit, and one whose record could not be read for nothing of it', () => {
  const alone = { ...finished, cause: { ...supported, supportersCount: 1, description: '' }, stats: lapsedIn(1) }
  const { unmount } = openScreen(<Next found={alone} />, () => 'no answer')
  expect(linesOf(screen.getByRole('region', { name: 'Worth doing next' }))).toEqual(['Add a description', 'Recruit a supporter'])
  expect(screen.getByText('1 of your supporters has made no purchases for 90 days.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Get back in touch' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Show/ })).toBeNull()
  unmount()
  openScreen(<Next found={{ ...finished, cause: null, notes: null, isShared: false, stats: lapsedIn(0) }} />, () => 'no answer')
  expect(screen.queryByRole('region', { name: /worth doing/i })).toBeNull()
})

test('where more supporters are what matters most, the reason stands with the ways to pass the page on, and there is no other button', () => {
  const one = { day: '2026-11-01', totalAmount: 0, numberOfDonations: 0, monthBefore: 0 }
  const stats = { ...lapsedIn(3), days: Array(20).fill(one), monthToDate: { ...counted.monthToDate, supportersJoined: 0 } }
  openScreen(<Next found={{ ...finished, stats }} standing="confirmed" />, () => 'no answer', {
    origin: 'https://farthing.example',
  })
  const next = screen.getByRole('region', { name: 'Worth doing next' })
  expect(screen.getByRole('region', { name: 'Share your cause page' }).textContent).toMatch(
    /^Share your cause pageNobody new has joined this month\. New supporters would help\.Raise money/,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Copy message'])
  expect(within(next).getByRole('link', { name: 'Get back in touch' })).toBeTruthy()
  expect(within(next).queryByRole('link', { name: 'Find more supporters' })).toBeNull()
})

test('where nothing is left to do the page can still be passed on, unless it was refused', () => {
  const { unmount } = openScreen(<Next found={{ ...finished, stats: lapsedIn(0) }} standing="confirmed" />, () => 'no answer', {
    origin: 'https://farthing.example',
  })
  expect(screen.getAllByRole('region')).toEqual([screen.getByRole('region', { name: 'Share your cause page' })])
  unmount()
  openScreen(<Next found={{ ...finished, stats: lapsedIn(0) }} />, () => 'no answer')
  expect(screen.queryByRole('region')).toBeNull()
})

test.each([
  [1, '1 new supporter'],
  [2, '2 new supporters'],
])('C-068, X-042 the last thirty days stand apart from the period that is chosen, with their dates: %i', (joined, words) => {
  const stats = { ...counted, recent: { ...counted.recent, supportersJoined: joined } }
  openScreen(<Recent recent={stats.recent} />, () => 'no answer')
  expect(screen.getByText('Last 30 days').closest('div')?.textContent.replaceAll(/\s/g, ' ')).toBe(
    `Last 30 days£31.00 raised and ${words} from 26 October to 24 November 2026.`,
  )
})

test('D-036 the counts of supporters lead to those whom they count', () => {
  openScreen(<Supporters causeId={1} stats={counted} />, () => 'no answer')
  expect(screen.getByRole('link', { name: 'No purchases for 90 days' }).getAttribute('href')).toBe(
    '/account/causes/1/supporters?part=lapsed',
  )
})
