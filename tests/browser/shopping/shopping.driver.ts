import type { Page } from '@playwright/test'
import { expect } from 'vitest'
import { go } from '#tests/kit/site.ts'
import { type Ask, button, click, type Driver, failures, heading } from '../driver.ts'

const field = (page: Page) => page.getByRole('combobox', { name: 'Search for a shop' })
const shop = {
  id: 1,
  slug: 'alder-home',
  name: 'Alder Home',
  category: 'Home',
  bestRate: {
    id: 1,
    name: 'Everything',
    kind: 'percent',
    value: 450,
    isIncreased: false,
    increasedUntil: null,
    usualValue: null,
  },
  ratesDiffer: false,
}

const recorded = (more: object): Ask => ({
  method: 'POST',
  path: '/api/visits',
  body: { retailerSlug: 'alder-home', visitSession: expect.stringMatching(/^[0-9a-f]{32}$/), risks: [], ...more },
})

export const retailerVisitDriver: Driver = {
  chart: 'retailerVisit',
  signsIn: true,
  open: (page) => go(page, '/retailer/alder-home/visit'),
  controls: {
    'signIn.chosen': click(button('Log in')),
    'account.chosen': click(button('Sign up')),
    'guest.chosen': click(button('Continue as a guest')),
    'visit.withoutDonation': click(button(/^Go to .* now$/)),
    'visit.retried': click(button('Try again')),
  },
  actors: {
    recordVisit: {
      request: /\/api\/visits$/,
      answers: {
        'done#1': {
          status: 200,
          details: { visit: { id: 'v', address: '/demo-shop/alder-home', retailerName: 'Alder Home', causeName: null } },
        },
        // Not about the token, which the client would have refreshed first.
        'done#2': { status: 401, code: 'signInAgain' },
        'done#3': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  asks: {
    recordVisit: { after: { begins: recorded({}), 'visit.withoutDonation': recorded({ anonymous: true }) } },
  },
  leaves: ['"signingIn"', '"redirecting"'],
  sees: {
    '"resolving"': heading('Taking you to the shop'),
    '"goingWithout"': heading('Taking you to the shop'),
    '"loginNeeded"': heading(/^Before you go to /),
    '"failed"': heading('We couldn’t record your visit'),
    '"failedWithout"': heading('We couldn’t record your visit'),
    '"retailerGone"': heading('This shop or offer isn’t available any more'),
    // A person who is signed in after all goes through the login page straight back to the visit.
    '"signingIn"': heading(/^(Taking you to the shop|Alder Home)$/),
    // By then the page may be the next one.
    '"creatingAccount"': heading(/^(Taking you to the shop|Alder Home|Which cause do you want to raise money for\?)$/),
    '"raisingAsGuest"': heading('Which cause do you want to raise money for?'),
    '"redirecting"': (page) => page.getByText('This is a demo shop.'),
  },
}

export const headerSearchDriver: Driver = {
  chart: 'headerSearch',
  opensAnew: true,
  signsIn: false,
  inField: ['search.focused', 'search.left', 'search.typed#1', 'search.typed#2', 'after: typingPause'],
  // It stands beside text, and stays when the field is left; blanks are text too.
  byItself: { 'search.cleared': ['"blurred"', '{"focused":"focusedEmpty"}'] },
  open: (page) => go(page, '/how-it-works'),
  controls: {
    'search.focused': {
      control: field,
      use: async (page) => {
        await field(page).blur()
        await field(page).focus()
      },
    },
    'search.left': { control: field, use: (page) => field(page).press('Escape') },
    // The same text again is no typing: another spelling of the same term is.
    'search.typed#1': {
      control: field,
      use: async (page) => field(page).fill((await field(page).inputValue()) === ' ALDER ' ? 'Alder' : ' ALDER '),
    },
    'search.typed#2': {
      control: field,
      use: async (page) => field(page).fill((await field(page).inputValue()) === '  ' ? '   ' : '  '),
    },
    'search.cleared': click((page) => page.getByRole('button', { name: 'Clear the search' })),
    'after: typingPause': { control: field, use: async () => {} },
  },
  actors: {
    searchRetailers: {
      request: /\/api\/search\/retailer\/search\?q=alder$/,
      answers: {
        'done#1': { status: 200, details: { result: { results: [shop] } } },
        'done#2': { status: 200, details: { result: { results: [] } } },
        ...failures,
      },
    },
  },
  asks: { searchRetailers: { method: 'GET', path: '/api/search/retailer/search', query: { q: 'alder' } } },
  sees: {
    '"blurred"': field,
    '{"focused":"focusedEmpty"}': field,
    '{"focused":"pausing"}': field,
    '{"focused":"loading"}': field,
    '{"focused":"suggestions"}': (page) => page.getByRole('option', { name: /Alder Home/ }),
    '{"focused":"noResults"}': (page) => page.getByText(/No shops found/),
    '{"focused":"failed"}': field,
  },
}
