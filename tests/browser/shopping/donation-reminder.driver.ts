import type { Page, Route } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, heading, main } from '../driver.ts'

const guides = '/donation-reminder/guides'
const guide = (step: string) => JSON.stringify({ guide: step })
const opened: Record<string, string> = {
  '"detecting"': '/donation-reminder',
  [guide('getting')]: `${guides}/chrome`,
  [guide('pinning')]: '/donation-reminder/guide-chrome',
  '"reviewBar"': `${guides}/chrome/review-bar`,
  '"fixPermissions"': `${guides}/ios/fix-permissions`,
  '"iosSettings"': `${guides}/ios/fix-permissions/redirect-ios`,
  '"limitedPermissions"': `${guides}/chrome/limited-permissions-set`,
  '"success"': `${guides}/chrome/success`,
  '"unsupported"': `${guides}/unsupported`,
}

/** The script that finds the browser out, on its way. */
const scripts = new WeakMap<Page, Promise<Route>>()
async function holdScript(page: Page): Promise<void> {
  const held = Promise.withResolvers<Route>()
  scripts.set(page, held.promise)
  await page.route(/\/detect-platform-[^/]*\.js$/, (route) => held.resolve(route))
}
const say = (device: { userAgent: string; brands?: string[] }) => async (page: Page) => {
  await page.evaluate(({ userAgent, brands }) => {
    const own = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true })
    own('userAgent', userAgent)
    own('userAgentData', brands && { brands: brands.map((brand) => ({ brand })) })
  }, device)
  await (await scripts.get(page))?.continue()
}

const step = (nth: number) => (page: Page) => main(page).getByText(`Step ${nth} of 4`)

export const donationReminderDriver: Driver = {
  chart: 'donationReminder',
  signsIn: false,
  opensAnew: true,
  beginsAnywhere: true,
  async open(page, start) {
    await holdScript(page)
    await go(page, opened[start] ?? '')
  },
  controls: {
    'guide.opened': click(button('See the guide for Chrome')),
    'step.done': click(button(/^I’ve done this/)),
    'back.pressed': click(button('Back')),
    'bar.seen': click(button('Yes, I can see it')),
    'bar.missing': click(button('No, I can’t')),
    'access.limited': click(button('I’d rather allow it at some shops only')),
    'access.widened': click(button('Show me how to allow every shop')),
    'limits.kept': click(button('Keep it like this')),
    'settings.needed': click(button('I can’t find that in Safari')),
  },
  happens: {
    'detectPlatform: done#1': say({ userAgent: 'Mozilla/5.0 Chrome/140', brands: ['Chromium', 'Google Chrome'] }),
    'detectPlatform: done#2': say({ userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140' }),
    'detectPlatform: done#3': say({ userAgent: 'Lynx/2.9' }),
    'detectPlatform: error': async (page) => await (await scripts.get(page))?.abort(),
  },
  outside: {
    'detectPlatform: done#1': 'The page finds that this is Chrome on a computer',
    'detectPlatform: done#2': 'The page finds that this is Chrome on Android',
    'detectPlatform: done#3': 'The page finds a browser that it doesn’t know',
    'detectPlatform: error': 'The page can’t find which browser this is',
  },
  // The pages of a part of the guide are walked by donation-reminder tests: where one begins doesn’t say which it is.
  onlyWith: { 'step.done': { part: 'whole' } },
  actors: {},
  sees: {
    '"detecting"': busy,
    '"platformDetected"': (page) => main(page).getByRole('heading', { name: 'It isn’t in the Chrome Web Store yet' }),
    '"platformUnknown"': (page) => main(page).getByRole('heading', { name: 'Which browser do you use?' }),
    '"unsupported"': (page) =>
      main(page).getByRole('heading', {
        name: /^(On Android, start from Farthing|Donation Reminder doesn’t work in this browser|Donation Reminder doesn’t work in this browser)$/,
      }),
    [guide('getting')]: step(1),
    [guide('confirming')]: step(2),
    // The first of the page that says only how it is used.
    [guide('pinning')]: (page) => main(page).getByText(/^Step (3 of 4|1 of 2)$/),
    [guide('opening')]: step(4),
    '"reviewBar"': heading('Can you see the bar?'),
    '"fixPermissions"': heading('Let Donation Reminder see shops'),
    '"iosSettings"': heading('Allow it in your Settings'),
    '"limitedPermissions"': heading('It’s allowed at some shops only'),
    '"stuck"': heading('Let’s try something else'),
    '"success"': heading('Donation Reminder is ready'),
  },
}
