import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { guidePlatforms, type ReminderFacts } from '#contract/shopping/reminder.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { type Device, platformOf } from '#web/features/shopping/donation-reminder/detect-platform.ts'
import { GuideScreen } from '#web/features/shopping/donation-reminder/guide-screen.tsx'
import { stepsOf } from '#web/features/shopping/donation-reminder/guide-steps.ts'
import { ReminderLandingScreen } from '#web/features/shopping/donation-reminder/landing-screen.tsx'
import { QuickStartScreen } from '#web/features/shopping/donation-reminder/quick-start-screen.tsx'

const open = (shown: React.ReactNode, reminder: Partial<ReminderFacts> = {}) =>
  openScreen(shown, () => 'no answer', { reminder: { stores: {}, figures: null, ...reminder } })
const title = () => screen.getByRole('heading', { level: 1 }).textContent
const press = (name: string) => screen.getByRole('button', { name })
const current = () => document.querySelector('[aria-current=step]')?.textContent

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) '
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const device = (userAgent: string, brands: string[] = [], touchPoints = 0): Device => ({ userAgent, brands, touchPoints })

describe('F-094 which guide a browser needs', () => {
  test.each([
    ['Chrome', device(windows, ['Not=A?Brand', 'Chromium', 'Google Chrome']), 'chrome'],
    ['Chrome that says no brands', device(windows), 'chrome'],
    ['Edge', device(`${windows} Edg/140.0.0.0`, ['Chromium', 'Microsoft Edge']), 'edge'],
    ['an Edge that says no brands', device(`${windows} Edg/140.0.0.0`), 'edge'],
    ['Brave', device(windows, ['Brave', 'Chromium']), 'chromium'],
    ['Opera', device(`${windows} OPR/120.0.0.0`), 'chromium'],
    ['Firefox', device('Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0'), 'firefox'],
    ['Safari', device(`${mac}Version/18.5 Safari/605.1.15`), 'safari'],
    ['an iPad that says it is a Mac', device(`${mac}Version/18.5 Safari/605.1.15`, [], 5), 'ios'],
    ['Chrome on an iPhone', device('Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) CriOS/140.0 Mobile/15E148'), 'ios'],
    ['Firefox on Android', device('Mozilla/5.0 (Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0'), 'android'],
    ['a browser in an app', device(`${mac}`), 'other'],
    ['something unheard of', device('Lynx/2.9'), 'other'],
  ])('%s', (_, given, expected) => {
    expect(platformOf(given)).toBe(expected)
  })
})

describe('F-094 the guide', () => {
  test.each(guidePlatforms)('R-061 %s: four steps, one after the other, back again, and then the trial', async (platform) => {
    const { user } = open(<GuideScreen at="guide" platform={platform} />)
    const list = screen.getAllByRole('list').find((one) => one.querySelector('[aria-current=step]'))
    if (!list) throw new Error('There are no steps.')
    expect(within(list).getAllByRole('listitem')).toHaveLength(stepsOf(platform, 'whole').length)
    expect(screen.getByText('Step 1 of 4')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    const first = current()
    await user.click(press('I’ve done this'))
    expect(screen.getByText('Step 2 of 4')).toBeTruthy()
    expect(within(list).getAllByText('Done:')).toHaveLength(1)
    expect(current()).not.toBe(first)
    await user.click(press('Back'))
    expect(current()).toBe(first)
    for (const _ of [1, 2, 3]) await user.click(press('I’ve done this'))
    await user.click(press('I’ve done this, what’s next?'))
    expect(title()).toBe('Can you see the bar?')
  })

  test('R-063, R-066 it doesn’t work: permissions, then other things to try, with ways to raise money without it', async () => {
    const { user } = open(<GuideScreen at="reviewBar" platform="firefox" />)
    await user.click(press('No, I can’t'))
    expect(title()).toBe('Let Donation Reminder see shops')
    expect(screen.queryByRole('button', { name: 'I can’t find that in Safari' })).toBeNull()
    await user.click(press('No, I can’t'))
    expect(title()).toBe('Let’s try something else')
    for (const [name, href] of [
      ['Find a shop', '/retailers'],
      ['Save my favourite shops', '/donation-reminder/guide-quickstart/favourites'],
      ['Removed it again? Tell us why', '/donation-reminder/uninstall'],
    ] as const)
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href)
    await user.click(press('Back'))
    await user.click(press('I’d rather allow it at some shops only'))
    expect(title()).toBe('It’s allowed at some shops only')
    await user.click(press('Keep it like this'))
    expect(title()).toBe('Donation Reminder is ready')
  })

  test('where the shop has it, the guide leads there; where it hasn’t, it says so and what to do instead', () => {
    const { unmount } = open(<GuideScreen at="guide" platform="edge" />, { stores: { edge: 'https://addons.example/reminder' } })
    expect(screen.getByRole('link', { name: 'Open Edge Add-ons' }).getAttribute('href')).toBe('https://addons.example/reminder')
    expect(screen.queryByText('It isn’t in Edge Add-ons yet')).toBeNull()
    unmount()
    open(<GuideScreen at="guide" platform="edge" />, { stores: { chrome: 'https://shop.example/reminder' } })
    expect(screen.getByRole('heading', { name: 'It isn’t in Edge Add-ons yet' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Open Edge Add-ons' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Find a shop' })).toBeTruthy()
    expect(screen.getByText('edge://extensions')).toBeTruthy()
  })

  test('Brave, Opera and Vivaldi get it from Chrome’s shop, an iPhone from Safari’s', () => {
    const stores = { chrome: 'https://shop.example/c', safari: 'https://shop.example/s' }
    const { unmount } = open(<GuideScreen at="guide" platform="chromium" />, { stores })
    expect(screen.getByRole('link', { name: 'Open the Chrome Web Store' }).getAttribute('href')).toBe(stores.chrome)
    unmount()
    open(<GuideScreen at="guide" platform="ios" />, { stores })
    expect(screen.getByRole('link', { name: 'Open the App Store' }).getAttribute('href')).toBe(stores.safari)
  })
})

test('R-059 the first step of the quick start is where its button stands', () => {
  open(<QuickStartScreen />)
  const first = within(screen.getAllByRole('listitem')[0] ?? document.body)
  expect(first.getByRole('link', { name: 'Choose my shops' }).getAttribute('href')).toBe(
    '/donation-reminder/guide-quickstart/favourites',
  )
})

describe('R-036 the first page', () => {
  test('C-064 figures stand there only where the configuration has them', () => {
    const { unmount } = open(<ReminderLandingScreen />)
    expect(document.body.textContent).not.toMatch(/4,300|168,000|people use it/)
    unmount()
    open(<ReminderLandingScreen />, { figures: { sites: 4300, people: 168_000 } })
    expect(screen.getByText('It works on 4,300 sites, and 168,000 people use it.')).toBeTruthy()
  })

  test('while no shop of extensions has it, that is said before all that it does; and no longer once one has it', () => {
    const notYet = /^You can’t add Donation Reminder to a browser yet\./
    const { unmount } = open(<ReminderLandingScreen />)
    expect(screen.getByText(notYet)).toBeTruthy()
    unmount()
    open(<ReminderLandingScreen />, { stores: { firefox: 'https://addons.example/reminder' } })
    expect(screen.queryByText(notYet)).toBeNull()
  })

  test('a browser that can’t have it is told what it can do instead', async () => {
    open(<ReminderLandingScreen />)
    expect(await screen.findByRole('heading', { name: 'Donation Reminder doesn’t work in this browser' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'What can I do instead?' }).getAttribute('href')).toBe(
      '/donation-reminder/guides/unsupported',
    )
  })
})
