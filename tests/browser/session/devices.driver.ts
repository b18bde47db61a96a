import type { Page } from '@playwright/test'
import { hereDevice, otherDevice } from '#machines/session/devices/devices.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, failures, heading } from '../driver.ts'

const devices = (page: Page) => page.getByRole('region', { name: 'Where you’re logged in' })
const use = (name: string | RegExp) => click((page) => devices(page).getByRole('button', { name, exact: true }))

export const devicesDriver: Driver = {
  chart: 'devices',
  signsIn: true,
  // Logging out for real would end the session that other charts go on with.
  always: { 'POST /api/logout': {} },
  open: (page) => go(page, '/account/settings/login-and-security'),
  controls: {
    'list.refreshed': use('Try again'),
    'device.ended#1': use('Log out of Safari on iOS'),
    'device.ended#2': use('Log out of Firefox on Windows'),
    'everywhere.wanted': use('Log out everywhere'),
    'everywhere.confirmed': use('Yes, log out everywhere'),
    'everywhere.left': use('Stay logged in'),
  },
  actors: {
    readDevices: {
      request: /\/api\/user\/me\/devices$/,
      answers: {
        'done#1': { status: 200, details: { devices: [hereDevice, otherDevice] } },
        'done#2': { status: 200, details: { devices: [hereDevice] } },
        ...failures,
      },
    },
    endDevice: {
      request: /\/api\/user\/me\/devices\/Zs7dJ4hVfQmNe6uGk9yBoC$/,
      method: 'DELETE',
      // Gone already is what was wanted.
      answers: { done: { status: 404, code: 'notFound' }, ...failures },
    },
    endAllDevices: {
      request: /\/api\/user\/me\/devices$/,
      method: 'DELETE',
      answers: { done: { status: 200, details: {} }, ...failures },
    },
  },
  asks: {
    readDevices: { method: 'GET', path: '/api/user/me/devices' },
    endAllDevices: { method: 'DELETE', path: '/api/user/me/devices' },
    endDevice: { method: 'DELETE', path: '/api/user/me/devices/Zs7dJ4hVfQmNe6uGk9yBoC' },
  },
  sees: {
    '"loading"': (page) => devices(page).getByText('Loading'),
    '"failed"': (page) => devices(page).getByText(/^We couldn’t load where you’re logged in/),
    '"shown"': (page) => devices(page).getByText('This device', { exact: true }),
    '"ending"': (page) => devices(page).locator('button[aria-busy=true]'),
    '"notEnded"': (page) => devices(page).getByText(/^We couldn’t log out Safari on iOS, so/),
    '"confirming"': (page) => devices(page).getByText(/^You’ll be logged out on all your/),
    '"endingAll"': (page) =>
      devices(page).getByRole('button', { name: 'Yes, log out everywhere' }).and(page.locator('[aria-busy=true]')),
    '"notEndedAll"': (page) => devices(page).getByText(/^We couldn’t log you out everywhere/),
    '"endedAll"': heading('You’ve logged out'),
  },
}
