import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { type Page, expect as see } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recording } from '#contract/support/recordings.ts'
import { chartRecordOf } from '#server/shared/charts/chart-records.ts'
import { violationsEverywhere } from '#tests/kit/axe.ts'
import { isWhole } from '#tests/kit/matrix.ts'
import { charts } from '#tests/kit/registry.ts'
import { enter, go, openSite, type TestSite } from '#tests/kit/site.ts'
import { best } from '#web/features/support/chart-list/chart-groups.ts'
import { screens } from '../screens.ts'
import { running, twoTabs } from './charts.steps.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const drawn = (page: Page) => page.locator('[data-drawn]:not([aria-busy])')

test('the viewer lists every chart by area, one of which is open, and a search narrows them', async () => {
  const { page } = await site.open()
  await go(page, '/dev/charts')
  await see(page.getByText(`${charts.length} charts`)).toBeVisible()
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  expect(await height()).toBeLessThan(4500)
  await see(page.getByRole('link', { name: 'Watch charts live' })).toHaveCount(1)
  await page.setViewportSize({ width: 375, height: 812 })
  await see(page.getByRole('link', { name: 'Payment run' }).first()).toBeVisible()
  // Those that are read first are drawn there too, each whole in a card that is narrower than the screen.
  const drawings = page.locator('[data-thumbnail]').filter({ visible: true })
  await see(drawings).toHaveCount(3)
  await see(drawings.first()).toBeInViewport()
  const widths = await drawings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
  for (const width of widths) expect(width).toBeGreaterThan(260)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(375)
  expect(await height()).toBeLessThan(4000)
  await page.setViewportSize({ width: 1280, height: 900 })
  await see(page.locator('[data-thumbnail]').first()).toBeVisible()
  await see(page.locator('[data-area]')).toHaveCount(1 + new Set(charts.map(({ area }) => area)).size)
  for (const area of new Set(charts.map(({ area }) => area))) {
    const names = charts.filter((chart) => chart.area === area).map(({ name }) => name)
    const inOrder = [...best.filter((name) => names.includes(name)), ...names.filter((name) => !best.includes(name))]
    await page.getByRole('navigation', { name: 'Areas' }).locator(`a[href="#~area-${area}"]`).press('Enter')
    // Each is drawn.
    const drawings = page.locator(`[data-area="${area}"] [data-thumbnail]`)
    await see(drawings).toHaveCount(names.length)
    expect(await drawings.evaluateAll((all) => all.map((one) => one.getAttribute('data-thumbnail')))).toEqual(inOrder)
    // Who goes from area to area by keyboard stays where they are.
    await see(page.getByRole('navigation', { name: 'Areas' }).locator('[aria-current]')).toBeFocused()
  }
  const open = page.locator('[data-area] > details[open]')
  await see(open).toHaveCount(1)
  const last = open.locator('summary')
  await last.press('Enter')
  await see(open).toHaveCount(0)
  await see(page.locator('details [data-thumbnail]')).toHaveCount(0)
  await page.getByRole('searchbox').fill('missing donation')
  await see(page.getByRole('link', { name: 'Missing donation' })).toBeVisible()
  await see(page.getByRole('link', { name: 'Bank details' })).toHaveCount(0)
  await page.getByRole('searchbox').fill('nothing of the kind')
  await see(page.getByText('No chart matches. Try fewer words.')).toBeVisible()
  expect(await violationsEverywhere(page)).toEqual([])
})

test('a chart is read by keyboard: from the list to its states, what is inside one, its table, and a chart that it holds', async () => {
  const { page } = await site.open()
  await go(page, '/dev/charts')
  await page.getByRole('searchbox').fill('causeRegistration')
  await page.getByRole('link', { name: 'Cause registration' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Cause registration' })).toBeFocused()
  await see(drawn(page)).toBeVisible()
  // What is inside its sections is opened by keyboard too.
  for (const section of ['theCause', 'account', 'registering']) {
    const fold = page.getByRole('button', { name: `What’s inside ${section}` })
    await see(fold).toHaveAttribute('aria-expanded', 'false')
    await fold.press('Enter')
    await see(fold).toHaveAttribute('aria-expanded', 'true')
    await see(drawn(page)).toBeVisible()
  }
  await page.getByRole('heading', { level: 1, name: 'Cause registration' }).focus()
  const names = () => page.evaluate(() => document.activeElement?.closest('[data-state]')?.getAttribute('data-state') ?? '')
  const reached: string[] = []
  for (let presses = 0; presses < 90 && !reached.includes('supporting'); presses++) {
    await page.keyboard.press('Tab')
    const name = await names()
    if (name) reached.push(name)
  }
  const record = await chartRecordOf('causeRegistration')
  const states = record?.parts.flatMap(({ path }) => (path === 'any' ? [] : [path])) ?? []
  expect(states).toContain('theCause.address')
  expect([...new Set(reached)].sort()).toEqual(states.sort())
  await page.keyboard.press('Enter')
  await see(page.locator('[data-state="supporting"]').getByRole('button')).toHaveAttribute('aria-pressed', 'true')
  const table = page.getByRole('table', { name: 'What it’s meant to do' })
  await see(table.locator('tr[data-chosen]').first()).toContainText('supporting')
  await page.getByRole('link', { name: 'Open finalising' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Creating account and cause' })).toBeFocused()
  await see(drawn(page)).toBeVisible()
})

test.runIf(isWhole)('a picture is folded, zoomed, dark, and has its table under it on a phone; axe finds nothing', async () => {
  const { page } = await site.open()
  await go(page, '/dev/charts#spin')
  await see(page.locator('[data-state="spinning.drawing"]')).toBeVisible()
  const zoomOf = () =>
    page.locator('.react-flow__viewport').evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a)
  const before = await zoomOf()
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await see.poll(zoomOf).toBeGreaterThan(before)
  // Where it begins is above what is seen now: all of it is seen again.
  await page.getByRole('button', { name: 'Whole chart' }).click()
  await see.poll(zoomOf).toBeLessThanOrEqual(before)
  await page.getByRole('button', { name: 'loading', exact: true }).click()
  await see(page.getByRole('button', { name: 'loading', exact: true })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'What’s inside spinning' }).press('Enter')
  await see(page.locator('[data-state="spinning.drawing"]')).toHaveCount(0)
  await see(page.getByRole('button', { name: 'What’s inside spinning' })).toHaveAttribute('aria-expanded', 'false')
  await see(page.getByRole('button', { name: 'What’s inside spinning' })).toBeFocused()
  expect(await violationsEverywhere(page)).toEqual([])
  await page.setViewportSize({ width: 375, height: 812 })
  const below = async () => {
    const [picture, table] = await Promise.all([
      drawn(page).boundingBox(),
      page.getByRole('table', { name: 'What it’s meant to do' }).boundingBox(),
    ])
    return (table?.y ?? 0) - ((picture?.y ?? 0) + (picture?.height ?? 0))
  }
  await see.poll(below).toBeGreaterThan(0)
})

test.runIf(isWhole)(
  'live: the charts of another tab light up as it is used; an event is sent by hand, and one goes back to an earlier snapshot',
  async () => {
    const { viewer, used, goWatched } = await twoTabs(site, '/how-it-works')
    // What begins in a page that is watched already is met from its beginning.
    await used.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
    await used.getByLabel('Email address').fill('nobody@example.org')
    await used.getByLabel('Password', { exact: true }).fill('not the password')
    await used.getByRole('button', { name: 'Log in' }).click()
    await see(used.getByText('Your email and/or password are incorrect')).toBeVisible()
    await running(viewer, 'login').click()
    await see(viewer.getByText('Now in: badCredentials')).toBeVisible()
    await see(viewer.locator('[data-state="badCredentials"][data-lit]')).toBeVisible()
    const steps = viewer.getByRole('region', { name: 'What happened' })
    await see(steps.getByRole('rowheader', { name: /^credentials\.submitted/ })).toHaveCount(1)
    await see(viewer.getByRole('img', { name: /^Events between .*login/ })).toBeVisible()
    // Back to where it was asked: it is asked again, and answered again.
    const answered = used.waitForResponse(/\/api\/session|\/api\/login|\/api\/user\/login/)
    await steps.getByRole('row').filter({ hasText: 'login: submitting' }).first().getByRole('button').click()
    expect((await answered).status()).toBe(401)
    await see(viewer.getByText('Now in: badCredentials')).toBeVisible()
    // And to the empty form.
    await steps.getByRole('row').filter({ hasText: 'login: editing' }).first().getByRole('button').click()
    await see(used.getByText('Your email and/or password are incorrect')).toBeHidden()
    await see(viewer.getByText('Now in: editing')).toBeVisible()
    expect(await violationsEverywhere(viewer)).toEqual([])

    await goWatched('/dev/ui')
    // What has begun before the viewer answered is met with its next event.
    await used.getByRole('button', { name: 'A panel that opens' }).click()
    await see(used.getByText('Its content.')).toBeVisible()
    await running(viewer, 'collapsible').click()
    await viewer.getByLabel('Event to send').selectOption('panel.toggled')
    await viewer.getByLabel('Its fields as JSON (optional)').fill('[1')
    await viewer.getByRole('button', { name: 'Send the event' }).click()
    await see(viewer.locator('[data-state="open"][data-lit]')).toBeVisible()
    await see(used.getByText('Its content.')).toBeVisible()
    await viewer.getByLabel('Its fields as JSON (optional)').fill('')
    await viewer.getByRole('button', { name: 'Send the event' }).click()
    await see(used.getByText('Its content.')).toBeHidden()
    await see(viewer.locator('[data-state="closed"][data-lit]')).toBeVisible()
  },
)

test('nothing that was typed and no token leaves a tab that is watched, nor stands in what is saved; a recording is replayed step by step', async () => {
  const { viewer, used, heardOf, goWatched } = await twoTabs(site, '/login')
  const canaries = ['canary-9f2@example.org', 'Canary-Password-77']
  await used.getByLabel('Email address').fill('canary-9f2@example.org')
  await used.getByLabel('Password', { exact: true }).fill('Canary-Password-77')
  await used.getByRole('button', { name: 'Log in' }).click()
  await see(used.getByText('Your email and/or password are incorrect')).toBeVisible()
  await enter(used, 'supporter')
  await goWatched('/account/settings/personal-details')
  await used.getByLabel('First name').fill('Canaryfirst')
  await used.getByRole('button', { name: /^Save/ }).first().click()
  canaries.push('Canaryfirst', 'supporter@farthing.example')
  const stored = await used.evaluate(() => Object.entries(localStorage).filter(([key]) => /token/i.test(key)))
  const tokens = stored.map(([, value]) => value.replaceAll('"', ''))
  expect(tokens.length).toBe(2)
  for (const token of tokens) expect(token.length).toBeGreaterThan(15)
  await see(running(viewer, 'profileEdit')).toBeVisible()

  const download = viewer.waitForEvent('download')
  await viewer.getByRole('button', { name: 'Save the recording' }).click()
  const file = await (await download).path()
  const saved = readFileSync(file, 'utf8')
  const { steps } = recording.parse(JSON.parse(saved))
  const left = await heardOf()
  for (const text of [saved, left]) {
    expect(text).toContain('credentials.submitted')
    expect(text.length).toBeGreaterThan(2000)
    for (const secret of [...canaries, ...tokens]) expect(text).not.toContain(secret)
    // A part of a token is enough for nobody, and isn't there either.
    for (const token of tokens) expect(text).not.toContain(token.slice(-12))
  }

  await viewer
    .getByLabel('Open a recording')
    .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') })
  await see(viewer.getByText('This file isn’t a recording of charts. Choose one that was saved here.')).toBeVisible()
  await viewer.getByLabel('Open a recording').setInputFiles(file)
  await see(viewer.getByText(`Step 1 of ${steps.length}`)).toBeVisible()
  await viewer
    .getByRole('slider')
    .fill(String(steps.findIndex(({ chart, states }) => chart === 'login' && states.includes('submitting')) + 1))
  await running(viewer, 'login').click()
  await see(viewer.locator('[data-state="submitting"][data-lit]')).toBeVisible()
  await viewer.getByRole('button', { name: 'Previous step' }).press('Enter')
  await see(viewer.locator('[data-state="editing"][data-lit]')).toBeVisible()
  await viewer.getByRole('button', { name: 'Next step' }).press('Enter')
  await see(viewer.locator('[data-state="submitting"][data-lit]')).toBeVisible()
  expect(await violationsEverywhere(viewer)).toEqual([])
  await viewer.getByRole('button', { name: 'Back to live' }).click()
  await see(running(viewer, 'profileEdit')).toBeVisible()
})

test('no public page loads the viewer, what it draws with, or what watches a tab', async () => {
  const manifest: Record<string, { file: string; src?: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(resolve(import.meta.dirname, '../../../.build/client/.vite/manifest.json'), 'utf8'),
  )
  const own = Object.values(manifest)
    .filter(({ src = '' }) => /features\/support\/chart-|watch-entry|elkjs|@xyflow/.test(src))
    .map(({ file }) => `/${file}`)
  expect(own.length).toBeGreaterThan(5)
  const { page } = await site.open({ loadsAhead: true, allow: /404/ })
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).pathname))
  // `npm run heavy` opens them all.
  for (const path of screens.filter((_, index) => isWhole || index % 6 === 0)) {
    await go(page, path)
    await page.waitForLoadState('networkidle')
  }
  expect(asked.size).toBeGreaterThan(isWhole ? 50 : 20)
  expect(own.filter((file) => asked.has(file))).toEqual([])
})
