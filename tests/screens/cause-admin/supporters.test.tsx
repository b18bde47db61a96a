import { screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { SupportersFound } from '#contract/cause-admin/supporter.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen as openAny, type Said } from '#tests/kit/screen.tsx'
import { SupportersScreen } from '#web/features/cause-admin/supporter-list/supporters-screen.tsx'
import type { Browser } from '#web/platform/browser.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')

const registered = { registeredDate: '2026-03-01T12:00:00.000Z' }
const ada = {
  ...registered,
  position: 3,
  firstName: 'Ada',
  lastName: 'Quill',
  lastRaisedDate: '2026-09-02T12:00:00.000Z',
  raisedPence: 1204,
}
const ben = { ...registered, position: 2, firstName: 'Ben', lastName: 'Rowe', lastRaisedDate: null, raisedPence: 0 }
const unnamed = {
  ...registered,
  position: 1,
  firstName: null,
  lastName: null,
  lastRaisedDate: ada.lastRaisedDate,
  raisedPence: null,
}
const all: SupportersFound = {
  supporters: [ada, ben, unnamed],
  total: 3,
  parts: { active: 2, lapsed: 0, waiting: 1 },
  raised: { named: 1204, others: 300 },
}
const browser = { now: () => Date.parse('2026-11-25T10:00:00Z') } as Browser // all that the screen uses
const openScreen = (of: ReactNode, answer: (call: string) => Said) => openAny(of, answer, { browser })
const path = '/api/supporter-list/causes/1/supporter-list'
const note = 'Add a note to their reminder'

test('U-065, X-073 each supporter has the day they joined, their last purchase and what they raised; anonymous ones have no letters in their picture, and a sum with all others only', async () => {
  openScreen(<SupportersScreen cause={cause} />, () => ({ status: 200, details: all }))
  const rows = within(await screen.findByRole('table', { name: '3 supporters' })).getAllByRole('row')
  expect(rows.slice(1).map((row) => [...row.children].map(({ textContent }) => textContent.replace(/\s/g, ' ')))).toEqual([
    ['AQAda Quill', 'Joined 1 Mar 2026', 'Last bought 2 Sep 2026', '£12.04'],
    ['BRBen Rowe', 'Joined 1 Mar 2026', 'No purchase yet', '£0.00'],
    ['Anonymous', 'Joined 1 Mar 2026', 'Last bought 2 Sep 2026', 'Private'],
  ])
  const sums = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(sums.filter((text) => text?.startsWith('£'))).toEqual(['£15.04', '£12.04', '£3.00'])
})

test('F-149 who is wanted, by name and in which order is asked for, and the file has the same', async () => {
  const { user, asked } = openScreen(<SupportersScreen cause={cause} />, (call) =>
    call.includes('name=Zoe')
      ? { status: 200, details: { ...all, supporters: [], total: 0 } }
      : { status: 200, details: { ...all, supporters: [{ ...ben, position: 1 }], total: 1 } },
  )
  await user.click(await screen.findByRole('button', { name: 'No purchases yet 1' }))
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Most raised')
  await user.type(screen.getByLabelText('Find by name'), ' Ben {enter}')
  await screen.findByRole('table', { name: '1 supporter found' })
  await user.click(screen.getByRole('button', { name: 'Download as CSV' }))
  await user.clear(screen.getByLabelText('Find by name'))
  await user.type(screen.getByLabelText('Find by name'), 'Zoe{enter}')
  await screen.findByText(/^No supporters match/)
  expect(asked.map(({ call }) => call)).toEqual([
    `GET ${path}?limit=50`,
    `GET ${path}?limit=50&part=waiting`,
    `GET ${path}?limit=50&part=waiting&order=raised`,
    `GET ${path}?limit=50&part=waiting&order=raised&name=Ben`,
    `GET ${path}?part=waiting&order=raised&name=Ben`,
    `GET ${path}?limit=50&part=waiting&order=raised&name=Zoe`,
  ])
})

test('A-059, F-149 more of those that are wanted are asked for by position, and a failure by the same again', async () => {
  const { user, asked } = openScreen(<SupportersScreen cause={cause} />, (call) => {
    if (call.includes('exclusiveFromPosition')) return { status: 200, details: { ...all, supporters: [unnamed], total: 3 } }
    return call.includes('part=') ? { status: 200, details: { ...all, supporters: [ada, ben] } } : 'no answer'
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('button', { name: /^Bought in the last 90 days/ }))
  await user.click(await screen.findByRole('button', { name: 'Show more supporters' }))
  await screen.findByText('Anonymous')
  expect(asked.map(({ call }) => call)).toEqual([
    `GET ${path}?limit=50`,
    `GET ${path}?limit=50`,
    `GET ${path}?limit=50&part=active`,
    `GET ${path}?limit=50&exclusiveFromPosition=2&part=active`,
  ])
})

test('F-149 the address says whom to show first; who has stopped can be written to, and a filter that would find nobody isn’t offered', async () => {
  const parts = { active: 2, lapsed: 1, waiting: 0 }
  const { asked } = openScreen(<SupportersScreen cause={cause} part="lapsed" />, () => ({
    status: 200,
    details: { ...all, supporters: [{ ...ada, position: 1 }], total: 1, parts },
  }))
  expect((await screen.findByRole('link', { name: note })).getAttribute('href')).toBe(
    '/settings/cause/1/supporter-communications/nudge30DaysNoShop/email/edit',
  )
  expect(screen.getByRole('button', { name: 'No purchases for 90 days 1', pressed: true })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^No purchases yet/ })).toBeNull()
  expect(asked.map(({ call }) => call)).toEqual([`GET ${path}?limit=50&part=lapsed`])
})

test('F-149 whoever has stopped buying is marked; what is written to them stands above them, where one looks at them alone', async () => {
  const long = { ...ben, lastRaisedDate: '2026-06-02T12:00:00.000Z' }
  const { user, asked } = openScreen(<SupportersScreen cause={cause} />, () => ({
    status: 200,
    details: { ...all, supporters: [ada, long], parts: { active: 1, lapsed: 1, waiting: 0 } },
  }))
  expect((await screen.findByRole('row', { name: /Ben Rowe/ })).textContent).toMatch(/Nothing since 2\sJun 2026Over 90 days ago/)
  expect(screen.getByRole('row', { name: /Ada Quill/ }).textContent).not.toContain('Over 90 days ago')
  // Among everybody one link leads to what can be done, and nothing stands above the list.
  const lapsed = { name: '1 supporter hasn’t bought anything for 90 days' }
  expect(screen.queryByRole('heading', lapsed)).toBeNull()
  const forThem = { name: 'Add a note for the one who hasn’t bought for 90 days' }
  expect(screen.getByRole('link', forThem).getAttribute('href')).toMatch(/\/nudge30DaysNoShop\/email\/edit$/)
  await user.click(screen.getByRole('button', { name: 'No purchases for 90 days 1' }))
  expect(await screen.findByRole('heading', lapsed)).toBeTruthy()
  expect(screen.queryByRole('link', forThem)).toBeNull()
  // One goes by purchases, the other by visits.
  const rule = /^After 30 days without a visit we email those who’ve chosen tips, with your note if they’ve chosen messages/
  expect(screen.getByText(rule)).toBeTruthy()
  expect(screen.getByRole('link', { name: note })).toBeTruthy()
  expect(asked.at(-1)?.call).toBe(`GET ${path}?limit=50&part=lapsed`)
})
