import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'

const notice = (id: number, isNew: boolean) => ({
  id,
  kind: 'donationTracked',
  subject: 'D1',
  at: '2026-11-02T10:00:00.000Z',
  isNew,
  detail: { shop: 'Alder Home', cause: 'Harrowden Hospice', pence: 225 },
})
const told = (page: Page) => page.getByRole('heading', { name: 'Alder Home has reported your purchase' })

export const noticesDriver: Driver = {
  chart: 'notices',
  signsIn: true,
  open: (page) => go(page, '/account'),
  controls: { 'more.asked': click(button('Show older ones')), 'list.refreshed': click(button('Try again')) },
  actors: {
    readNotices: {
      request: /\/api\/user\/me\/notices$/,
      answers: {
        'done#1': { status: 200, details: { notices: [notice(9, true)], hasMore: true } },
        'done#2': { status: 200, details: { notices: [notice(9, false)], hasMore: false } },
        'done#3': { status: 200, details: { notices: [], hasMore: false } },
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
      answers: { done: { status: 200, details: { notices: [notice(3, false)], hasMore: false } }, ...failures },
    },
  },
  sees: {
    '"loading"': (page) => page.getByText('Loading what is new'),
    '"marking"': told,
    '"shown"': told,
    '"loadingMore"': (page) => page.locator('button[aria-busy=true]'),
    '"moreFailed"': (page) => page.getByText(/^Older notices could not be loaded/),
    '"empty"': (page) => page.getByText(/^Nothing yet\./),
    '"failed"': (page) => page.getByText(/^We could not load what is new/),
  },
}

const card = { id: 'c1', programme: 'shop-for-stamps', stamps: 5, rewardPence: 200, redeemedAt: null }
const readCards = (stamps: number, redeemedAt: string | null) => ({
  status: 200,
  details: { cards: [{ ...card, stamps, redeemedAt }], causeName: 'Harrowden Hospice' },
})

export const stampCardsDriver: Driver = {
  chart: 'stampCards',
  signsIn: true,
  open: (page) => go(page, '/stampcards'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: { read: { request: /\/api\/user\/me\/stampcards$/, answers: { done: readCards(3, null), ...failures } } },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('img', { name: '3 of 5 stamps' }),
    '"failed"': (page) => page.getByText(/^We could not load this/),
  },
}

const question = heading('Turn your card into £2.00?')

export const stampCardDriver: Driver = {
  chart: 'stampCard',
  signsIn: true,
  beginsAnywhere: true,
  open: (page) => go(page, '/stampcards/shop-for-stamps/c1/redeem'),
  always: { '/api/user/me/stampcards': readCards(5, null).details },
  controls: { 'card.redeemed': click(button('Yes, give £2.00')) },
  actors: {
    redeemCard: {
      request: /\/api\/user\/me\/stampcards\/c1\/redeem$/,
      answers: {
        'done#1': { status: 200, details: { rewardPence: 200, causeName: 'Harrowden Hospice', transactionId: 'B1' } },
        'done#2': { status: 422, code: 'validation', fields: { causeId: 'causeRequired' } },
        'done#3': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  sees: {
    '"complete"': question,
    '"redeeming"': busy,
    '"causeNeeded"': (page) => page.getByText(/^You support no cause yet/),
    '"notRedeemed"': (page) => page.getByText(/^The bonus could not be booked/),
    '"redeemed"': heading(/^(£2\.00 for Harrowden Hospice|This card has been redeemed)$/),
  },
}

export const referralsDriver: Driver = {
  chart: 'referrals',
  signsIn: true,
  open: (page) => go(page, '/referrals'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/api\/user\/me\/referrals$/,
      answers: {
        done: {
          status: 200,
          details: {
            address: 'https://www.example.org/?invite=0123456789abcdef',
            bonusPence: 500,
            friends: 2,
            pendingPence: 500,
            confirmedPence: 1500,
          },
        },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByText('https://www.example.org/?invite=0123456789abcdef'),
    '"failed"': (page) => page.getByText(/^We could not load this/),
  },
}

const entries = [
  { position: 1, name: 'Ada Q.', raisedPence: 12_300, isMe: false },
  { position: 2, name: null, raisedPence: 4500, isMe: false },
]

export const leaderboardDriver: Driver = {
  chart: 'leaderboard',
  signsIn: true,
  open: (page) => go(page, '/leaderboard'),
  controls: {
    'period.chosen#1': click(button('Last 30 days')),
    'period.chosen#2': click(button('Last 12 months')),
    'page.refreshed': click(button('Try again')),
  },
  actors: {
    readLeaderboard: {
      request: /\/leaderboard\?period=/,
      answers: {
        'done#1': { status: 200, details: { causeName: 'Harrowden Hospice', entries } },
        'done#2': { status: 200, details: { causeName: 'Harrowden Hospice', entries: [] } },
        'done#3': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('cell', { name: 'Ada Q.' }),
    '"notAvailable"': (page) => page.getByText('The leaderboard is not available'),
    '"failed"': (page) => page.getByText(/^We could not load this/),
  },
}

export const emailShareDriver: Driver = {
  chart: 'emailShare',
  signsIn: true,
  open: (page) => go(page, '/email-share'),
  controls: {
    'form.submitted': {
      control: button('Send'),
      use: async (page) => {
        await page.getByLabel('Email addresses').fill('ada@example.org, ben@example.org')
        await button('Send')(page).click()
      },
    },
    'submission.retried': click(button('Try again')),
  },
  actors: {
    save: {
      request: /\/api\/email-share$/,
      answers: {
        'done#1': { status: 200, details: { sent: 2 } },
        'done#2': { status: 422, code: 'validation', fields: { recipients: 'recipientsTooMany' } },
        ...failures,
      },
    },
  },
  sees: {
    '"editing"': heading('Tell friends by email'),
    '"saving"': busy,
    '"saved"': (page) => page.getByText('We have written to 2 friends.'),
    '"failed"': (page) => page.getByText(/^The mails could not be sent/),
  },
}

const tip = (page: Page) => page.getByRole('complementary', { name: 'Do your friends shop too?' })
const panel = heading(/^Good (morning|afternoon|evening)/)

export const dismissalDriver: Driver = {
  chart: 'dismissal',
  opensAnew: true,
  signsIn: true,
  open: (page) => go(page, '/panel'),
  controls: { 'tip.dismissed': click(button('Do not show this again')) },
  actors: {
    readFlag: {
      request: /\/api\/user\/me\/udo$/,
      answers: {
        'done#1': { status: 200, details: { UDO: { user_id: 1 } } },
        'done#2': { status: 200, details: { UDO: { user_id: 1, dismissed_onboarding_modal_referral_tip: true } } },
        ...failures,
      },
    },
    saveFlag: {
      request: /\/api\/user\/me\/udo\?ignoreResponse=true$/,
      method: 'POST',
      answers: { done: { status: 200, details: {} }, ...failures },
    },
  },
  // Where nothing is shown, the rest of the page is, and the control is not.
  sees: {
    '"reading"': panel,
    '"notDismissed"': tip,
    '"saving"': panel,
    '"dismissed"': panel,
    '"saved"': panel,
    '"unknown"': panel,
  },
}

export const mailOptOutDriver: Driver = {
  chart: 'mailOptOut',
  signsIn: false,
  beginsAnywhere: true,
  open: (page, start) =>
    go(page, start === '"asking"' ? '/mail-opt-out#stop=abc.friend%40example.org' : '/mail-opt-out#stop=abc'),
  controls: {
    'mails.stopped': click(button('Yes, stop them')),
    'submission.retried': click(button('Try again')),
  },
  actors: {
    stopMails: {
      request: /\/api\/mail-opt-outs$/,
      answers: { 'done#1': { status: 200, details: {} }, 'done#2': { status: 404, code: 'notFound' }, ...failures },
    },
  },
  sees: {
    '"asking"': heading('Stop these mails'),
    '"stopping"': busy,
    '"failed"': (page) => page.getByText(/^We could not note it/),
    '"stopped"': heading('Nobody can write to you from here any more'),
    '"unknown"': heading('This link is not whole'),
  },
}
