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
  await said([{ ...ada, isMe: true }, ben], 'You’re £78.00 ahead of Ben R. ')
  await said([ada, { ...ben, isMe: true }], 'You’re number 2 Raise £78.00 more to draw level with Ada Q.', false)
  await said(
    [
      { ...ada, isMe: true },
      { ...ben, position: 1, raisedPence: 12_300 },
    ],
    'You’re level with Ben R. at the top ',
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

test('F-157 everybody stands in the table with their place; the three who have raised the most are drawn above it besides', async () => {
  const cat = { position: 3, name: 'Cat S.', raisedPence: 2_000, isMe: true }
  const dan = { position: 4, name: 'Dan T.', raisedPence: 1_200, isMe: false }
  show([ada, ben, cat, dan])
  // What the drawing shows isn’t said again: only how far it is.
  const mine = await screen.findByRole('region', { name: 'Where you are' })
  expect(mine.querySelector('p')?.textContent).toBe('Raise £25.00 more to draw level with Ben R. ')
  const table = within(await screen.findByRole('table'))
  const [, ...rows] = table.getAllByRole('row')
  expect(rows.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
    '1AQAda Q.£123.00',
    '2BRBen R.£45.00',
    '3CSCat S. (you)£20.00',
    '4DTDan T.£12.00',
  ])
  // Who is read the table isn’t read the drawing.
  expect(screen.queryByRole('list')).toBeNull()
  const podium = within(screen.getByRole('list', { hidden: true }))
  expect(podium.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
    'AQAda Q.£123.001',
    'BRBen R.£45.002',
    'CSYou£20.003',
  ])
})
