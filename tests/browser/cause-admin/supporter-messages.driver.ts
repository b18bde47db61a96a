import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { admin } from './admin.ts'

export const supporterMessagesDriver: Driver = {
  ...admin,
  chart: 'supporterMessages',
  open: (page) => go(page, '/settings/cause/1/supporter-communications'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/supporter-communications$/,
      answers: {
        done: {
          status: 200,
          details: { messages: [{ event: 'thanksPaid', medium: 'email', text: 'Thank you.', charLimit: 1000 }] },
        },
        ...failures,
      },
    },
  },
  asks: { read: { method: 'GET', path: '/api/causes/id:1/supporter-communications' } },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('link', { name: 'Edit note: Donation paid, By email' }),
    '"failed"': (page) => page.getByText(/^We couldn’t load your messages/),
  },
}

const someMessage = { event: 'welcomeNewSupporter', medium: 'email', text: 'Thank you for joining us.', charLimit: 1000 }
const typesMessage = (name: string, text: string) => ({
  control: button(name),
  use: async (page: Page) => {
    await page.getByLabel('Your note').fill(text)
    await button(name)(page).click()
  },
})

export const supporterMessageDriver: Driver = {
  ...admin,
  chart: 'supporterMessage',
  open: (page) => go(page, '/settings/cause/1/supporter-communications/welcomeNewSupporter/email/edit'),
  controls: {
    'message.submitted#1': typesMessage('Save note', 'Thank you for joining us.'),
    'message.submitted#2': typesMessage('Save note', 'Thank <b>you</b>'),
    'test.asked#1': typesMessage('Send me a test', 'Thank you for joining us.'),
    'test.asked#2': typesMessage('Send me a test', 'Thank <b>you</b>'),
    'message.removed': click(button('Remove note')),
    'submission.retried': click(button('Try again')),
    'page.refreshed': click(button('Try again')),
  },
  // The same words in another place: what is tried again there is the sending, or the reading.
  byItself: {
    'page.refreshed': ['{"open":"saveFailed"}', '{"open":"testFailed"}', '{"open":"removeFailed"}'],
    'submission.retried': ['"failed"'],
  },
  actors: {
    read: {
      request: /\/welcomeNewSupporter\/email$/,
      answers: {
        'done#1': { status: 200, details: { message: someMessage } },
        'done#2': { status: 200, details: { message: { ...someMessage, text: null } } },
        'done#3': { status: 200, details: { message: { ...someMessage, medium: 'site', charLimit: 280 } } },
        'done#4': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
    save: {
      request: /\/welcomeNewSupporter\/email$/,
      method: 'PUT',
      answers: {
        'done#1': { status: 200, details: { message: someMessage } },
        'done#2': { status: 422, code: 'validation', fields: { text: 'messageHtml' } },
        ...failures,
      },
    },
    sendTest: {
      request: /\/welcomeNewSupporter\/email\/test$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: {} },
        'done#2': { status: 422, code: 'validation', fields: { text: 'messageHtml' } },
        'done#3': { status: 429, code: 'tooMany' },
        ...failures,
      },
    },
    remove: {
      request: /\/welcomeNewSupporter\/email$/,
      method: 'DELETE',
      answers: { done: { status: 200, details: { message: { ...someMessage, text: null } } }, ...failures },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/supporter-communications/welcomeNewSupporter/email' },
    save: {
      method: 'PUT',
      path: '/api/causes/id:1/supporter-communications/welcomeNewSupporter/email',
      body: { text: 'Thank you for joining us.' },
    },
    remove: { method: 'DELETE', path: '/api/causes/id:1/supporter-communications/welcomeNewSupporter/email' },
    sendTest: {
      method: 'POST',
      path: '/api/causes/id:1/supporter-communications/welcomeNewSupporter/email/test',
      body: { text: 'Thank you for joining us.' },
    },
  },
  sees: {
    '"loading"': busy,
    '"unknown"': heading('We can’t find this message'),
    '"failed"': (page) => page.getByText(/^We couldn’t load your messages/),
    '{"open":"editing"}': (page) => page.getByRole('heading', { level: 2, name: 'How supporters see it' }),
    '{"open":"invalid"}': (page) => page.getByRole('alert').getByText(/^Your message can’t have HTML tags/),
    '{"open":"saved"}': (page) => page.getByText(/^We’ve saved your note/),
    '{"open":"tested"}': (page) => page.getByText(/^We’re sending a test to your own/),
    '{"open":"testedTooOften"}': (page) => page.getByText(/^You’ve sent as many tests as you/),
    '{"open":"removed"}': (page) => page.getByText(/^We’ve removed your note/),
    '{"open":"saveFailed"}': (page) => page.getByText(/^We couldn’t confirm that your note was/),
    '{"open":"testFailed"}': (page) => page.getByText('We couldn’t send the test.'),
    '{"open":"removeFailed"}': (page) => page.getByText(/^We couldn’t confirm that the note was removed/),
    '"saving"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'Save' }),
    '"testing"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'test' }),
    '"removing"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'Remove' }),
  },
}
