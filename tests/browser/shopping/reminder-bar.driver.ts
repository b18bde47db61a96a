import { type Page, expect as see } from '@playwright/test'
import { patience } from '#machines/placeholder.ts'
import { alderHome, reminderBarFixtures } from '#machines/shopping/reminder-bar/reminder-bar.fixtures.ts'
import { openReminder, tellReminder, toldByReminder } from '#tests/kit/extension-page.ts'
import { type PartDriver, press, type Stage } from '../part.ts'
import { ending, passing, pressing } from './reminder.steps.ts'

const visitLife = 1_800_000
const inWords = (page: Page, ...words: (string | RegExp)[]) =>
  Promise.all(words.map((one) => see(page.getByText(one).first()).toBeVisible()))

/** The theme’s, as a built sheet has it. */
const accent = 'rgb(20, 82, 59)'
const bar = (page: Page) => page.getByRole('region', { name: 'Donation Reminder' })
const hidden = ['checking', 'unknown', 'noShop', 'activeUnseen', 'dismissed', 'mutedHere', 'standingDown']
const tryAgain = (page: Page, problem: string) =>
  bar(page).filter({ hasText: problem }).getByRole('button', { name: 'Try again' })
const noBar = (page: Page) => see(bar(page)).toHaveCount(0)
const offers = async (page: Page, ...names: string[]) => {
  await see.poll(() => bar(page).getByRole('button').count()).toBe(names.length)
  for (const name of names) await see(press(page, name)).toBeVisible()
}
const slug = alderHome.slug
const pages = reminderBarFixtures.outcomes.readPage?.outputs ?? []
/** Whether the shop was muted last, or the other way about. */
const choices = new WeakMap<Page, boolean>()
const choosing = (isMuted: boolean, name: string | RegExp) => async (stage: Stage) => {
  choices.set(stage.page, isMuted)
  await pressing(name)(stage)
}
const remembering = (fails: boolean) => (stage: Stage) =>
  ending('choice.made', { type: 'choice.made', slug, isMuted: choices.get(stage.page) }, null, fails)(stage)

export const reminderBarDriver: PartDriver = {
  chart: 'reminderBar',
  needsBrowser: 'is walked as it is built, a script in a page of somebody else’s',
  opens: ({ page }) => openReminder(page, 'bar', { 'bar.dismissed': null }),
  offered: {
    'donation.activated': (page) =>
      press(page, 'Activate donation').or(press(page, 'Activate again')).or(tryAgain(page, 'We couldn’t activate')),
    'donation.active': { noControl: 'another tab has activated the donation' },
    'otherLink.seen': { noControl: 'another tab has followed another site’s link' },
    'bar.dismissed': (page) => press(page, 'Close'),
    'bar.wanted': { noControl: 'the icon of Donation Reminder is the browser’s' },
    'shop.muted': (page) => press(page, 'Not on this shop'),
    'shop.unmuted': (page) => press(page, 'Remind me here again').or(press(page, 'Undo')),
    'choice.retried': (page) => tryAgain(page, 'Your browser couldn’t remember'),
  },
  does: {
    ...Object.fromEntries(
      pages.map((read, index) => [`readPage: done#${index + 1}`, ending('page.read', { type: 'page.read' }, read)]),
    ),
    'readPage: error': ending('page.read', { type: 'page.read' }, null, true),
    'donation.activated': pressing(/^(Activate donation|Activate again|Try again)$/),
    'donation.active': ({ page }) => tellReminder(page, { type: 'donation.active', for: visitLife }),
    'otherLink.seen': ({ page }) => tellReminder(page, { type: 'otherLink.seen' }),
    'bar.dismissed': pressing('Close'),
    'bar.wanted': ({ page }) => tellReminder(page, { type: 'bar.wanted' }),
    'shop.muted': choosing(true, 'Not on this shop'),
    'shop.unmuted': choosing(false, /^(Remind me here again|Undo)$/),
    'choice.retried': pressing('Try again'),
    'startVisit: done': ending('visit.wanted', { type: 'visit.wanted', slug }),
    'startVisit: error': ending('visit.wanted', { type: 'visit.wanted', slug }, null, true),
    'rememberChoice: done': remembering(false),
    'rememberChoice: error': remembering(true),
    'after: patience': passing(patience.call),
    'after: visitLife': passing(visitLife),
  },
  // They are asked of the browser, and held against what is meant where they end.
  asks: { readPage: null, startVisit: null, rememberChoice: null },
  outside: {
    begins: 'Open the website of a shop where Donation Reminder may appear',
    'readPage: done#1': 'The bar finds that the shop is a partner',
    'readPage: done#2': 'The bar finds that the shop isn’t a partner',
    'readPage: done#3': 'The bar finds that a donation is active here',
    'readPage: done#4': 'The bar finds that another link was followed since the donation was activated',
    'readPage: done#5': 'The bar finds that the donation was activated too long ago',
    'readPage: done#6': 'The bar finds that it isn’t wanted on this shop',
    'readPage: done#7': 'The bar finds that another site’s link led here',
    'readPage: done#8': 'The bar finds that it was closed on this shop',
    'readPage: error': 'The bar can’t find out which shop this is',
    'donation.active': 'Activate the donation in another tab',
    'otherLink.seen': 'Follow another site’s link to the shop in another tab',
    'bar.wanted': 'Press the icon of Donation Reminder',
    'startVisit: done': 'The browser opens the page that activates the donation',
    'startVisit: error': 'The browser can’t open the page that activates the donation',
    'rememberChoice: done': 'The browser keeps the choice',
    'rememberChoice: error': 'The browser can’t keep the choice',
  },
  inWords: Object.fromEntries(hidden.map((state) => [JSON.stringify(state), 'that there is no bar'])),
  sees: {
    '"checking"': noBar,
    '"unknown"': noBar,
    '"noShop"': noBar,
    async '"offered"'(page) {
      await inWords(page, 'Alder Home donates up to 4.5% of what you spend')
      await see(press(page, 'Activate donation')).toBeVisible()
      await see(press(page, 'Activate donation')).toHaveCSS('background-color', accent)
      await see(bar(page).getByRole('button')).toHaveCount(3)
    },
    async '"activating"'(page) {
      await inWords(page, 'Activating your donation')
      await offers(page)
    },
    '"leaving"': (page) => inWords(page, 'Activating your donation'),
    async '"notActivated"'(page) {
      await inWords(page, 'We couldn’t activate your donation')
      await offers(page, 'Try again', 'Close')
    },
    async '"active"'(page) {
      await inWords(page, 'Your donation is active')
      await offers(page, 'Close')
    },
    '"activeUnseen"': noBar,
    async '"trackingLost"'(page) {
      await inWords(page, 'Your donation may no longer count')
      await offers(page, 'Activate again', 'Close')
    },
    async '"dismissed"'(page) {
      await noBar(page)
      await see.poll(() => toldByReminder(page, 'bar.dismissed')).toEqual({ type: 'bar.dismissed', slug })
    },
    '"mutedHere"': noBar,
    '"standingDown"': noBar,
    async '"remembering"'(page) {
      await inWords(page, 'One moment')
      await offers(page)
    },
    async '"notRemembered"'(page) {
      await inWords(page, 'Your browser couldn’t remember that')
      await offers(page, 'Try again', 'Close')
    },
    async '"muted"'(page) {
      await inWords(page, 'We won’t remind you at Alder Home again')
      await offers(page, 'Undo', 'Close')
    },
  },
}
