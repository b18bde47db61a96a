import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures } from '../driver.ts'

const notice = (id: number, isNew: boolean) => ({
  id,
  kind: 'donationTracked',
  subject: 'D1',
  at: '2026-11-02T10:00:00.000Z',
  isNew,
  detail: { shop: 'Alder Home', cause: 'Harrowden Hospice', pence: 225 },
})
/** Told long ago, and still to be done: it stands above the list. */
const fullCard = { ...notice(1, false), kind: 'stampCardFull', subject: 'S1', detail: {} }
const told = (page: Page) => page.getByRole('heading', { name: 'Alder Home has recorded your purchase' })

export const noticesDriver: Driver = {
  chart: 'notices',
  signsIn: true,
  open: (page) => go(page, '/account'),
  controls: { 'more.asked': click(button('Show older updates')), 'list.refreshed': click(button('Try again')) },
  actors: {
    readNotices: {
      request: /\/api\/user\/me\/notices$/,
      answers: {
        'done#1': { status: 200, details: { waiting: [fullCard], notices: [notice(9, true)], hasMore: true } },
        'done#2': { status: 200, details: { waiting: [], notices: [notice(9, false)], hasMore: false } },
        'done#3': { status: 200, details: { waiting: [], notices: [], hasMore: false } },
        ...failures,
      },
    },
    markRead: {
      request: /\/api\/user\/me\/notices\/read$/,
      method: 'POST',
      answers: { done: { status: 200, details: {} }, ...failures },
    },
    readMore: {
      request: /\/api\/user\/me\/notices\?lastId=9$/,
      answers: { done: { status: 200, details: { waiting: [], notices: [notice(3, false)], hasMore: false } }, ...failures },
    },
  },
  asks: {
    readNotices: { method: 'GET', path: '/api/user/me/notices' },
    readMore: { method: 'GET', path: '/api/user/me/notices', query: { lastId: '9' } },
    markRead: { method: 'POST', path: '/api/user/me/notices/read', body: { upTo: 9 } },
  },
  sees: {
    '"loading"': (page) => page.getByText('Loading your updates'),
    '"marking"': told,
    '"shown"': told,
    '"loadingMore"': (page) => page.locator('button[aria-busy=true]'),
    '"moreFailed"': (page) => page.getByText(/^We couldn’t load older updates/),
    '"empty"': (page) => page.getByText(/^Nothing yet\./),
    '"failed"': (page) => page.getByText(/^We couldn’t load your updates/),
  },
}
