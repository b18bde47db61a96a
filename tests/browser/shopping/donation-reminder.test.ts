import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { button, heading, main } from '../driver.ts'

const chromeShop = 'https://shop.example/donation-reminder'
let plain: TestSite
let told: TestSite
beforeAll(async () => {
  plain = await openSite()
  told = await openSite({
    tenant: 'harbour',
    reminder: { stores: { chrome: chromeShop }, figures: { sites: 4300, people: 168_000 } },
  })
})
afterAll(async () => {
  await plain.close()
  await told.close()
})

interface Page {
  status: number
  location: string | null
  title: string
  text: string
  links: string[]
}
/** A page as the server renders it, before any script has run. */
async function read(path: string, site = plain): Promise<Page> {
  const answer = await fetch(site.server.address + path, { redirect: 'manual' })
  const markup = await answer.text()
  const shown = /<main[^>]*>(.*)<\/main>/s.exec(markup)?.[1] ?? ''
  return {
    status: answer.status,
    location: answer.headers.get('location'),
    title: /<h1[^>]*>(.*?)<\/h1>/s.exec(shown)?.[1] ?? '',
    text: shown
      .replace(/<!-- -->/g, '')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replace(/\s+/g, ' '),
    links: [...shown.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href = '']) => href),
  }
}
const guides = '/donation-reminder/guides'

describe('the pages of Donation Reminder, as they are served', () => {
  test('R-036, N-023 /donation-reminder: what it does, how it looks, what it sees and asks, questions, and every guide; no figures that nobody has given us', async () => {
    const { title, text, links } = await read('/donation-reminder')
    expect(title).toBe('Never miss a donation again')
    for (const words of [
      'Alder Home donates 4.5%',
      'The address of a page is compared with it there, and nowhere else.',
      'We’re never told which pages you open.',
      'Read and change data on the shops that take part',
      'Does it cost anything?',
    ])
      expect(text).toContain(words)
    for (const platform of ['chrome', 'edge', 'chromium', 'firefox', 'safari', 'ios'])
      expect(links).toContain(`${guides}/${platform}`)
    expect(links).toContain('/donation-reminder/uninstall')
    expect(text).not.toMatch(/4,300|168,000/)
  })

  test('R-036, C-064 figures that the configuration has are said', async () => {
    expect((await read('/donation-reminder', told)).text).toContain('It works on 4,300 sites, and 168,000 people use it.')
  })

  test.each([
    [
      'R-049',
      '/enable-donation-reminder-smartdevices',
      'Donation Reminder on phones and tablets',
      /iPhone and iPad.*Android.*Choose Add to home screen/,
      `${guides}/ios`,
    ],
    [
      'R-050',
      '/donation-reminder-ios-learn-more',
      'What your iPhone or iPad will ask you',
      /“Can read sensitive information”.*It doesn’t see passwords/,
      `${guides}/ios`,
    ],
    [
      'R-052',
      '/donation-reminder/installation-chrome',
      'Add Donation Reminder to Chrome',
      /Step 1 of 2.*Open its page in the Chrome Web Store.*Choose Add extension/,
      '/retailers',
    ],
    [
      'R-053',
      '/donation-reminder/guide-chrome',
      'Set up Donation Reminder in Chrome',
      /Step 1 of 2.*then the pin beside Donation Reminder.*Allow partner shops/,
      '/donation-reminder',
    ],
    [
      'R-054',
      '/donation-reminder/guide-chrome-limited',
      'It’s allowed at some shops only',
      /At all others it stays quiet.*Show me how to allow every shop/,
      '/donation-reminder',
    ],
    [
      'R-055',
      '/donation-reminder/installation-firefox',
      'Add Donation Reminder to Firefox',
      /It isn’t in Firefox Add-ons yet.*Step 1 of 2.*Choose Add to Firefox there/,
      '/retailers',
    ],
    [
      'R-056',
      '/donation-reminder/guide-firefox',
      'Set up Donation Reminder in Firefox',
      /choose Pin to Toolbar.*Allow partner shops/,
      '/donation-reminder',
    ],
    [
      'R-057',
      '/donation-reminder/installation-safari',
      'Add Donation Reminder to Safari',
      /It isn’t in the App Store yet.*Tick Donation Reminder/,
      '/retailers',
    ],
    [
      'R-058',
      '/donation-reminder/guide-safari',
      'Set up Donation Reminder in Safari',
      /Always Allow on Every Website/,
      '/donation-reminder',
    ],
    [
      'R-059',
      '/donation-reminder/guide-quickstart',
      'You’re nearly there',
      /Choose the shops that you use anyway.*Look out for the bar/,
      '/donation-reminder/guide-quickstart/favourites',
    ],
    [
      'R-060',
      `${guides}/unsupported`,
      'Donation Reminder isn’t made for this browser',
      /Start from Farthing.*Save the shops that you use.*Use another browser/,
      '/retailers',
    ],
    [
      'R-061',
      `${guides}/edge`,
      'Add Donation Reminder to Edge',
      /Step 1 of 4.*Edge Add-ons.*then the eye beside Donation Reminder/,
      '/donation-reminder',
    ],
    [
      'R-062',
      `${guides}/firefox/success`,
      'Donation Reminder is ready',
      /Press Activate donation there/,
      '/donation-reminder/guide-quickstart',
    ],
    [
      'R-063',
      `${guides}/firefox/fix-permissions`,
      'Let Donation Reminder see shops',
      /offers Allow partner shops.*Under Permissions, the shop must be in the list.*Does the bar show now\?/,
      null,
    ],
    [
      'R-064',
      `${guides}/ios/review-bar`,
      'Does the bar show?',
      /a small notice with the word Review.*It works.*It doesn’t/,
      '/retailers',
    ],
    [
      'R-065',
      `${guides}/ios/fix-permissions/redirect-ios`,
      'Allow it in your Settings',
      /Choose Apps, then Safari, then Extensions.*set All Websites to Allow/,
      null,
    ],
    [
      'R-066',
      `${guides}/safari/limited-permissions-set`,
      'It’s allowed at some shops only',
      /or start from Farthing.*Keep it like this/,
      '/donation-reminder',
    ],
    [
      'R-067',
      `${guides}/v2/private-windows`,
      'Donation Reminder in private windows',
      /A private window keeps nothing/,
      '/donation-reminder',
    ],
    [
      'R-068',
      `${guides}/mobile/safari/farthing`,
      'Add Farthing to Safari',
      /comes as Farthing’s app.*It isn’t in the App Store yet.*Step 1 of 4/,
      '/donation-reminder',
    ],
    [
      'R-069',
      `${guides}/mobile/safari/farthing/success`,
      'Farthing is ready in Safari',
      /Tap Activate donation there/,
      '/donation-reminder/guide-quickstart',
    ],
  ] as const)('%s %s', async (_, path, title, words, link) => {
    const page = await read(path)
    expect([page.status, page.title]).toEqual([200, title])
    expect(page.text).toMatch(words)
    expect(page.text).not.toContain('still building')
    if (link) expect(page.links).toContain(link)
  })

  test.each(['private-windows', 'work-computers', 'several-browsers', 'missing-bar'])('R-067 the text %s', async (reference) => {
    const { status, title, text } = await read(`${guides}/v2/${reference}`)
    expect([status, title.length > 10, text.length > 300]).toEqual([200, true, true])
  })
})

describe('addresses of guides', () => {
  test('X-023 what has a page of its own is never taken for a browser', async () => {
    expect((await read(`${guides}/unsupported`)).title).toBe('Donation Reminder isn’t made for this browser')
    expect((await read(`${guides}/v2/missing-bar`)).title).toBe('The bar doesn’t show')
    expect((await read(`${guides}/mobile/safari/farthing/success`)).title).toBe('Farthing is ready in Safari')
  })

  test.each([
    ['R-061 a browser without a guide', `${guides}/netscape`, `${guides}/unsupported`],
    ['R-062 and its further pages', `${guides}/netscape/success`, `${guides}/unsupported`],
    ['R-063', `${guides}/netscape/fix-permissions`, `${guides}/unsupported`],
    ['R-064', `${guides}/netscape/review-bar`, `${guides}/unsupported`],
    ['R-065', `${guides}/netscape/fix-permissions/redirect-ios`, `${guides}/unsupported`],
    ['R-066', `${guides}/netscape/limited-permissions-set`, `${guides}/unsupported`],
    ['R-061 Android', `${guides}/android`, '/enable-donation-reminder-smartdevices'],
    [
      'R-065 the settings of an iPhone in Chrome',
      `${guides}/chrome/fix-permissions/redirect-ios`,
      `${guides}/chrome/fix-permissions`,
    ],
  ])('%s leads on', async (_, path, to) => {
    const { status, location } = await read(path)
    expect([status, location]).toEqual([307, to])
  })

  test('R-067, R-068, R-069 a text that isn’t there, and another tenant’s brand, are not found', async () => {
    const paths = [`${guides}/v2/nothing`, `${guides}/mobile/safari/harbour`, `${guides}/mobile/safari/harbour/success`]
    expect(await Promise.all(paths.map(async (path) => (await read(path)).status))).toEqual([404, 404, 404])
    const other = await read(`${guides}/mobile/safari/harbour`, told)
    expect([other.status, other.title]).toEqual([200, 'Add Harbour Giving to Safari'])
    expect((await read(`${guides}/mobile/safari/farthing`, told)).status).toBe(404)
  })
})

test('F-094 by keyboard from the first page to a reminder that works, each step at an address of its own', async () => {
  const { page, context } = await told.open({ viewport: { width: 375, height: 800 } })
  const at = () => new URL(page.url()).pathname
  await go(page, '/donation-reminder')
  // The browser of the tests is built on Chromium, and is no Chrome.
  await button('Add it to your browser')(page).press('Enter')
  await see(heading('Add Donation Reminder to your browser')(page)).toBeFocused()
  expect(at()).toBe(`${guides}/chromium`)
  const shop = main(page).getByRole('link', { name: 'Open the Chrome Web Store' })
  await see(shop).toHaveAttribute('href', chromeShop)
  await see(shop).toHaveAttribute('target', '_blank')
  for (const step of ['2', '3', '4']) {
    await button('I’ve done this')(page).press('Enter')
    await see(main(page).getByRole('status')).toHaveText(`Step ${step} of 4`)
  }
  await button('I’ve done this, what’s next?')(page).press('Enter')
  await see(heading('Does the bar show?')(page)).toBeFocused()
  expect(at()).toBe(`${guides}/chromium/review-bar`)
  await button('It doesn’t')(page).press('Enter')
  await see(heading('Let Donation Reminder see shops')(page)).toBeFocused()
  expect(at()).toBe(`${guides}/chromium/fix-permissions`)
  await button('It doesn’t')(page).press('Enter')
  await see(heading('Let’s try something else')(page)).toBeFocused()
  await button('Back')(page).press('Enter')
  await button('It works')(page).press('Enter')
  await see(heading('Donation Reminder is ready')(page)).toBeFocused()
  expect(at()).toBe(`${guides}/chromium/success`)
  await page.goBack()
  await see(heading('Let Donation Reminder see shops')(page)).toBeVisible()
  await page.goForward()
  await main(page).getByRole('link', { name: 'Choose my shops' }).press('Enter')
  await see(heading('You’re nearly there')(page)).toBeFocused()
  // Favourites are somebody's: a visitor is asked to log in first.
  await main(page).getByRole('link', { name: 'Choose my shops' }).press('Enter')
  await see(heading('Log in')(page)).toBeVisible()
  await context.close()
})

test('R-036 without scripts every guide is a link', async () => {
  const { page, context } = await plain.open({ javaScriptEnabled: false })
  await page.goto('/donation-reminder')
  await main(page).getByRole('link', { name: 'Firefox' }).click()
  await see(heading('Add Donation Reminder to Firefox')(page)).toBeVisible()
  await context.close()
})
