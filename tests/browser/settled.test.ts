import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Floors, openFloors } from '../bench/floors.ts'
import { launchCold, measureSettled } from '../bench/settled.ts'

let floors: Floors
let browser: Browser
beforeAll(async () => {
  floors = await openFloors()
  browser = await launchCold()
})
afterAll(async () => {
  await browser.close()
  floors.close()
})

const fast = { cpu: 1, isSlow: false }

test('a page of static HTML has no script, is live once it is there, and its click is timed across the load of the next page', async () => {
  const figures = await measureSettled(
    browser,
    { url: `${floors.address}/`, control: 'a', click: { link: 'a', heading: 'The next page' }, field: 'input' },
    fast,
  )
  expect(figures).toMatchObject({ script: 0, requests: 1 })
  for (const time of [figures.largestPaint, figures.live, figures.mainThread, figures.click]) expect(time).toBeGreaterThan(0)
  expect(figures.slowest).toBeGreaterThanOrEqual(16)
})

test('the React floor’s script counts as it travels, with its headers, and its control is live once React has attached to it', async () => {
  const { script, requests, live, click } = await measureSettled(
    browser,
    { url: `${floors.address}/react`, control: 'button', click: { link: 'button', heading: 'Step 2' }, field: 'input' },
    fast,
  )
  expect(requests).toBe(2)
  expect(script * 1024).toBeGreaterThan(floors.scriptBytes)
  expect(script * 1024).toBeLessThan(floors.scriptBytes + 1024)
  expect(live).toBeGreaterThan(0)
  expect(click).toBeGreaterThan(0)
})
