import type { Page } from '@playwright/test'
import { accountConsoleFixtures } from '#machines/support/account-console/account-console.fixtures.ts'
import { causeConsoleFixtures } from '#machines/support/cause-console/cause-console.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, failures } from '../driver.ts'
import { afterTyping, reasoned, reasonedSees, whereReadingIsOff } from './reasoned.ts'

const recall = (page: Page) => page.getByRole('region', { name: 'Check a confirmed cause again' })
const recallButton = (page: Page) =>
  recall(page).getByRole('button', { name: 'Stop payments and check it' }).and(page.locator(':not([aria-busy=true])'))

export const causeRecallDriver: Driver = {
  chart: 'causeRecall',
  signsIn: false,
  signedInAt: ['"asking"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/recall'),
  controls: {
    'recall.asked': {
      control: recallButton,
      use: async (page) => {
        await recall(page)
          .getByRole('textbox', { name: /^Its page address or/ })
          .fill('2000002')
        await recall(page)
          .getByRole('textbox', { name: 'Why are you checking it again?' })
          .fill('The charity says that it does not know these people')
        await recallButton(page).click()
      },
    },
  },
  actors: {
    recall: {
      request: /\/api\/support\/recalled-causes$/,
      answers: {
        'done#1': { status: 200, details: { name: 'The Lantern Trust' } },
        'done#2': { status: 404, code: 'notFound' },
        'done#3': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    recall: {
      method: 'POST',
      path: '/api/support/recalled-causes',
      body: { cause: '2000002', text: 'The charity says that it does not know these people' },
    },
  },
  sees: {
    '"asking"': (page) => recallButton(page),
    '"sending"': (page) => recall(page).locator('button[aria-busy=true]'),
    '"recalled"': (page) => recall(page).getByText(/^We’re checking The Lantern Trust again/),
    '"unknown"': (page) => recall(page).getByText(/^We can’t find a cause with that/),
    '"notConfirmed"': (page) => recall(page).getByText(/^This cause isn’t confirmed. Look/),
    '"notSent"': (page) => recall(page).getByText(/^We couldn’t confirm that. It won’t happen/),
  },
}

const reactivation = (page: Page) => page.getByRole('region', { name: 'Reactivate a resting cause' })
const reactivateButton = (page: Page) => reactivation(page).getByRole('button', { name: 'Reactivate it' })

export const causeReactivationDriver: Driver = {
  chart: 'causeReactivation',
  signsIn: false,
  signedInAt: ['"editing"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/recall'),
  controls: {
    'form.submitted': {
      control: reactivateButton,
      use: async (page) => {
        await reactivation(page)
          .getByRole('textbox', { name: /^Its page address or/ })
          .fill('lantern-trust')
        await reactivation(page).getByRole('textbox', { name: 'Why are you reactivating it?' }).fill('Its treasurer rang')
        await reactivateButton(page).click()
      },
    },
    'submission.retried': click((page) => reactivation(page).getByRole('button', { name: 'Try again' })),
  },
  actors: {
    save: {
      request: /\/api\/support\/reactivated-causes$/,
      answers: {
        'done#1': { status: 200, details: { name: 'The Lantern Trust' } },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    save: {
      method: 'POST',
      path: '/api/support/reactivated-causes',
      body: { cause: 'lantern-trust', text: 'Its treasurer rang' },
    },
  },
  sees: {
    '"editing"': reactivateButton,
    '"saving"': (page) => reactivation(page).locator('button[aria-busy=true]'),
    '"saved"': (page) => reactivation(page).getByText(/^Done: lantern-trust is taking/),
    '"failed"': (page) => reactivation(page).getByText(/^We couldn’t confirm that. It won’t happen/),
  },
}

const queue = (page: Page) => page.getByRole('region', { name: 'Causes to check' })
const queued = causeConsoleFixtures.outcomes.readQueue?.outputs ?? []

export const causeConsoleDriver: Driver = {
  chart: 'causeConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/queue?queue=causes&item=causes.371'),
  // The page has one button for this and for the list beside it.
  byItself: { 'queue.refreshed': whereReadingIsOff },
  onlyWith: afterTyping,
  controls: {
    'move.asked': click((page) => queue(page).getByRole('button', { name: 'Return to the queue' })),
    ...reasoned(queue, {
      choose: 'Ask a question',
      label: 'What do you want to ask?',
      text: 'Who signs for it?',
      send: 'Send the question',
    }),
    'queue.refreshed': click((page) => button('Refresh')(page).first()),
  },
  actors: {
    readQueue: {
      request: /\/api\/support\/causes$/,
      answers: {
        ...Object.fromEntries(queued.map((causes, index) => [`done#${index + 1}`, { status: 200, details: { causes } }])),
        ...failures,
      },
    },
    moveRequest: {
      request: /\/api\/support\/causes\/371$/,
      answers: {
        'done#1': { status: 200, details: { stage: 'waiting' } },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    readQueue: { method: 'GET', path: '/api/support/causes', query: { reference: '371' } },
    moveRequest: {
      after: {
        'move.asked': { method: 'POST', path: '/api/support/causes/371', body: { type: 'review.returned' } },
        'decision.made': {
          method: 'POST',
          path: '/api/support/causes/371',
          body: { type: 'question.asked', text: 'Who signs for it?' },
        },
      },
    },
  },
  sees: {
    '"loading"': (page) => queue(page).getByText('Loading'),
    '"shown"': (page) => queue(page).getByRole('heading', { level: 3, name: 'Harrowden Repair Café' }),
    '"empty"': (page) => queue(page).getByText(/^This isn’t waiting any more/),
    '"failed"': (page) => queue(page).getByText(/^We couldn’t load this\./),
    ...reasonedSees(queue, 'What do you want to ask?'),
    '"moving"': (page) => queue(page).locator('[aria-busy=true]').first(),
    '"tooLate"': (page) => queue(page).getByText(/^Someone else has already dealt/),
    '"notMoved"': (page) => queue(page).getByText(/^We couldn’t send your decision, and/),
  },
}

const accounts = (page: Page) => page.getByRole('region', { name: 'Bank accounts to check' })
const heldOnes = accountConsoleFixtures.outcomes.readQueue?.outputs ?? []

export const accountConsoleDriver: Driver = {
  chart: 'accountConsole',
  signsIn: false,
  signedInAt: ['"loading"'],
  signsInAs: 'support',
  open: (page) => go(page, '/support/queue?queue=accounts&item=accounts.412'),
  // The page has one button for this and for the list beside it.
  byItself: { 'queue.refreshed': whereReadingIsOff },
  onlyWith: afterTyping,
  controls: {
    ...reasoned(accounts, {
      choose: 'Accept the account',
      label: 'Why are you accepting it?',
      text: 'The bank statement shows the club',
      send: 'Accept and pay into this account',
    }),
    'queue.refreshed': click((page) => button('Refresh')(page).first()),
  },
  actors: {
    readQueue: {
      request: /\/api\/support\/accounts$/,
      answers: {
        ...Object.fromEntries(heldOnes.map((held, index) => [`done#${index + 1}`, { status: 200, details: { accounts: held } }])),
        ...failures,
      },
    },
    moveRequest: {
      request: /\/api\/support\/accounts\/412$/,
      answers: {
        'done#1': { status: 200, details: { stage: 'accepted' } },
        'done#2': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
  },
  asks: {
    readQueue: { method: 'GET', path: '/api/support/accounts', query: { reference: '412' } },
    moveRequest: {
      method: 'POST',
      path: '/api/support/accounts/412',
      body: { type: 'account.accepted', text: 'The bank statement shows the club' },
    },
  },
  sees: {
    '"loading"': (page) => accounts(page).getByText('Loading'),
    '"shown"': (page) => accounts(page).getByRole('heading', { level: 3, name: 'Harrowden Hospice' }),
    '"empty"': (page) => accounts(page).getByText(/^This isn’t waiting any more/),
    '"failed"': (page) => accounts(page).getByText(/^We couldn’t load this\./),
    ...reasonedSees(accounts, 'Why are you accepting it?'),
    '"moving"': (page) => accounts(page).locator('[aria-busy=true]').first(),
    '"tooLate"': (page) => accounts(page).getByText(/^Someone else has already dealt/),
    '"notMoved"': (page) => accounts(page).getByText(/^We couldn’t send your decision, and/),
  },
}
