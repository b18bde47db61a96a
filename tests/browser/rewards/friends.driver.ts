import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'

export const referralsDriver: Driver = {
  chart: 'referrals',
  signsIn: true,
  open: (page) => go(page, '/referrals'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/api\/user\/me\/referrals(\?|$)/,
      answers: {
        done: {
          status: 200,
          details: {
            address: 'https://www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef',
            causeName: 'Abbotsmere Hospice',
            bonusPence: 500,
            friends: 3,
            waiting: 1,
            pendingPence: 500,
            confirmedPence: 1500,
          },
        },
        ...failures,
      },
    },
  },
  asks: { read: { method: 'GET', path: '/api/user/me/referrals', query: { causeId: '1' } } },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByText('www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef'),
    '"failed"': (page) => page.getByText(/^We couldn’t load this/),
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
  asks: {
    save: { method: 'POST', path: '/api/email-share', body: { recipients: ['ada@example.org', 'ben@example.org'], message: '' } },
  },
  sees: {
    '"editing"': heading('Tell friends by email'),
    '"saving"': busy,
    '"saved"': (page) => page.getByText('We’ve emailed 2 friends.'),
    '"failed"': (page) => page.getByText(/^We couldn’t send the emails/),
  },
}

const tip = (page: Page) => page.getByRole('complementary', { name: 'Do your friends shop too?' })
const panel = heading(/^Good (morning|afternoon|evening)/)

export const dismissalDriver: Driver = {
  chart: 'dismissal',
  opensAnew: true,
  signsIn: true,
  open: (page) => go(page, '/panel'),
  controls: { 'tip.dismissed': click(button('Don’t show this again')) },
  actors: {
    readFlag: {
      request: /\/api\/user\/me\/udo$/,
      answers: {
        // Beside the strip about Donation Reminder the tip isn’t shown: here that is closed.
        'done#1': { status: 200, details: { UDO: { user_id: 1, dismissed_onboarding_modal_reminder: true } } },
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
  asks: {
    readFlag: { method: 'GET', path: '/api/user/me/udo' },
    saveFlag: {
      method: 'POST',
      path: '/api/user/me/udo',
      query: { ignoreResponse: 'true' },
      body: { dismissed_onboarding_modal_referral_tip: true },
    },
  },
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
  asks: {
    stopMails: {
      method: 'POST',
      path: '/api/mail-opt-outs',
      body: { email: 'friend@example.org', list: 'everything', proof: 'abc' },
    },
  },
  sees: {
    '"asking"': heading('Stop these emails'),
    '"stopping"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t save this/),
    '"stopped"': heading('Nobody can email you from here any more'),
    '"unknown"': heading('This link is incomplete'),
  },
}

const copyLink = button('Copy link')
export const promotionDriver: Driver = {
  chart: 'promotion',
  signsIn: true,
  open: async (page) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    // No device of the tests shares by itself.
    await page.addInitScript(() => Object.assign(navigator, { share: () => Promise.resolve() }))
    await go(page, '/promote-my-cause')
  },
  ownPage: true,
  controls: {
    'page.refreshed': click(button('Try again')),
    'text.copied': click(copyLink),
    'copy.refused': {
      control: copyLink,
      use: async (page) => {
        await page.evaluate(() => {
          const { clipboard } = navigator
          const write = clipboard.writeText
          clipboard.writeText = () => {
            clipboard.writeText = write
            return Promise.reject(new Error('refused'))
          }
        })
        await button('Copy Facebook or Instagram')(page).click()
      },
    },
    'link.shared': click(button('Share')),
  },
  actors: {
    findLink: {
      request: /\/api\/user\/me\/referrals(\?|$)/,
      answers: {
        done: {
          status: 200,
          details: {
            address: 'https://www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef',
            causeName: 'Abbotsmere Hospice',
            bonusPence: 500,
            friends: 2,
            waiting: 0,
            pendingPence: 500,
            confirmedPence: 1500,
          },
        },
        ...failures,
      },
    },
  },
  asks: { findLink: { method: 'GET', path: '/api/user/me/referrals', query: { causeId: '1' } } },
  sees: {
    '"finding"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load your cause/),
    '{"shown":"link"}': button('Copy link'),
    '{"shown":"copied"}': (page) => page.getByText('Copied. Now paste it where your friends are.'),
    '{"shown":"notCopied"}': (page) => page.getByText(/^Your browser won’t let us copy/),
    '{"shown":"shared"}': (page) => page.getByText('Thank you for sharing.'),
  },
}
