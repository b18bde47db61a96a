import type { Page } from '@playwright/test'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { button, click, type Driver, done, failures, heading } from '../driver.ts'
import { admin } from './admin.ts'

const inSection = (name: string, control: string | RegExp) => (page: Page) =>
  page.getByRole('region', { name, exact: true }).getByRole('button', { name: control })
const says = (text: RegExp) => (page: Page) => page.getByText(text)
const causeThat = (isDormant: boolean) => ({ status: 200, details: { cause: { ...wholeDashboard.cause, isDormant } } })

/** G-029 */
export const reactivateCauseDriver: Driver = {
  ...admin,
  chart: 'reactivateCause',
  opensAnew: true,
  open: (page) => go(page, '/account/causes/1/settings'),
  controls: {
    'reactivation.asked': click(inSection('This cause is resting', /^(Take supporters again|Try again)$/)),
    'page.refreshed': click((page) => inSection('New supporters', 'Try again')(page).or(button('Show the latest')(page))),
  },
  actors: {
    readDormancy: {
      request: /\/api\/causes\/id:1$/,
      // The settings around it read the cause too.
      leads: 1,
      answers: { 'done#1': causeThat(true), 'done#2': causeThat(false), ...failures },
    },
    reactivate: {
      request: /\/causes\/id:1\/reactivation$/,
      answers: { 'done#1': done, 'done#2': { status: 409, code: 'illegalMove' }, ...failures },
    },
  },
  asks: {
    readDormancy: { method: 'GET', path: '/api/causes/id:1' },
    reactivate: { method: 'POST', path: '/api/causes/id:1/reactivation', body: {} },
  },
  sees: {
    '"loading"': heading('Manage cause settings'),
    '"unknown"': says(/^We couldn’t check whether this cause is taking/),
    '"active"': heading('Manage cause settings'),
    '"resting"': says(/keeps its page, and we pay what it’s raised/),
    '"reactivating"': (page) => page.getByRole('region', { name: 'This cause is resting' }).locator('button[aria-busy=true]'),
    '"reactivated"': says(/is taking supporters again\.$/),
    '"failed"': says(/^We couldn’t confirm that/),
    '"tooLate"': says(/^Something’s changed since you opened this page/),
  },
}
