import { type Page, expect as see } from '@playwright/test'
import { lostSpin, readWheels, wonSpin } from '#machines/rewards/spin/spin.fixtures.ts'
import { go, stopTime } from '#tests/kit/site.ts'
import { button, heading } from '../driver.ts'
import type { Answer, PartDriver, Stage } from '../part.ts'

const said = (details: unknown): Answer => ({ status: 200, json: { body: { details } } })
const refusedFor = (status: number, code: string, fields: Record<string, string> = {}): Answer => ({
  status,
  json: { error: { code, message: 'Made by the test', retryable: false, fields } },
})
const answering =
  (answer: Answer) =>
  ({ held }: Stage) =>
    held.settle(answer)
const pressing =
  (name: string) =>
  ({ page }: Stage) =>
    button(name)(page).click()
/** From now on time stands: only the test lets the wheel come to rest. */
const spinning =
  (name: string) =>
  async ({ page }: Stage) => {
    await stopTime(page)
    await button(name)(page).click()
  }
const told = (page: Page, title: string | RegExp) => see(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
const isBusy = (page: Page) => see(button(/^Spin the wheel/)(page)).toHaveAttribute('aria-busy', 'true')

const tryingAgain = (problem: string) => (page: Page) =>
  page.getByRole('alert').filter({ hasText: problem }).getByRole('button', { name: 'Try again' })

export const spinDriver: PartDriver = {
  chart: 'spin',
  signsIn: true,
  async opens({ page, held }) {
    await held.catch(page, /\/api\/spins$/)
    await go(page, '/spin-to-win')
  },
  offered: {
    'page.refreshed': tryingAgain('We couldn’t load the wheel'),
    'wheel.spun': button('Spin the wheel'),
    'spin.retried': tryingAgain('We couldn’t spin the wheel'),
    'signIn.chosen': button('Log in to spin'),
  },
  does: {
    'readWheel: done#1': answering(said(readWheels[0]?.wheel)),
    'readWheel: done#3': answering(said(readWheels[2]?.wheel)),
    'readWheel: done#4': answering(said(readWheels[3]?.wheel)),
    'readWheel: done#5': answering(said(readWheels[4]?.wheel)),
    'readWheel: error': answering('lost'),
    'page.refreshed': pressing('Try again'),
    'wheel.spun': spinning('Spin the wheel'),
    'drawSpin: done#1': answering(said(wonSpin)),
    'drawSpin: done#2': answering(said(lostSpin)),
    // Not about the token, which the client would have refreshed first.
    'drawSpin: done#3': answering(refusedFor(401, 'signInAgain')),
    'drawSpin: done#4': answering(refusedFor(422, 'validation', { causeId: 'causeRequired' })),
    'drawSpin: done#5': answering(refusedFor(422, 'validation', { isAdult: 'adultRequired' })),
    'drawSpin: error': answering('lost'),
    'spin.retried': spinning('Try again'),
    'signIn.chosen': pressing('Log in to spin'),
    'after: turn': ({ pass }) => pass(4000),
  },
  asks: {
    readWheel: { method: 'GET', path: '/api/spins' },
    drawSpin: { method: 'POST', path: '/api/spins', body: { isAdult: true } },
  },
  outside: {
    'drawSpin: done#1': 'The spin wins £5',
    'drawSpin: done#2': 'The spin doesn’t win',
  },
  inWords: {
    '{"spinning":"turning"}': 'that the wheel turns',
  },
  sees: {
    '"loading"': (page) => see(page.getByRole('main').getByText('Loading', { exact: true })).toBeVisible(),
    '"notLoaded"': (page) => see(page.getByText(/^We couldn’t load the wheel/)).toBeVisible(),
    async '"idle"'(page) {
      await told(page, /^Win up to £50 for/)
      await see(button('Spin the wheel')(page)).not.toHaveAttribute('aria-busy', 'true')
    },
    async '{"spinning":"drawing"}'(page) {
      await isBusy(page)
      await see(page.getByText('The wheel is spinning.')).toHaveCount(0)
    },
    async '{"spinning":"turning"}'(page) {
      await isBusy(page)
      await see(page.getByText('The wheel is spinning.')).toBeAttached()
    },
    '"failed"': (page) => see(page.getByText(/^Nothing is lost\. If your spin has already been drawn/)).toBeVisible(),
    '"won"': (page) => told(page, 'You’ve won £5 for Harrowden Hospice'),
    '"lost"': (page) => told(page, 'No prize this time'),
    '"nothingLeft"': (page) => told(page, 'All of this month’s prizes have been won'),
    '"noCause"': (page) => told(page, 'Choose a cause first'),
    '"tooYoung"': (page) => told(page, 'You need to be 18 or over to spin'),
    '"signedOut"': (page) => see(button('Log in to spin')(page)).toBeVisible(),
    // Who is logged in after all is led straight back.
    async '"signingIn"'(page) {
      await page.waitForURL(/\/spin-to-win#wheel$/)
      await see(heading('Spin to win')(page)).toBeVisible()
    },
  },
}
