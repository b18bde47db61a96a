import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { NextPayment } from '#contract/cause-admin/dashboard.ts'
import { messageEvents } from '#contract/cause-admin/supporter-message.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { isShownByStatement, Payments } from '#web/features/cause-admin/dashboard/dashboard-money.tsx'
import { NextAction, Whole } from '#web/features/cause-admin/dashboard/dashboard-next.tsx'
import { GettingStarted, useStarted } from '#web/features/cause-admin/getting-started/getting-started.tsx'

const next = { on: '2027-01-04T00:00:00.000Z', readyPence: 7975, minimumPence: 1500, missing: null } as const
const show = (more: Partial<NextPayment>, statements = wholeDashboard.statements) =>
  openScreen(
    <Payments causeId={1} next={{ ...next, unpaid: { us: 7975, bank: 0, shops: 0 }, ...more }} statements={statements} />,
    () => 'no answer',
  )
const said = () => screen.getByRole('region', { name: 'Next payment, so far' }).textContent

test('the next payment is one sum and one day; what else is confirmed is a sentence that says why it isn’t in it', () => {
  const { unmount } = show({ unpaid: { us: 7975, bank: 4020, shops: 11033 } })
  expect(said()).toMatch(
    /^Next payment, so far£79\.75Monday 4\s+January 2027Another £110\.33 is confirmed\. It’s paid once the shops have paid us\.Another £40\.20 is on its way from the bank\.$/,
  )
  unmount()
  show({})
  expect(said()).toMatch(/^Next payment, so far£79\.75Monday 4\s+January 2027$/)
})

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
  ['Add your logo', 'People see your initials for now.', null, 'Care at home.'],
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

const { cause: own, stats: counted, notes } = wholeDashboard
if (!own || !counted || !notes) throw new Error('The whole dashboard has every part.')
const noted = messageEvents.map((event) => ({ event, medium: 'email', text: 'Thank you.', charLimit: 600 }) as const)
const supported = { ...own, description: 'Care at home.', logoHttps: '/logo.png', supportersCount: 21 }
// Every step is done, and nothing else is missing.
const finished = { ...wholeDashboard, cause: supported, notes: noted, isShared: true }
const lapsedIn = (lapsed: number) => ({ ...counted, supporters: { ...counted.supporters, lapsed } })

test.each([
  ['Add a note to your messages', 'Write a note', '/settings/cause/1/supporter-communications', { ...finished, notes }],
  [
    '3 supporters haven’t shopped for 90 days',
    'See who they are',
    '/account/causes/1/supporters?part=lapsed',
    { ...finished, stats: lapsedIn(3) },
  ],
  [
    '1 supporter hasn’t shopped for 90 days',
    'See who they are',
    '/account/causes/1/supporters?part=lapsed',
    { ...finished, stats: lapsedIn(1) },
  ],
  // Nothing is missing: materials.
  ['Keep growing', 'Get the materials', '/promote-my-cause', { ...finished, stats: lapsedIn(0) }],
])('what to do next is the first of what is left: %s', (name, go, to, found) => {
  openScreen(<NextAction cause={own} found={found} />, () => 'no answer')
  expect(screen.getByRole('region', { name })).toBeTruthy()
  expect(screen.getByRole('link', { name: go }).getAttribute('href')).toBe(to)
})

test('F-140, X-068 everything that is left to do is in one list, the steps first, with one heading and one count; each line says why, or that it’s done', () => {
  const stats = { ...lapsedIn(3), nextPayment: { ...counted.nextPayment, missing: 'noBankDetails' } } as const
  const team = { admins: [{ id: 2, name: 'Morgan Hale', isMe: true }], invitations: [] }
  openScreen(
    <NextAction cause={own} found={{ ...wholeDashboard, cause: { ...own, description: '' }, stats, team }} />,
    () => 'no answer',
  )
  const next = screen.getByRole('region', { name: '3 steps to get you started' })
  expect(
    within(next)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['3 steps to get you started', 'After that'])
  expect(within(next).getByText(/ done$/).textContent).toBe('1 of 3 done')
  expect(next.textContent).not.toMatch(/things? left/)
  expect(
    within(next)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Set up your cause pageA description and a logo show people what their shopping pays for.',
    'Share your cause pageWe count who joins that way.',
    'Recruit a supporterDone',
    'Add your bank detailsWe can’t pay you until you have.',
    'Add a second administratorOnly you run this cause.',
    'Add a note to your messages1 of 6 messages have your note.',
  ])
  expect(
    within(next)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Set up your cause page', '/account/causes/1/settings/cause-details'],
    ['Share your cause page', '/referrals'],
    ['Recruit a supporter', '/raisemore'],
    ['Add your bank details', '/account/causes/1/settings/payment-methods'],
    ['Add a second administrator', '/invite-other-admins'],
    ['Add a note to your messages', '/settings/cause/1/supporter-communications'],
    ['Manage settings', '/account/causes/1/settings'],
  ])
})

test('whom to win back is no thing that is left', () => {
  openScreen(<NextAction cause={own} found={{ ...finished, stats: lapsedIn(3) }} />, () => 'no answer')
  expect(screen.getByRole('region', { name: /^3 supporters/ }).textContent).not.toContain('left')
})

test.each([
  [1, '1 new supporter.'],
  [2, '2 new supporters.'],
])('C-068, X-042 the last thirty days stand apart from the period that is chosen, with their dates: %i', (joined, words) => {
  const stats = { ...counted, recent: { ...counted.recent, supportersJoined: joined } }
  openScreen(<Whole causeId={1} stats={stats} isUnderWay target={null} />, () => 'no answer')
  expect(screen.getByText(/^Last 30 days/).textContent?.replaceAll(/\s/g, ' ')).toBe(
    `Last 30 days (26 October to 24 November 2026): £31.00 raised and ${words}`,
  )
})

test('D-036 the counts of supporters lead to those whom they count', () => {
  openScreen(<Whole causeId={1} stats={counted} isUnderWay target={null} />, () => 'no answer')
  expect(screen.getByRole('link', { name: 'Nothing bought for 90 days' }).getAttribute('href')).toBe(
    '/account/causes/1/supporters?part=lapsed',
  )
})
