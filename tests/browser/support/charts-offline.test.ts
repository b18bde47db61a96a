import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchChromium } from '#tests/kit/chromium.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { charts } from '#tests/kit/registry.ts'

const folder = mkdtempSync(join(tmpdir(), 'farthing-charts-'))
const step = { tab: 'a1', at: 1_793_000_000_000, actor: 'x:0', chart: 'login', from: null, fields: {}, knows: {}, isDone: false }
const recorded = {
  is: 'recording of charts',
  steps: [
    { ...step, number: 1, event: 'xstate.init', states: ['editing'], accepts: ['form.submitted'] },
    { ...step, number: 2, event: 'form.submitted', states: ['submitting'], accepts: [] },
  ],
}
let browser: Awaited<ReturnType<typeof launchChromium>>
beforeAll(async () => {
  // In a process of its own: a build for production, as it is written for people.
  const { NODE_ENV: _, VITEST: __, ...env } = process.env
  execFileSync(process.execPath, [resolve(import.meta.dirname, '../../charts/charts.ts'), folder], { env })
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true })
})

test.runIf(isWhole)(
  'npm run charts: the folder opens from a disk without a network, has every chart, draws one, and replays a recording',
  async () => {
    const context = await browser.newContext({ offline: true, viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
    page.on('pageerror', (error) => faults.push(String(error)))
    await page.goto(`${pathToFileURL(folder)}/index.html`)
    await see(page.getByText(`${charts.length} charts`)).toBeVisible()
    await page.getByRole('searchbox').fill('claim')
    await page.getByRole('link', { name: 'One claim’s page' }).click()
    await see(page.locator('[data-drawn]')).toBeVisible()
    await see(page.locator('.react-flow__viewport')).toHaveCSS('position', 'absolute')
    await see(page.getByRole('table', { name: 'What it’s meant to do' })).toBeVisible()
    // What runs can only be watched on the site; what was saved there is replayed from here.
    await page.getByRole('link', { name: /^All charts/ }).click()
    await see(page.getByRole('link', { name: 'Watch charts live' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Replay a recording' }).click()
    await see(page.getByText('Open a recording to replay it.')).toBeVisible()
    const file = (text: string) => ({ name: 'charts.recording.json', mimeType: 'application/json', buffer: Buffer.from(text) })
    await page.getByLabel('Open a recording').setInputFiles(file('{}'))
    await see(page.getByText(/^This file isn’t a recording of charts/)).toBeVisible()
    await page.getByLabel('Open a recording').setInputFiles(file(JSON.stringify(recorded)))
    await see(page.getByText('Now in: editing')).toBeVisible()
    await page.getByRole('button', { name: 'Next step' }).click()
    await see(page.getByText('Now in: submitting')).toBeVisible()
    await see(page.locator('[data-drawn]')).toBeVisible()
    await page.getByRole('button', { name: 'Close the recording' }).click()
    await see(page.getByText('Open a recording to replay it.')).toBeVisible()
    const body = await page.evaluate(() => getComputedStyle(document.body).fontFamily)
    expect(body).toContain('system-ui')
    expect(faults).toEqual([])
    await context.close()
    expect(readFileSync(join(folder, 'index.html'), 'utf8')).not.toContain('type="module"')
  },
)
