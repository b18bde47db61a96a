import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Leaderboard } from '#contract/rewards/leaderboard.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { LeaderboardScreen } from '#web/features/rewards/leaderboard-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

test('E-048 without a cause the leaderboard is not available, and the page leads to choosing one', async () => {
  const { asked } = openScreen(<LeaderboardScreen />, () => 'no answer')
  await screen.findByText('The leaderboard isn’t available')
  expect(screen.getByRole('link', { name: 'Choose a cause' }).getAttribute('href')).toBe('/account/settings/my-cause')
  expect(asked).toEqual([])
})

type Entries = Leaderboard['entries']
function show(entries: Entries, hidden = 0, anonymity = false, guestsPence = 0) {
  const me = { cause: { id: 1, name: 'Harrowden Hospice' }, preferences: { anonymity } } as never // what this screen takes of a person
  const details: Leaderboard = {
    causeName: 'Harrowden Hospice',
    entries,
    hidden,
    hiddenPence: hidden * 1_000,
    guestsPence,
    totalPence: 20_000,
  }
  const browser = { now: () => Date.parse('2026-11-25T12:00:00Z') } as never // the part that this screen uses
  return openScreen(<LeaderboardScreen />, () => ({ status: 200, details }), { browser }, { ...nobody, me })
}
const ada = { position: 1, name: 'Ada Q.', raisedPence: 12_300, isMe: false }
const ben = { position: 2, name: 'Ben R.', raisedPence: 4_500, isMe: false }

test('F-157 who may see the list is said beside the way to leave it', async () => {
  show([{ ...ada, isMe: true }])
  await screen.findByText('Who’s raised the most for Harrowden Hospice.')
  const note = screen.getByText(
    /^Everyone who supports or runs Harrowden Hospice can see this list\. It shows first names and the first letter of surnames\./,
  )
  expect(within(note).getByRole('link', { name: 'Change how you appear' }).getAttribute('href')).toBe(
    '/account/settings/preferences',
  )
  expect(screen.getByRole('group', { name: 'Period' }).children).toHaveLength(3)
})

test('F-157 the list says where one stands, what takes one further up, of which days it is, and how many chose not to be on it', async () => {
  const said = async (entries: Entries, words: string, isAtTheTop = true) => {
    const { unmount } = show(entries, 3)
    const mine = await screen.findByRole('region', { name: 'Where you are' })
    expect(mine.querySelector('p')?.textContent).toBe(words)
    expect(within(mine).queryByRole('link', { name: 'Find a shop' }) === null).toBe(isAtTheTop)
    screen.getByText('1 December 2025 to 25 November 2026')
    screen.getByRole('row', { name: '3 people who’ve chosen not to appear £30.00' })
    screen.getByRole('row', { name: 'Everyone £200.00' })
    unmount()
  }
  await said([{ ...ada, isMe: true }, ben], 'You’re £78.00 ahead of Ben\u00a0R. ')
  await said([ada, { ...ben, isMe: true }], 'Raise £78.00 more to draw level with Ada\u00a0Q. ', false)
  await said(
    [
      { ...ada, isMe: true },
      { ...ben, position: 1, raisedPence: 12_300 },
    ],
    'You’re level with Ben\u00a0R. at the top ',
  )
})

test('F-157 nothing is said of somebody who doesn’t want to be on the list, or is alone on it; who isn’t on it yet is told how', async () => {
  const hidden = show([ada, ben], 0, true)
  await screen.findByText('Ben R.')
  expect(screen.queryByText(/^You’re /)).toBeNull()
  hidden.unmount()
  const { unmount } = show([ada, ben])
  const mine = await screen.findByRole('region', { name: 'Where you are' })
  expect(mine.textContent).toBe('You’re not on this list yet Your next donation puts you on it.Find a shop')
  unmount()
  show([{ ...ada, isMe: true }])
  await screen.findByText('Ada Q. (you)')
  expect(screen.queryByText(/^You’re /)).toBeNull()
})

test('F-157, H-006 whose money the total counts is said line by line: who stands further down, who doesn’t appear, and guests', async () => {
  show([ada], 1, false, 500)
  await screen.findByText('Ada Q.')
  const others = screen.getAllByRole('row').slice(2)
  expect(others.map(({ textContent }) => textContent)).toEqual([
    'People further down the list£62.00',
    '1 person who’s chosen not to appear£10.00',
    'Guests, and people who’ve closed their account£5.00',
    'Everyone£200.00',
  ])
})

test('F-157 the three who have raised the most are drawn, and the table goes on after them: nobody stands twice', async () => {
  const cat = { position: 3, name: 'Cat S.', raisedPence: 2_000, isMe: true }
  const dan = { position: 4, name: 'Dan T.', raisedPence: 1_200, isMe: false }
  show([ada, ben, cat, dan])
  const mine = await screen.findByRole('region', { name: 'Where you are' })
  expect(mine.querySelector('p')?.textContent).toBe('Raise £25.00 more to draw level with Ben\u00a0R. ')
  expect([...(mine.querySelector('dl')?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    'Place on the list3 of 4',
    'You’ve raised£20.00',
    'Of everyone’s £200.0010%',
  ])
  const podium = within(screen.getByRole('list', { name: 'The first three' }))
  expect(podium.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AQAda Q.£123.001',
    'BRBen R.£45.002',
    'CSYou£20.003',
  ])
  const [, ...rows] = within(screen.getByRole('table', { name: 'Further places' })).getAllByRole('row')
  expect(rows[0]?.textContent).toBe('4DTDan T.£12.00')
  expect(rows.filter(({ textContent }) => textContent?.includes('Ada Q.'))).toEqual([])
})

test('F-157 ten places and one’s own are listed until one asks for all of them', async () => {
  const entries = Array.from({ length: 14 }, (_, index) => ({
    position: index + 1,
    name: `Person ${index + 1}`,
    raisedPence: 14_000 - index * 100,
    isMe: index === 12,
  }))
  const { user } = show(entries)
  const places = () =>
    screen
      .getAllByRole('row')
      .flatMap((row) => (row.parentElement?.nodeName === 'TBODY' ? row.querySelector('td')?.textContent : []))
  await screen.findByRole('table')
  expect(places()).toEqual(['4', '5', '6', '7', '8', '9', '10', '13'])
  await user.click(screen.getByRole('button', { name: 'Show all 14 places' }))
  await screen.findByRole('button', { name: 'Show the first 10 only' })
  expect(places()).toEqual(['4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14'])
})
