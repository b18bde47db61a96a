import type { Page } from '@playwright/test'
import { go } from '#tests/kit/site.ts'
import { click, type Driver } from '../driver.ts'

const file = (page: Page) => page.getByRole('region', { name: 'Download donations (CSV)' })

export const csvDownloadDriver: Driver = {
  chart: 'csvDownload',
  signsIn: true,
  open: async (page) => {
    await go(page, '/account/donations')
    await page.getByRole('table').waitFor()
    // What is asked for is what the list is narrowed to.
    await page.getByRole('button', { name: /^Filter/ }).click()
    await page.getByLabel('Start date').fill('2026-10-01')
    await page.getByLabel('End date').fill('2026-10-31')
    const narrowed = page.waitForResponse((response) => response.url().includes('startDate='))
    await page.getByRole('button', { name: 'Show these dates' }).click()
    await narrowed
    await page.getByRole('table').and(page.locator(':not([aria-busy=true])')).waitFor()
  },
  controls: {
    'file.asked': click((page) => file(page).getByRole('button', { name: 'Download as CSV' })),
    'download.cancelled': click((page) => file(page).getByRole('button', { name: 'Cancel the download' })),
  },
  actors: {
    download: {
      request: /\/api\/user\/me\/transactions$/,
      accepts: 'text/csv',
      answers: { done: { status: 200, details: {}, text: 'id,shop\r\n' }, error: { status: 500, code: 'internal' } },
    },
  },
  asks: {
    download: {
      method: 'GET',
      path: '/api/user/me/transactions',
      query: { startDate: '2026-09-30T23:00:00.000Z', endDate: '2026-10-31T23:59:59.999Z' },
    },
  },
  sees: {
    '"idle"': (page) => file(page).getByRole('button', { name: 'Download as CSV' }),
    '"downloading"': (page) => file(page).locator('[aria-busy=true]'),
    '"cancelled"': (page) => file(page).getByRole('button', { name: 'Download as CSV' }),
    '"done"': (page) => file(page).getByText('We’ve saved the file to your downloads.'),
    '"failed"': (page) => file(page).getByText(/^We couldn’t make the file/),
  },
}
