import type { Page, Route } from '@playwright/test'
import { emptyPublicConfig } from '#contract/shopping/public-config.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, main } from '../driver.ts'

const configured = {
  ...emptyPublicConfig,
  app: {
    stores: { apple: 'https://apps.example/1', google: 'https://store.example/2' },
    opens: { apple: 'farthing-test://home' },
    figures: null,
  },
}

/** As the server writes them into the footer of a site that is configured so. */
const footerStores =
  '<ul aria-label="Our apps"><li><a href="https://apps.example/1">Download on the App Store</a></li><li><a href="https://store.example/2">Get it on Google Play</a></li></ul>'

/** The script that finds the device out, on its way. */
const scripts = new WeakMap<Page, Promise<Route>>()
async function holdScript(page: Page): Promise<void> {
  const held = Promise.withResolvers<Route>()
  scripts.set(page, held.promise)
  await page.route(/\/detect-device-[^/]*\.js$/, (route) => held.resolve(route))
}
const say = (userAgent: string) => async (page: Page) => {
  await page.evaluate((value) => {
    Object.defineProperty(navigator, 'userAgent', { value, configurable: true })
    Object.defineProperty(navigator, 'userAgentData', { value: undefined, configurable: true })
    // What opens the app goes nowhere here, and says nothing, as on a phone without it.
    addEventListener('click', (event) => {
      if (event.target instanceof HTMLAnchorElement && event.target.protocol === 'farthing-test:') event.preventDefault()
    })
  }, userAgent)
  await (await scripts.get(page))?.continue()
}
const title = (name: string) => (page: Page) => main(page).getByRole('heading', { level: 2, name })

export const appLinkDriver: Driver = {
  chart: 'appLink',
  // What the page is told is rewritten as it is loaded.
  ownPage: true,
  signsIn: false,
  opensAnew: true,
  async open(page) {
    await holdScript(page)
    await page.route('**/farthing-app-link', async (route) => {
      const answer = await route.fetch()
      const facts = JSON.stringify(configured).replaceAll('"', '&quot;')
      await route.fulfill({
        response: answer,
        body: (await answer.text())
          .replace(/data-config="[^"]*"/, `data-config="${facts}"`)
          .replace(/<p>©/, `${footerStores}<p>©`),
      })
    })
    await go(page, '/farthing-app-link')
  },
  controls: {
    'opening.tried': click(button('Open the app again')),
    'app.missing': click(button('I don’t have the app')),
  },
  happens: {
    'detectDevice: done#1': say('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148'),
    'detectDevice: done#2': say('Mozilla/5.0 (Linux; Android 15) Chrome/140'),
    'detectDevice: done#3': say('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'),
    'detectDevice: error': async (page) => await (await scripts.get(page))?.abort(),
    'openApp: done': (page) => page.evaluate(() => void dispatchEvent(new Event('pagehide'))),
  },
  outside: {
    'detectDevice: done#1': 'The page finds that this is an iPhone',
    'detectDevice: done#2': 'The page finds that this is an Android phone',
    'detectDevice: done#3': 'The page finds that this is a computer',
    'detectDevice: error': 'The page can’t find which device this is',
    'openApp: done': 'The app opens',
  },
  actors: {},
  sees: {
    '"detecting"': busy,
    '"opening"': title('Opening the app'),
    '"opened"': title('The app has opened'),
    '"store"': title('Get the app'),
    '"desktop"': title('The app is for phones and tablets'),
  },
}
