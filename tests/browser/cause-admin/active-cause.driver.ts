import type { Page, Route } from '@playwright/test'
import { go, goInside } from '#tests/kit/site.ts'
import type { Driver } from '../driver.ts'
import { admin } from './admin.ts'
import { causes, dismissed } from './dashboard.driver.ts'

const known: Record<number, string> = { ...causes, 3: 'Harrowden Hospice' }
/** Who is here, on its way. */
const person = new WeakMap<Page, PromiseWithResolvers<Route>>()
const isAbout = (page: Page, id: number) => page.getByRole('navigation', { name: `Dashboard of ${known[id]}`, exact: true })

/** It is known who is here, and this device remembers a cause. */
const remembering = (id: number | null) => async (page: Page) => {
  await page.evaluate(
    (kept) => (kept === null ? localStorage.removeItem('activeCause') : localStorage.setItem('activeCause', `${kept}`)),
    id,
  )
  const route = await person.get(page)?.promise
  if (!route) return
  const answer = await route.fetch()
  const { body } = await answer.json()
  const { adminCauses } = body.details
  // Three causes are theirs.
  body.details.adminCauses = [1, 2, 3].map((cause) => ({ ...adminCauses[0], id: cause, name: known[cause] }))
  body.details.user.adminCauses = [1, 2, 3]
  await route.fulfill({ response: answer, json: { body } })
}
/** The page of a person who isn’t known yet. */
const withoutCause = (page: Page) => page.locator('body:not(:has(nav[aria-label^="Dashboard of"]))')
const opening = (id: number) => async (page: Page) => {
  await goInside(page, `/account/causes/${id}/settings`)
  await isAbout(page, id).waitFor()
}

/** F-132, F-133, X-043: the switcher's chart has the control. What is remembered on the device is read and kept at once. */
export const activeCauseDriver: Driver = {
  ...admin,
  chart: 'activeCause',
  ownPage: true,
  opensAnew: true,
  async open(page) {
    const held = Promise.withResolvers<Route>()
    person.set(page, held)
    await page.route(/\/api\/user\/me$/, (route) => held.resolve(route))
    await page.route(/\/api\/user\/me\/udo$/, (route) => route.fulfill(dismissed('welcome', 'header', 'starterPack')))
    await go(page, '/admin-dashboard')
  },
  controls: {},
  happens: {
    'causes.known#1': async () => {},
    'readChoice: done#1': remembering(2),
    'readChoice: done#2': remembering(9),
    'readChoice: done#3': remembering(null),
    async 'cause.chosen#1'(page) {
      await page.getByRole('button', { name: 'Switch cause' }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: new RegExp(`${known[2]}`) })
        .click()
      await isAbout(page, 2).waitFor()
    },
    'cause.opened#1': opening(3),
    'keepChoice: done': async () => {},
  },
  outside: {
    'causes.known#1': 'Wait a moment',
    'readChoice: done#1': 'The server says who is here, and this browser remembers another of their causes',
    'readChoice: done#2': 'The server says who is here, and this browser remembers a cause of somebody else',
    'readChoice: done#3': 'The server says who is here, and this browser remembers no cause',
    'cause.opened#1': 'Go to the settings of another cause',
    'keepChoice: done': 'Wait a moment',
  },
  // Before it is known who is here, the page that is opened waits for that. What a device remembers is read and kept at once.
  onlyIn: { 'cause.opened#1': ['"active"'], 'after: patience': [] },
  actors: {},
  sees: {
    '"none"': withoutCause,
    '"initialising"': withoutCause,
    '"active"': (page) => isAbout(page, 1).or(isAbout(page, 2)).or(isAbout(page, 3)),
    '"switching"': (page) => isAbout(page, 2).or(isAbout(page, 3)),
  },
}
