import { type BrowserContext, type Page, type Route, expect as see } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isWhole } from '#tests/kit/matrix.ts'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'
import { mailOf, password, wizards } from './wizards.ts'

let site: TestSite
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const main = (page: Page) => page.getByRole('main')
const faults = {
  'before anything is sent': async (_page: Page, route: Route) => route.abort('connectionreset'),
  'sent, without an answer': async (_page: Page, route: Route) => {
    await route.fetch().catch(() => {})
    // It never comes; the reload ends the wait.
  },
  'half an answer': async (_page: Page, route: Route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    await route.fulfill({ response: answer, body: text.slice(0, text.length / 2) })
  },
}

const title = async (page: Page) => (await main(page).getByRole('heading', { level: 1 }).innerText()).trim()
/** The title that is asked, once it is a known one; read once, since the answers of before may take its place at any time. */
async function known(page: Page, isKnown: (title: string) => boolean): Promise<string> {
  let shown = ''
  const isThere = async () => {
    shown = await title(page)
    return (
      isKnown(shown) ||
      (await main(page)
        .getByLabel(/^I accept the/)
        .count()) > 0
    )
  }
  await expect.poll(isThere).toBe(true)
  return shown
}

/** Reloads in the middle of things, as a person does whose network has gone. */
async function reload(context: BrowserContext, page: Page, isKnown: (title: string) => boolean): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  await page.reload()
  await page.locator('html[data-ready]').waitFor({ state: 'attached' })
  await known(page, isKnown)
}

describe.each(wizards.map((one, row) => ({ ...one, row })))(
  'F1 the $wizard wizard',
  ({ wizard, path, questions, send, terms, done, row }) => {
    // Each wizard meets one of them; with `npm run heavy` all.
    const chosen = Object.entries(faults).filter((_, column) => isWhole || column === row % Object.keys(faults).length)
    test.each(chosen)('%s, at every step: every field is back, one account, one record at most', async (fault, answer) => {
      const { page, context } = await site.open({ allow: /./ })
      page.setDefaultTimeout(20_000)
      const name = `Otters ${wizard} ${fault.split(/\W/)[0]}`
      await go(page, path)
      const isQuestion = (asked: string) => asked in questions
      const typed = new Set<string>()
      const met = new Set<string>()
      while (
        (await main(page)
          .getByLabel(/^I accept the/)
          .count()) === 0
      ) {
        // A reload shows the first question before the answers are got back.
        const asked = await known(page, isQuestion)
        const question = questions[asked]
        // The last page, which came between the two looks.
        if (!question) continue
        const isThere = async () => (await title(page)) === asked
        if (typed.has(asked) && !met.has(asked)) await question.isBack?.(page, name)
        const hasFilled = await question.fill(page, name).then(isThere, async (cause: unknown) => {
          if (await isThere()) throw cause
          return false
        })
        // What was asked was the first question, and the answers of before came while it was filled in.
        if (!hasFilled) continue
        if (!typed.has(asked) && fault === 'before anything is sent') {
          // Not even sent: what has been typed comes back all the same when the question does, but for the password.
          typed.add(asked)
          await reload(context, page, isQuestion)
          expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(password)
          continue
        }
        if (!met.has(asked)) {
          met.add(asked)
          const kept = () => page.evaluate(() => localStorage.getItem('registrationDraft') ?? '')
          const before = await kept()
          await context.route('**/api/**', (route) => answer(page, route))
          await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
          // The wizard has taken the answer; whether it could also ask the server is the fault's business.
          await expect.poll(async () => (await kept()) !== before || (await title(page)) !== asked).toBe(true)
          expect(await kept()).not.toContain(password)
          await reload(context, page, isQuestion)
          // What was answered is there, whether the wizard has gone on or still asks.
          // The first question is shown before the answers are got back: the wizard may go on while one looks.
          if (await isThere())
            await question.isBack?.(page, name).catch(async (cause) => {
              if (await isThere()) throw cause
            })
          continue
        }
        // Of this very question: the next one's would be passed by without an answer.
        await main(page)
          .filter({ has: page.getByRole('heading', { level: 1, name: asked, exact: true }) })
          .getByRole('button', { name: 'Continue', exact: true })
          .click()
          .catch(async (cause: unknown) => {
            if (await isThere()) throw cause
          })
        await see(page.getByRole('heading', { level: 1, name: asked, exact: true })).toBeHidden()
        await known(page, isQuestion)
      }
      expect(met.size).toBe(Object.keys(questions).length)
      await main(page).getByLabel(terms).check()
      await context.route('**/api/**', (route) => (route.request().method() === 'POST' ? answer(page, route) : route.continue()))
      const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/user'))
      await main(page).getByRole('button', { name: send }).click()
      await sent
      // An answer that came too late for the page may still have left its cookie: then the wizard is done.
      await reload(
        context,
        page,
        (shown) => isQuestion(shown) || shown === 'You already have an account' || done(name).test(shown),
      )
      const press = (label: string | RegExp) => main(page).getByRole('button', { name: label, exact: true })
      for (let asked = await title(page); !done(name).test(asked); asked = await title(page)) {
        // What is asked may still be on its way back: the first question is shown until then, and has none of these.
        const secret = page.getByLabel('Password', { exact: true })
        const next = press(send)
          .or(press('Log in'))
          .or(press('Continue').and(main(page).filter({ has: secret }).getByRole('button')))
        await expect.poll(async () => (await next.count()) > 0 || (await title(page)) !== asked).toBe(true)
        if ((await title(page)) !== asked) continue
        const hasGoneOn = expect.poll(() => title(page)).not.toBe(asked)
        const answered = async () => {
          if ((await press(send).count()) > 0) await main(page).getByLabel(terms).check({ timeout: 5000 })
          else await secret.fill(password, { timeout: 5000 })
          await next.click({ timeout: 5000 })
        }
        // The session of an answer that came too late may be noticed now: the wizard then goes on by itself, and there is nothing left to press.
        await Promise.all([hasGoneOn, answered().catch(() => {})])
      }
      await see(page.getByRole('heading', { level: 1, name: done(name) })).toBeVisible()
      const { db } = site.server.services
      const people = await db.selectFrom('app_user').select('id').where('email', '=', mailOf(name)).execute()
      expect(people).toHaveLength(1)
      const causes = await db.selectFrom('cause').select('id').where('name', '=', name).execute()
      expect(causes).toHaveLength(wizard === 'supporter' ? 0 : 1)
      await context.close()
    })
  },
)

describe('a part of a wizard that could not be loaded', () => {
  async function arrive(): Promise<{ page: Page; context: BrowserContext }> {
    const { page, context } = await site.open({ allow: /known-email|ERR_FAILED/ })
    await context.route('**/known-email-*.js', (route) => route.abort())
    await go(page, '/register-your-business/create')
    await main(page).getByLabel('Name of the business').fill('Harrow Books')
    await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await main(page).getByLabel('Phone number (optional)').fill('02079460000')
    await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await main(page).getByLabel('Email address').fill('supporter@farthing.example')
    await main(page).getByRole('button', { name: 'Continue', exact: true }).click()
    await see(main(page).getByRole('alert')).toContainText('couldn’t load this part')
    await context.unrouteAll()
    return { page, context }
  }
  test.each<[string, (page: Page) => Promise<unknown>]>([
    ['when one tries again', (page) => main(page).getByRole('button', { name: 'Try again' }).click()],
    ['when the network is back', (page) => page.evaluate(() => dispatchEvent(new Event('online')))],
  ])('is said to be missing, and comes %s', async (_when, again) => {
    const { page, context } = await arrive()
    await again(page)
    await see(main(page).getByRole('heading', { level: 1, name: 'You already have an account' })).toBeVisible()
    await see(main(page).getByLabel('Email address')).toHaveValue('supporter@farthing.example')
    await context.close()
  })
})
