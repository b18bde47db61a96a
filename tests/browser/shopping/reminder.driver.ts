import { type Page, expect as see } from '@playwright/test'
import { patience } from '#machines/placeholder.ts'
import { alderHome } from '#machines/shopping/reminder-bar/reminder-bar.fixtures.ts'
import { reminderSearchFixtures } from '#machines/shopping/reminder-search/reminder-search.fixtures.ts'
import { openReminder } from '#tests/kit/extension-page.ts'
import { type PartDriver, press, type Stage } from '../part.ts'
import { ending, passing, pressing } from './reminder.steps.ts'

const shops = reminderSearchFixtures.outcomes.readShops?.outputs[0]
const popup = (always: Record<string, unknown>) => (stage: Stage) => openReminder(stage.page, 'popup', always)
const patterns = { origins: ['*://*.alder-home.example/*'] }
const read = (allowed: string) => ending('permission.read', { type: 'permission.read' }, allowed)
const answered = (answer: boolean) => ending('permissions.request', patterns, answer)
const card = (title: string) => async (page: Page) => {
  await see(page.getByRole('heading', { level: 2, name: title, exact: true })).toBeVisible()
  await see(page.getByText('Your browser is asking you now.')).toHaveCount(0)
}
const noCard = (page: Page) => see(page.getByRole('heading', { level: 2 })).toHaveCount(0)

export const reminderPermissionDriver: PartDriver = {
  chart: 'reminderPermission',
  needsBrowser: 'is walked as it is built, a script in a page of somebody else’s',
  opens: popup({ 'shops.read': [alderHome] }),
  offered: {
    'shops.allowed': (page) => press(page, 'Allow partner shops'),
    'shops.forbidden': (page) => press(page, 'Turn reminders off'),
    'permission.retried': (page) => press(page, 'Try again'),
  },
  does: {
    'readPermission: done#1': read('none'),
    'readPermission: done#2': read('some'),
    'readPermission: done#3': read('all'),
    'readPermission: error': ending('permission.read', { type: 'permission.read' }, null, true),
    'shops.allowed': pressing('Allow partner shops'),
    'shops.forbidden': pressing('Turn reminders off'),
    'permission.retried': pressing('Try again'),
    'askPermission: done#1': answered(true),
    'askPermission: done#2': answered(false),
    'askPermission: error': ending('permissions.request', patterns, null, true),
    'dropPermission: done': ending('permissions.remove', patterns, true),
    'dropPermission: error': ending('permissions.remove', patterns, null, true),
    'after: patience': passing(patience.call),
  },
  // They are asked of the browser, and held against what is meant where they end.
  asks: { readPermission: null, askPermission: null, dropPermission: null },
  outside: {
    begins: 'Press the icon of Donation Reminder',
    'readPermission: done#1': 'The browser answers that no partner shop is allowed',
    'readPermission: done#2': 'The browser answers that some partner shops are allowed',
    'readPermission: done#3': 'The browser answers that every partner shop is allowed',
    'readPermission: error': 'The browser doesn’t answer',
    'askPermission: done#1': 'Allow it in the browser’s own question',
    'askPermission: done#2': 'Refuse it in the browser’s own question',
    'askPermission: error': 'The browser can’t ask',
    'dropPermission: done': 'The browser takes the permission back',
    'dropPermission: error': 'The browser can’t take the permission back',
  },
  inWords: {
    '"checking"': 'nothing about reminders yet',
    '"stopping"': 'for a moment nothing about reminders',
  },
  sees: {
    '"checking"': noCard,
    '"stopping"': noCard,
    '"failed"': card('Your browser didn’t answer'),
    '"notAllowed"': card('Never forget a donation'),
    '"shopsJoined"': card('New shops have joined'),
    '"asking"': (page) => see(page.getByText('Your browser is asking you now.')).toBeVisible(),
    '"refused"': card('That’s fine'),
    '"allowed"': card('Reminders are on'),
  },
}

const typing =
  (words: string) =>
  ({ page }: Stage) =>
    page.getByLabel('Find a partner shop').fill(words)
const listFailed = (page: Page) => page.getByRole('alert').filter({ hasText: 'We couldn’t load the list of shops.' })

export const reminderSearchDriver: PartDriver = {
  chart: 'reminderSearch',
  needsBrowser: 'is walked as it is built, a script in a page of somebody else’s',
  // What is allowed has a chart of its own.
  opens: popup({ 'permission.read': 'none' }),
  offered: {
    'term.changed': (page) => page.getByLabel('Find a partner shop'),
    'list.retried': (page) => listFailed(page).getByRole('button', { name: 'Try again' }),
  },
  does: {
    'readShops: done': ending('shops.read', { type: 'shops.read' }, shops),
    'readShops: error': ending('shops.read', { type: 'shops.read' }, null, true),
    'list.retried': ({ page }) => listFailed(page).getByRole('button', { name: 'Try again' }).click(),
    'term.changed#1': typing('ald'),
    'term.changed#2': typing('zzz'),
    'term.changed#3': typing(' '),
    'after: patience': passing(patience.longCall),
  },
  // It is asked of the extension, and held against what is meant where it ends.
  asks: { readShops: null },
  outside: {
    begins: 'Press the icon of Donation Reminder',
    'readShops: done': 'The list of shops has been loaded',
    'readShops: error': 'The list of shops can’t be loaded',
  },
  sees: {
    '"loading"': (page) => see(page.getByText('Loading the list of shops')).toBeVisible(),
    '"failed"': (page) => see(listFailed(page)).toBeVisible(),
    async '{"ready":"untyped"}'(page) {
      await see(page.getByText('3 shops donate.')).toBeVisible()
      await see(page.getByRole('listitem')).toHaveCount(0)
    },
    async '{"ready":"shown"}'(page) {
      await see(page.getByText('2 shops found')).toBeVisible()
      await see(page.getByRole('listitem').getByRole('link')).toContainText(['Alder Home', 'Crab Apple Alder'])
    },
    async '{"ready":"empty"}'(page) {
      await see(page.getByText(/^We couldn’t find that partner shop/)).toBeVisible()
      await see(page.getByRole('listitem')).toHaveCount(0)
    },
  },
}
