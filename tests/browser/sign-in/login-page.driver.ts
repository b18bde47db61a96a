import type { Page, Route } from '@playwright/test'
import { demoPassword } from '#server/db/seed/seed.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, heading } from '../driver.ts'
import { holdWindows } from './provider-window.ts'
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

/** F-042: somebody has brought an account of Facebook that nobody here is connected to, and logs in. That nobody has is what every other log-in does. */
export const linkingOfferDriver: Driver = {
  chart: 'linkingOffer',
  ownPage: true,
  signsIn: false,
  oneAtATime: true,
  async open(page) {
    await part.hold(page, /\/provider-linking-[^/]*\.js$/)
    await bringIdentity(page, '/login?forward-url=/how-it-works')
    await logIn(page)
  },
  controls: { 'offer.finished': click(button('Not now')) },
  happens: {
    'findOffer: done#1': async (page) => (await part.first(page)).continue(),
    'findOffer: error': async (page) => (await part.first(page)).abort(),
  },
  outside: { 'findOffer: done#1': 'What makes the offer has come', 'findOffer: error': 'What makes the offer can’t be loaded' },
  actors: {},
  leaves: ['"answered"', '"over"'],
  sees: {
    '"looking"': heading('Log in'),
    '"offered"': heading('Log in with Facebook next time?'),
    '"answered"': heading('How it works'),
    '"over"': heading('How it works'),
  },
}

const person = holding()
const provider = holding()
/** What the server says of somebody whom it only recognises: that they are in is said by a header. */
const recognise = async (route: Route) => route.fulfill({ json: await (await route.fetch()).json() })
const settling = '{"outside":"settling"}'
const inside = (state: string) => `{"outside":{"asking":"${state}"}}`

/** with the charts of its form and its providers, which have the other controls. Who is here is not known yet where the address names a provider. */
export const loginPageDriver: Driver = {
  chart: 'loginPage',
  needsBrowser: 'holds a script back for each of its ways on, and a process reads a module once',
  ownPage: true,
  signsIn: false,
  signedInAt: [settling],
  beginsAnywhere: true,
  async open(page, start) {
    await holdWindows(page)
    await person.hold(page, /\/api\/user\/me$/)
    await provider.hold(page, /\/provider-login-[^/]*\.js$/)
    await go(page, `/login${start === settling ? '/facebook' : ''}?forward-url=/how-it-works`)
  },
  controls: { 'provider.chosen': click(button('Continue with Apple')) },
  happens: {
    'person.known#1': async (page) => recognise(await person.first(page)),
    'person.known#2': async (page) => (await person.first(page)).continue(),
    'login: done': async (page) => {
      await logIn(page)
      // A stranger is asked about only now; whoever was asked about before has been told of.
      await (await person.first(page)).continue().catch(() => {})
    },
    /** The part that asks the provider has come. */
    'loadProviders: done': async (page) => (await provider.first(page)).continue(),
    'loadProviders: error': async (page) => (await provider.first(page)).abort(),
    'readArrival: done#1': async () => {},
  },
  outside: {
    'login: done': 'Log in with the email address and the password',
    'person.known#1': 'The server only recognises who is here',
    'person.known#2': 'The server says who is here',
    'loadProviders: done': 'What asks the other service has come',
    'loadProviders: error': 'What asks the other service can’t be loaded',
    'readArrival: done#1': 'Wait a moment',
  },
  actors: {},
  onlyIn: {
    // What the address means is read at once; and where it is being settled somebody is here, whose session another log-in would end.
    'login: done': [inside('loading'), inside('offered'), inside('notLoaded')],
    // Where it couldn't be loaded that loads it at once: provider-login.test.ts.
    'provider.chosen': [inside('loading'), inside('offered')],
    // Of a stranger it's known at once that nobody is here.
    'person.known#2': [settling],
    // And so it keeps nobody waiting.
    'after: patience': [],
  },
  // Where the address names one, the page is on its way there as soon as it can be asked, and has no form to fill in.
  onlyWith: { 'login: done': { arrival: { kind: 'choice' } } },
  // Once they can be asked, a chart of their own says when one can be chosen.
  byItself: { 'provider.chosen': [inside('offered')] },
  // Nobody has sent the form, so its chart has nothing to say.
  leaves: ['{"outside":"finishing"}', '{"entered":"connecting"}'],
  sees: {
    [settling]: button('Log in'),
    '{"outside":"arriving"}': button('Log in'),
    [inside('loading')]: button('Log in'),
    [inside('offered')]: button('Log in'),
    [inside('notLoaded')]: button('Log in'),
    '{"outside":"finishing"}': heading('How it works'),
    '{"entered":"connecting"}': heading('How it works'),
  },
}
