import type { Page } from '@playwright/test'
import { someChart } from '#machines/support/chart-picture/chart-picture.fixtures.ts'
import { someStep } from '#machines/support/chart-watch/chart-watch.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { click, type Driver, main } from '../driver.ts'

/** A file is read when the test says so, as what it says. */
function holdFiles(): void {
  Blob.prototype.text = () =>
    new Promise((resolve, reject) => {
      addEventListener('fileRead', (event) => resolve((event as CustomEvent<string>).detail), { once: true })
      addEventListener('fileLost', () => reject(new Error('Made by the test')), { once: true })
    })
}
const chart = 'lamp'
const steps = [
  { ...someStep, chart },
  { ...someStep, chart, number: 2, states: ['failed'] },
]
const read = (file: object) => (page: Page) =>
  page.evaluate((detail) => void dispatchEvent(new CustomEvent('fileRead', { detail })), JSON.stringify(file))
const named = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name })
const file = (page: Page) => main(page).getByLabel('Open a recording')
const place = (page: Page) => main(page).getByRole('slider')

/** Beside another tab, which only says what it does. */
export const chartWatchDriver: Driver = {
  chart: 'chartWatch',
  signsIn: false,
  ownPage: true,
  async open(page) {
    await page.addInitScript(holdFiles)
    await go(page, '/dev/charts#~live')
  },
  always: { '/api/support/charts/lamp': { chart: someChart, walked: null, people: null } },
  controls: {
    'actor.chosen': click((page) => page.getByRole('region', { name: 'Running charts' }).getByRole('button')),
    'wish.sent': click(named(/^Go back to here/)),
    'recording.saved': click(named('Save the recording')),
    'file.chosen': {
      control: file,
      use: (page) => file(page).setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('x') }),
    },
    'step.shown#1': { control: place, use: (page) => place(page).fill('2') },
    'recording.closed': click(named('Back to live')),
  },
  happens: {
    'steps.came': (page) =>
      page.evaluate((came) => {
        const channel = new BroadcastChannel('charts')
        channel.postMessage({ steps: came })
        channel.close()
      }, steps),
    'readRecording: done#1': read({ is: 'recording of charts', steps }),
    'readRecording: done#2': read({ is: 'something else' }),
    'readRecording: error': (page) => page.evaluate(() => void dispatchEvent(new Event('fileLost'))),
  },
  outside: {
    'steps.came': 'Use the site in another tab',
    'readRecording: done#1': 'It’s a recording that was saved here',
    'readRecording: done#2': 'It’s another file',
    'readRecording: error': 'The browser can’t read it',
  },
  actors: {},
  sees: {
    '"listening"': (page) => main(page).getByText(/^No chart has done anything yet/),
    '"live"': named('Save the recording'),
    '"opening"': (page) => main(page).getByText('Loading', { exact: true }),
    '"replaying"': (page) => main(page).getByText(/^Step [12] of 2$/),
    '"refused"': (page) => main(page).getByText(/^This file isn’t a recording of charts/),
  },
}
