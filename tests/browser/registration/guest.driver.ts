import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { leaveDraft } from './drafts.driver.ts'

const cause = { id: 7, name: 'Harrowden Hospice' }
const shop = { slug: 'alder-home', name: 'Alder Home' }
const answers = { cause: null, shop: null, email: null }
/** What an earlier step has left, for the states that the chart can begin in. */
const drafts: Record<string, object> = {
  '{"choosing":{"shop":"idle"}}': { ...answers, cause },
  '"email"': { ...answers, cause, shop },
  '{"ready":"idle"}': { cause, shop, email: 'rowan@example.org' },
}
const steps: Record<string, number> = { '{"choosing":{"shop":"idle"}}': 2, '"email"': 3, '{"ready":"idle"}': 3 }
const card = { id: 1, slug: 'alder-home', name: 'Alder Home', category: 'home' }
const rate = { id: 1, name: 'All', kind: 'percent', value: 450, isIncreased: false, increasedUntil: null, usualValue: null }
const visit = { id: 'v', address: '/demo-shop/alder-home', retailerName: 'Alder Home', causeName: 'Harrowden Hospice' }

export const guestRaiseDriver: Driver = {
  chart: 'guestRaise',
  ownPage: true,
  opensAnew: true,
  signsIn: false,
  beginsAnywhere: true,
  async open(page, start) {
    const draft = drafts[start]
    if (draft) {
      await leaveDraft(page, { kind: 'guest', id: 'guest', answers: draft })
    }
    await go(page, `/raise-as-guest/step-${steps[start] ?? 1}`)
  },
  controls: {
    'cause.chosen': {
      control: button('Search for causes'),
      use: async (page) => {
        await page.getByLabel('Cause name, town or postcode').fill('abbotsmere hospice')
        await button('Search for causes')(page).click()
        await button(/Abbotsmere Hospice/)(page)
          .first()
          .click()
      },
    },
    'shop.searched#1': {
      control: button('Search for shops'),
      use: async (page) => {
        await page.getByLabel('Name of the shop').fill('alder')
        await button('Search for shops')(page).click()
      },
    },
    'shop.chosen': click(button(/Alder Home.*donation/)),
    'shop.kept': click(button('Continue with this shop')),
    'email.submitted': {
      control: button('Continue'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('rowan@example.org')
        await button('Continue')(page).click()
      },
    },
    'shop.opened': click(button(/^Go to/)),
    'cause.changed': click(button('Change Cause')),
    'shop.changed': click(button('Change Shop')),
    'step.back': click(button(/^(Back|Choose again)$/)),
  },
  actors: {
    findShops: {
      request: /\/api\/search\/retailer\/search/,
      answers: {
        'done#1': { status: 200, details: { result: { results: [{ ...card, bestRate: rate, ratesDiffer: true }] } } },
        'done#2': { status: 200, details: { result: { results: [] } } },
        ...failures,
      },
    },
    recordVisit: {
      request: /\/api\/raise-as-guest$/,
      answers: {
        'done#1': { status: 200, details: { visit } },
        'done#2': { status: 404, code: 'notFound' },
        'done#3': { status: 429, code: 'tooMany' },
        ...failures,
      },
    },
  },
  asks: {
    findShops: { method: 'GET', path: '/api/search/retailer/search', query: { q: 'alder' } },
    recordVisit: {
      after: {
        begins: {
          method: 'POST',
          path: '/api/raise-as-guest',
          body: { causeId: 7, retailerSlug: 'alder-home', email: 'rowan@example.org' },
        },
        'cause.chosen': {
          method: 'POST',
          path: '/api/raise-as-guest',
          body: { causeId: 1, retailerSlug: 'alder-home', email: 'rowan@example.org' },
        },
      },
    },
  },
  sees: {
    '{"choosing":"cause"}': heading('Which cause do you want to raise money for?'),
    '{"choosing":{"shop":"idle"}}': heading('Where do you want to shop?'),
    '{"choosing":{"shop":"looking"}}': busy,
    '{"choosing":{"shop":"found"}}': button(/Alder Home/),
    '{"choosing":{"shop":"none"}}': (page) => page.getByText(/^We couldn’t find a shop called/),
    '{"choosing":{"shop":"failed"}}': (page) => page.getByText(/^We couldn’t search for shops/),
    '"email"': heading('What’s your email address?'),
    '{"ready":"idle"}': heading(/^Go to .* and shop/),
    '{"ready":"recording"}': busy,
    '{"ready":"failed"}': (page) => page.getByText(/^We couldn’t record your visit/),
    '{"ready":"tooMany"}': (page) => page.getByText(/^You’ve started too many visits/),
    '"gone"': heading('This shop or cause no longer takes part'),
    '"leaving"': (page) => page.getByText('This is a demo shop.'),
  },
}
