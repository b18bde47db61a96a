import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Notice, NoticeDetail, NoticeKind } from '#contract/account/notice.ts'
import notices from '#locales/en-GB/account-notices.json' with { type: 'json' }
import { openScreen } from '#tests/kit/screen.tsx'
import { Notices } from '#web/features/account/notices/notices.tsx'

const kinds = Object.keys(notices.kind) as NoticeKind[] // JSON has its own keys only

/** What every sentence can name. */
const detail: NoticeDetail = {
  shop: 'Alder Home',
  cause: 'Abbotsmere Hospice',
  pence: 225,
  day: '2026-10-01',
  stage: 'accepted',
  refusal: 'accountClosed',
  name: 'Morgan Hale',
  toCause: 'Harrowden Hospice',
  text: 'Come back to us.',
}
const said: Record<string, RegExp> = {
  shop: /Alder Home/,
  cause: /Abbotsmere Hospice/,
  amount: /£2\.25/,
  day: /1\sOctober 2026/,
  stage: /we’ve accepted your claim/,
  name: /Morgan Hale/,
  toCause: /Harrowden Hospice/,
  text: /Come back to us\./,
}

test('G-031 every notice says all that its sentences name: who has done it, where money has gone, and why a bank refused it', async () => {
  openScreen(<Notices />, (call) =>
    call.startsWith('GET')
      ? {
          status: 200,
          details: {
            waiting: [],
            notices: kinds.map((kind, at) => ({
              id: 99 - at,
              kind,
              subject: '1',
              at: '2026-11-02T10:00:00.000Z',
              isNew: false,
              detail,
            })),
            hasMore: false,
          },
        }
      : { status: 200, details: {} },
  )
  const lines = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  expect(lines).toHaveLength(kinds.length)
  const silent = kinds.flatMap((kind, at) =>
    [...JSON.stringify(notices.kind[kind]).matchAll(/\{\{(\w+)\}\}/g)].flatMap(([, name = '']) =>
      said[name]?.test(lines[at] ?? '') ? [] : [`${kind} doesn’t say its ${name}`],
    ),
  )
  expect(silent).toEqual([])
  expect(lines[kinds.indexOf('paymentRefused')]).toContain('Reason: the account is closed.')
})

const told = (id: number, kind: Notice['kind'], detail: Notice['detail']): Notice => ({
  id,
  kind,
  subject: '1',
  at: '2026-11-20T10:00:00.000Z',
  isNew: false,
  detail: { cause: 'Alder Hospice', causeId: 4, ...detail },
})

const openNotices = (list: { waiting: Notice[]; notices: Notice[] }) =>
  openScreen(<Notices />, (call) => ({ status: 200, details: call.startsWith('GET') ? { ...list, hasMore: false } : {} }))

test('G-031 a notice names who has done it, why, and where money has gone; whose account is deleted is someone', async () => {
  const notices = [
    told(5, 'adminLeft', { name: 'Jo Penny', day: '2026-11-27' }),
    told(4, 'returnRefused', { name: 'Jo Penny', text: 'The committee has voted' }),
    told(3, 'donationsMoved', { toCause: 'Birch Shelter', pence: 1234 }),
    told(2, 'paymentRefused', { pence: 1234, refusal: 'accountClosed' }),
    told(1, 'causeClosing', { day: '2026-11-27' }),
  ]
  openNotices({ waiting: [], notices })
  expect(await screen.findByRole('heading', { name: 'Jo Penny has left Alder Hospice' })).toBeTruthy()
  expect(screen.getByText(/decided this\. Their reason: The committee has voted/)).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'What you raised for Alder Hospice goes to Birch Shelter' })).toBeTruthy()
  expect(screen.getByText(/Reason: the account is closed/)).toBeTruthy()
  expect(screen.getByText(/^Someone has asked to close Alder Hospice/)).toBeTruthy()
  expect(document.body.textContent).not.toMatch(/\{\{|undefined/)
})

test('F-153 what a cause says with several notices is read once, with the newest, and notices stand under their month', async () => {
  const thanks = 'Thank you from all of us.'
  const notices = [
    { ...told(4, 'donationConfirmed', { shop: 'Alder Home', pence: 225 }), says: thanks },
    { ...told(3, 'donationConfirmed', { shop: 'Birch Carpets', pence: 150 }), says: thanks },
    { ...told(2, 'donationConfirmed', { shop: 'Quill Home', causeId: 5, pence: 75 }), says: thanks },
    { ...told(1, 'donationTracked', { shop: 'Fern Holidays', pence: 49 }), at: '2026-10-31T23:30:00.000Z', says: 'Well done.' },
  ]
  openNotices({ waiting: [], notices })
  const linesOf = async (month: string) =>
    within(await screen.findByRole('region', { name: month }))
      .getAllByRole('listitem')
      .map((line) => [
        line.querySelector('h4')?.textContent?.split(' has')[0],
        line.querySelector('blockquote p + p')?.textContent,
      ])
  expect(await linesOf('November 2026')).toEqual([
    ['Alder Home', thanks],
    ['Birch Carpets', undefined],
    ['Quill Home', thanks],
  ])
  expect(await linesOf('October 2026')).toEqual([['Fern Holidays', 'Well done.']])
})

test('G-031 what waits for somebody stands first, and isn’t told again among what’s new', async () => {
  const [card, paid] = [told(1, 'stampCardFull', {}), told(2, 'donationPaid', { pence: 225 })]
  const linesOf = (name: string) => within(screen.getByRole('region', { name })).queryAllByRole('listitem')
  const { unmount } = openNotices({ waiting: [card], notices: [paid, card] })
  await screen.findByRole('region', { name: 'Waiting for you' })
  expect(linesOf('Waiting for you').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Claim a bonus')])
  expect(linesOf('What’s new').map(({ textContent }) => textContent)).toEqual([expect.stringContaining('We’ve paid')])
  const headings = screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent])
  expect(headings.slice(0, 3)).toEqual([
    ['H2', 'Waiting for you'],
    ['H3', 'Your stamp card is full'],
    ['H2', 'What’s new'],
  ])
  unmount()
  // There may be nothing else.
  openNotices({ waiting: [card], notices: [card] })
  expect(await screen.findByText('Nothing else is new.')).toBeTruthy()
  expect(linesOf('What’s new')).toEqual([])
})

test('G-031 what becomes of a donation is one line that leads to it, with its sum at the end; a declined one is struck out', async () => {
  const notices = [
    told(2, 'donationConfirmed', { shop: 'Alder Home', pence: 225 }),
    told(1, 'donationDeclined', { shop: 'Birch Carpets', pence: 150, reason: 'returned' }),
  ]
  openNotices({ waiting: [], notices })
  const confirmed = await screen.findByRole('link', { name: 'Alder Home has confirmed your donation' })
  expect(confirmed.getAttribute('href')).toBe('/account/donations/1')
  const declined = screen.getByText('£1.50').closest('li')
  expect(declined?.querySelector('s')?.textContent).toBe('£1.50')
  expect(declined?.textContent).toContain(
    'Alder Hospice won’t get this one. Open it to see what you can do.Reason: the purchase was returned.',
  )
  expect(screen.getByText('£2.25').closest('s')).toBeNull()
  expect(screen.queryByText('See this donation')).toBeNull()
})
