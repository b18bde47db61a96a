import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSite, type TestSite } from '#tests/kit/site.ts'
import { guides, readPage } from './donation-reminder.steps.ts'

let plain: TestSite
let told: TestSite
beforeAll(async () => {
  plain = await openSite()
  told = await openSite({ reminder: { stores: {}, figures: { sites: 4300, people: 168_000 } } })
})
afterAll(async () => {
  await plain.close()
  await told.close()
})

describe('the pages of Donation Reminder, as they are served', () => {
  test('R-036, N-023 /donation-reminder: what it does, how it looks, what it sees and asks, questions, and every guide; no figures that nobody has given us', async () => {
    const { title, text, links } = await readPage(plain, '/donation-reminder')
    expect(title).toBe('Never miss a donation again')
    for (const words of [
      'Alder Home donates 4.5%',
      'It compares page addresses with that list there, and nowhere else.',
      'We never find out which pages you open.',
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
    expect((await readPage(told, '/donation-reminder')).text).toContain('It works on 4,300 sites, and 168,000 people use it.')
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
      /Everywhere else it stays quiet.*Show me how to allow every shop/,
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
      /Pick your favourite shops.*Look out for the bar/,
      '/donation-reminder/guide-quickstart/favourites',
    ],
    [
      'R-060',
      `${guides}/unsupported`,
      'Donation Reminder doesn’t work in this browser',
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
      /offers Allow partner shops.*Under Permissions, the shop must be in the list.*Can you see the bar now\?/,
      null,
    ],
    [
      'R-064',
      `${guides}/ios/review-bar`,
      'Can you see the bar?',
      /a small notice with the word Review.*Yes, I can see it.*No, I can’t/,
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
      /Private windows don’t keep anything/,
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
    const page = await readPage(plain, path)
    expect([page.status, page.title]).toEqual([200, title])
    expect(page.text).toMatch(words)
    expect(page.text).not.toContain('still building')
    if (link) expect(page.links).toContain(link)
  })

  test.each(['private-windows', 'work-computers', 'several-browsers', 'missing-bar'])('R-067 the text %s', async (reference) => {
    const { status, title, text } = await readPage(plain, `${guides}/v2/${reference}`)
    expect([status, title.length > 10, text.length > 300]).toEqual([200, true, true])
  })
})
