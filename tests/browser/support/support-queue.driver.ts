import type { Page } from '@playwright/test'
import { nothingOpened, nothingWaits, oneWaits, openedOnly } from '#machines/support/support-queue/support-queue.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { type Ask, button, click, type Driver, done, failures, main } from '../driver.ts'

const list = (page: Page) => main(page).getByRole('region', { name: 'What’s waiting' })
const whose = (page: Page) => main(page).getByRole('combobox', { name: 'Assigned to' })
const keeper = (page: Page) => main(page).getByRole('region', { name: 'Who’s dealing with it' })

const itemsOf = (more: object): Ask => ({
  method: 'GET',
  path: '/api/support/items',
  query: { order: 'due', page: '1', queue: 'messages', item: 'messages.CM-7K2M9QXB', ...more },
})

export const supportQueueDriver: Driver = {
  chart: 'supportQueue',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/queue?queue=messages&item=messages.CM-7K2M9QXB'),
  // Whoever asks anew while it is asked for asks by the same call: which of the two is answered nobody can tell here.
  byItself: { 'query.changed': ['"loading"'], 'list.refreshed': ['"loading"'] },
  controls: {
    'query.changed': {
      control: (page) => whose(page),
      // Each choice narrows by something else than now.
      use: async (page) => {
        await whose(page).selectOption((await whose(page).inputValue()) === 'me' ? 'Anyone' : 'Me')
      },
    },
    'list.refreshed': click((page) => button('Refresh')(page).first()),
    'assignment.asked': click((page) => keeper(page).getByRole('button', { name: 'Assign to me' })),
  },
  happens: {
    // What is typed in the form of what is opened, which has a chart of its own.
    'draft.changed#1': async (page) => {
      await button('Reply')(page).click()
      await main(page).getByRole('textbox', { name: 'Your reply' }).fill('It’s changed now.')
    },
  },
  // Its form stands there once what is opened has been read.
  onlyIn: { 'draft.changed#1': ['"shown"', '"failed"'] },
  always: {
    '/api/support/messages': {
      messages: [
        {
          reference: 'CM-7K2M9QXB',
          topic: 'other',
          name: 'Rowan Ash',
          email: 'rowan@example.org',
          text: 'Is my donation here?',
          sentAt: '2026-11-16T10:00:00.000Z',
          hasAccount: true,
        },
      ],
    },
  },
  actors: {
    readItems: {
      request: /\/api\/support\/items\?/,
      answers: {
        'done#1': { status: 200, details: oneWaits },
        'done#2': { status: 200, details: nothingOpened },
        'done#3': { status: 200, details: nothingWaits },
        'done#4': { status: 200, details: openedOnly },
        ...failures,
      },
    },
    handOver: {
      request: /\/api\/support\/assignments$/,
      answers: {
        'done#1': { ...done, details: { item: oneWaits.items[0] } },
        'done#2': { status: 409, code: 'assignedMeanwhile' },
        ...failures,
      },
    },
  },
  asks: {
    readItems: {
      after: {
        begins: itemsOf({}),
        // Each press narrows to one’s own, or takes that back.
        'query.changed': { each: 'query.changed', asks: [itemsOf({ assignee: 'me' }), itemsOf({})] },
      },
    },
    handOver: {
      method: 'POST',
      path: '/api/support/assignments',
      body: { queue: 'messages', reference: 'CM-7K2M9QXB', from: null, to: 4 },
    },
  },
  sees: {
    '"loading"': (page) => list(page).and(page.locator('[aria-busy=true]')),
    '"shown"': (page) => list(page).getByText('1 waiting'),
    '"empty"': (page) => list(page).getByText(/^Nothing(’s waiting\.| waiting matches)/),
    '"failed"': (page) => list(page).getByText(/^We couldn’t load the queue\./),
    '"assigning"': (page) => keeper(page).locator('button[aria-busy=true]'),
  },
}
