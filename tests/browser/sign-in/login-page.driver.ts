import type { Page, Route } from '@playwright/test'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, heading } from '../driver.ts'
import { closeWindow, holdWindows } from './provider-window.ts'
import { bringIdentity } from './providers.driver.ts'

/** What is on its way to a page: a script, or an answer. */
function holding() {
  const held = new WeakMap<Page, PromiseWithResolvers<Route>>()
  return {
    async hold(page: Page, pattern: RegExp): Promise<void> {
      const first = Promise.withResolvers<Route>()
      held.set(page, first)
      let isFirst = true
      await page.route(pattern, (route) => {
        if (!isFirst) return route.fallback()
        isFirst = false
        return first.resolve(route)
      })
    },
    first: async (page: Page) => (await held.get(page)?.promise) as Route, // held before
  }
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await button('Log in')(page).click()
}

const part = holding()

/** F-042: somebody has brought an account of Facebook that nobody here is connected to. That nobody has is what every other log-in does. */
export const linkingOfferDriver: Driver = {
  chart: 'linkingOffer',
  ownPage: true,
  signsIn: false,
  oneAtATime: true,
  async open(page) {
    await part.hold(page, /\/provider-linking-[^/]*\.js$/)
    await bringIdentity(page, '/login?forward-url=/how-it-works')
  },
  controls: { 'offer.finished': click(button('Not now')) },
  happens: {
    'person.entered': logIn,
    'findOffer: done#1': async (page) => (await part.first(page)).continue(),
    'findOffer: error': async (page) => (await part.first(page)).abort(),
  },
  outside: { 'findOffer: done#1': 'What makes the offer has come', 'findOffer: error': 'What makes the offer can’t be loaded' },
  actors: {},
  leaves: ['"over"'],
  sees: {
    '"outside"': heading('Log in'),
    '"looking"': heading('Log in'),
    '"offered"': heading('Log in with Facebook next time?'),
    '"over"': heading('How it works'),
  },
}

const person = holding()
const provider = holding()
/** What the server says of somebody whom it only recognises: that they are in is said by a header. */
const recognise = async (route: Route) => route.fulfill({ json: await (await route.fetch()).json() })
const waiting = (page: Page) => page.getByText(/^Continue in the/)

/** with the charts of its form and its providers, which have the controls. Who is here is not known yet where the address names a provider. */
export const loginPageDriver: Driver = {
  chart: 'loginPage',
  ownPage: true,
  signsIn: false,
  signedInAt: ['"settling"'],
  beginsAnywhere: true,
  async open(page, start) {
    await holdWindows(page)
    await person.hold(page, /\/api\/user\/me$/)
    await provider.hold(page, /\/provider-login-[^/]*\.js$/)
    await go(page, `/login${start === '"settling"' ? '/facebook' : ''}?forward-url=/how-it-works`)
  },
  controls: {},
  happens: {
    'person.known#1': async (page) => recognise(await person.first(page)),
    'person.known#2': async (page) => (await person.first(page)).continue(),
    'person.entered': logIn,
    'provider.chosen': (page) => button('Continue with Apple')(page).click(),
    /** The part that asks the provider has come. */
    async 'provider.waits#1'(page) {
      await (await provider.first(page)).continue()
      await waiting(page).waitFor()
    },
    async 'provider.waits#2'(page) {
      await closeWindow(page)
      await waiting(page).waitFor({ state: 'hidden' })
    },
    'readArrival: done': async () => {},
  },
  outside: {
    'person.known#1': 'The server only recognises who is here',
    'person.known#2': 'The server says who is here',
    'provider.waits#1': 'What asks the other service has come',
    'provider.waits#2': 'Close the window that has opened',
    'readArrival: done': 'Wait a moment',
  },
  actors: {},
  onlyIn: {
    // What the address means is read at once; and where it is being settled somebody is here, whose session another log-in would end.
    'person.entered': ['"asking"'],
    // Of a stranger it's known at once that nobody is here.
    'person.known#2': ['"settling"'],
    // And so it keeps nobody waiting.
    'after: patience': [],
  },
  // While one provider is waited for no other can be chosen. One that the address names takes the whole page: only one that was chosen opens a window.
  onlyWith: {
    'provider.chosen': { waitsFor: null },
    'provider.waits#1': { chosen: 'apple' },
    'provider.waits#2': { chosen: 'apple' },
  },
  leaves: ['"entered"'],
  sees: {
    '"settling"': button('Log in'),
    '"arriving"': button('Log in'),
    '"asking"': button('Log in'),
    '"entered"': heading('How it works'),
  },
}
