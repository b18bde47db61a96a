import type { Page } from '@playwright/test'
import { sharedFlag } from '#contract/cause-admin/dashboard.ts'
import { type StartStep, startSteps } from '#machines/cause-admin/getting-started/getting-started.machine.ts'
import { go } from '#tests/kit/site.ts'
import { button, type Driver, main } from '../driver.ts'
import { failing } from '../part.ts'
import { admin } from './admin.ts'
import { dismissed } from './dashboard.driver.ts'

/** What has been done so far, by what the server knows. */
const done = new WeakMap<Page, readonly StartStep[]>()
async function answerBy(page: Page): Promise<void> {
  const isDone = (step: StartStep) => done.get(page)?.includes(step) ?? false
  await page.route(/\/api\/user\/me\/udo$/, (route) => {
    const { json } = dismissed('welcome', 'header', 'starterPack')
    const { UDO } = (json as { body: { details: { UDO: object } } }).body.details // as made there
    return route.fulfill({ json: { body: { details: { UDO: { ...UDO, [sharedFlag]: isDone('share') } } } } })
  })
  await page.route(/\/api\/causes\/id:1$/, async (route) => {
    const answer = await route.fetch()
    const { body } = await answer.json()
    Object.assign(body.details.cause, {
      description: isDone('causePage') ? 'We walk dogs.' : '',
      supportersCount: isDone('recruit') ? 2 : 1,
    })
    body.details.cause.logoHttps ??= '/static-www/icon.svg'
    await route.fulfill({ response: answer, json: { body } })
  })
  // As long as a part of the page is missing, it can be read again.
  await page.route(/\/api\/marketing-messages/, (route) => route.fulfill(failing))
}

/** The figures are read anew. */
const counted = (steps: readonly StartStep[], seen: string) => async (page: Page) => {
  done.set(page, steps)
  await button('Try again')(page).click()
  await main(page).getByText(seen).first().waitFor()
}
const complete = 'All the cause details are completed'

/** F-140: its steps follow from figures; nobody presses them. */
export const gettingStartedDriver: Driver = {
  ...admin,
  chart: 'gettingStarted',
  ownPage: true,
  beginsAnywhere: true,
  async open(page, start) {
    done.set(page, start === '"complete"' ? startSteps : [])
    await answerBy(page)
    await go(page, '/admin-dashboard')
  },
  controls: {},
  happens: {
    'steps.counted#1': counted(['causePage', 'share'], '2 of 3 done'),
    'steps.counted#2': counted(startSteps, complete),
  },
  actors: {},
  sees: {
    '"open"': (page) => main(page).getByText(/^[02] of 3 done$/),
    '"complete"': (page) => main(page).getByText(complete),
  },
}
