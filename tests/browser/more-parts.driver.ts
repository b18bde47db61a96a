import { type Page, expect as see } from '@playwright/test'
import sharp from 'sharp'
import { expect } from 'vitest'
import { demoPassword } from '#server/db/seed/seed.ts'
import { enter, go, logIn } from '../kit/site.ts'
import { type Answer, failing, type PartDriver, press, type Stage } from './part.ts'

const asked = (page: Page) => page.getByRole('region', { name: 'What we may measure' })
const choosing = (page: Page) => page.getByRole('dialog', { name: 'What we may measure' })
const keptConsent = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'consent')?.value

async function saveChoices(page: Page, analytics: boolean, kept: string): Promise<void> {
  await choosing(page).getByLabel('Counting pages and searches').setChecked(analytics)
  await choosing(page).getByLabel('Measuring our advertising').setChecked(false)
  await choosing(page).getByRole('button', { name: 'Save my choices' }).click()
  await expect.poll(() => keptConsent(page)).toBe(kept)
}

const consent: PartDriver = {
  chart: 'consent',
  asksConsent: true,
  opens: async () => {},
  does: {
    'choices.read#1': ({ page }) => go(page, '/how-it-works'),
    async 'choices.read#2'({ page }) {
      await go(page, '/how-it-works')
      await page.context().addCookies([{ name: 'consent', value: 'needed.analytics', url: page.url() }])
      await page.reload()
    },
    async 'consent.givenToAll'({ page }) {
      await asked(page).getByRole('button', { name: 'Yes, count' }).click()
      await expect.poll(() => keptConsent(page)).toBe('needed.analytics.advertising')
    },
    async 'consent.refusedForAll'({ page }) {
      await asked(page).getByRole('button', { name: 'No, count nothing' }).click()
      await expect.poll(() => keptConsent(page)).toBe('needed')
    },
    'preferences.opened': ({ page }, from) =>
      from === '"asked"' ? asked(page).getByRole('button', { name: 'Choose' }).click() : press(page, 'Cookie choices').click(),
    'choices.saved#1': ({ page }) => saveChoices(page, true, 'needed.analytics'),
    'choices.saved#2': ({ page }) => saveChoices(page, false, 'needed'),
    'preferences.closed': ({ page }) => page.keyboard.press('Escape'),
  },
  sees: {
    '"unknown"': async (page) => expect(page.url()).toBe('about:blank'),
    async '"asked"'(page) {
      await see(asked(page)).toBeVisible()
      expect(await keptConsent(page)).toBeUndefined()
    },
    async '"choosing"'(page) {
      await see(choosing(page)).toBeVisible()
      await see(asked(page)).toBeHidden()
    },
    async '"decided"'(page) {
      await see(press(page, 'Cookie choices')).toBeVisible()
      await see(asked(page)).toBeHidden()
      await see(choosing(page)).toBeHidden()
    },
    '"changing"': (page) => see(choosing(page)).toBeVisible(),
  },
}

const again = (page: Page) => page.getByRole('dialog', { name: 'Log in again' })

const sessionExpiry: PartDriver = {
  chart: 'sessionExpiry',
  opens: ({ page }) => go(page, '/how-it-works'),
  does: {
    async 'session.started'({ page }, from) {
      if (from === '"absent"') return logIn(page, 'supporter', '/login?forward-url=/account/donations')
      await again(page).getByLabel('Password', { exact: true }).fill(demoPassword)
      await again(page).getByRole('button', { name: 'Log in' }).click()
    },
    /** Ended behind the page's back, and noticed with its next call. */
    async 'session.lost'({ page }) {
      const filter = press(page, 'Filter by date')
      await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
      if (await filter.isVisible()) await filter.click()
      await page.getByLabel('Start date').fill('2026-01-01')
      await page.getByLabel('End date').fill('2026-06-30')
      await page.context().clearCookies()
      await page.evaluate(() => {
        localStorage.setItem('accessToken', 'gone')
        localStorage.setItem('refreshToken', 'gone')
      })
      await press(page, 'Show these dates').click()
    },
    /** In another tab. */
    async 'session.ended'({ page }) {
      const other = await page.context().newPage()
      await go(other, '/logout')
      await see(other.getByRole('heading', { level: 1, name: 'You are logged out' })).toBeVisible()
      await other.close()
    },
    'page.left': ({ page }) => again(page).getByRole('button', { name: 'Leave this page' }).click(),
  },
  // Where the session has run out there is none left that another tab could end.
  onlyIn: { 'session.ended': ['"present"'] },
  sees: {
    async '"absent"'(page) {
      await see(again(page)).toBeHidden()
      await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeHidden()
    },
    async '"present"'(page) {
      await see(again(page)).toBeHidden()
      await see(page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
    },
    '"expired"': (page) => see(again(page)).toBeVisible(),
  },
}

/** A session of one of the demo people, as the link's own exchange would answer it. */
async function sessionOf(page: Page, name: 'supporter' | 'admin'): Promise<Answer> {
  const answer = await page.request.post('/api/login-cookie', {
    data: { email: `${name}@farthing.example`, password: demoPassword, source: 'website' },
  })
  return { status: 200, json: { body: { details: { tokens: (await answer.json()).body.details.tokens } } } }
}
const handOver = (page: Page) => page.getByRole('dialog', { name: /^Go on as / })
const greeting = (page: Page, name: string) => page.getByRole('heading', { level: 1, name: new RegExp(`, ${name}$`) })
const exchange = async ({ page, held }: Stage, name: 'supporter' | 'admin') =>
  held.settle(await sessionOf(page, name), 'exchange')

const fingerprint: PartDriver = {
  chart: 'fingerprint',
  leavesPage: true,
  async opens({ page, held }) {
    // Whoever goes on as somebody else logs out for good, so each route has a session of its own.
    await enter(page, 'supporter')
    await page.waitForLoadState('networkidle')
    // The page's own is the first; the link's person the second; the new person of this page the third.
    await held.catch(page, /\/api\/user\/me$/, 'person', [1, 3])
    await held.catch(page, /\/api\/auth\/fingerprints\/made-by-the-test$/, 'exchange')
  },
  does: {
    'fingerprint.found': ({ page }) => page.goto('/panel?fp=made-by-the-test'),
    'waitForPerson: done': ({ held }) => held.settle('real', 'person'),
    async 'after: personPatience'({ page, held }) {
      await page.clock.fastForward(15_000)
      await held.settle('real', 'person') // late, when nobody waits for it any more
    },
    'exchangeFingerprint: done#1': (stage) => exchange(stage, 'supporter'),
    'exchangeFingerprint: done#2': (stage) => exchange(stage, 'admin'),
    'exchangeFingerprint: error': ({ held }) => held.settle(failing, 'exchange'),
    'change.confirmed': ({ page }) =>
      handOver(page)
        .getByRole('button', { name: /^Go on as / })
        .click(),
    'change.declined': ({ page }) => press(page, 'No, change nothing').click(),
    'logOutCurrent: done': async () => {},
    'keepTokens: done': ({ held }) => held.settle('real', 'person'),
    'revokeTokens: done': async () => {},
  },
  // Logging out forgets at once and taking over keeps at once, so that neither keeps anybody waiting as long.
  onlyIn: { 'after: personPatience': ['"requesting"'] },
  sees: {
    '"idle"': (page) => see(handOver(page)).toBeHidden(),
    '"requesting"': (page) => see(handOver(page)).toBeHidden(),
    '"exchanging"': (page) => see(handOver(page)).toBeHidden(),
    '"confirming"': (page) => see(press(page, 'No, change nothing')).toBeVisible(),
    '"loggingOut"': (page) => see(handOver(page)).toBeVisible(),
    '"entering"': (page) => see(handOver(page)).toBeVisible(),
    '"newUser"': (page) => see(greeting(page, 'Morgan')).toBeVisible(),
    '"declining"': (page) => see(handOver(page)).toBeHidden(),
    async '"noChange"'(page) {
      await see(handOver(page)).toBeHidden()
      await see(greeting(page, 'Rowan')).toBeVisible()
    },
  },
}

const signUp = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign up' })
const toAccount = (page: Page) => see(signUp(page)).toHaveAttribute('href', '/create-an-account')
const flagged = (flag: boolean | number | null) => ({
  status: 200,
  json: { body: { details: { flags: flag === null ? {} : { 'cause-sign-up-redirect': flag } } } },
})

/** Inside the page, as any link does it: the flag is read once for the window. */
async function lookAtCause(page: Page, slug: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState({}, '', path)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, `/causes/${slug}`)
  await see(page.getByRole('link', { name: 'Raise for this cause' })).toBeVisible()
}

const causeSignUp: PartDriver = {
  chart: 'causeSignUp',
  async opens({ page, held }) {
    await held.catch(page, /\/api\/feature-toggles$/)
    await go(page, '/how-it-works')
  },
  does: {
    'flag.read#1': ({ held }) => held.settle(flagged(true)),
    'flag.read#2': ({ held }) => held.settle(flagged(false)),
    'flag.read#3': ({ held }) => held.settle(flagged(7)),
    'flag.read#4': ({ held }) => held.settle(flagged(null)),
    'flag.read#5': ({ held }) => held.settle(flagged(-1)),
    'cause.seen#1': ({ page }) => lookAtCause(page, 'abbotsmere-hospice'),
  },
  sees: {
    '"asking"': toAccount,
    '"off"': toAccount,
    '"noCauseYet"': toAccount,
    '"withCause"': (page) => see(signUp(page)).toHaveAttribute('href', /^\/support-a-good-cause\/step-1\?cause=(1|7)$/),
  },
}

/** Reading a picture ends when the test says so, and as it says. */
function holdReading(): void {
  const decode = HTMLImageElement.prototype.decode
  HTMLImageElement.prototype.decode = function (this: HTMLImageElement) {
    return new Promise((done, failed) => {
      addEventListener('read', () => decode.call(this).then(done, failed), { once: true })
      addEventListener('unreadable', () => failed(new Error('Made by the test')), { once: true })
    })
  }
}
const tell = (page: Page, happening: 'read' | 'unreadable') => page.evaluate((name) => dispatchEvent(new Event(name)), happening)
const choose = async (page: Page, mimeType: string, buffer: Buffer) =>
  page.getByLabel(/^Choose a picture/).setInputFiles({ name: 'picture', mimeType, buffer })
const picture = (page: Page) => page.getByRole('region', { name: 'Your picture' })
const imageRefused = { status: 422, json: { error: { code: 'imageType', message: 'Made by the test', retryable: false } } }

const avatarUpload: PartDriver = {
  chart: 'avatarUpload',
  signsIn: true,
  async opens({ page, held }) {
    await page.addInitScript(holdReading)
    await held.catch(page, /\/api\/user\/me\/images\/avatar$/)
    await go(page, '/account/settings/personal-details')
    await see(picture(page)).toBeVisible()
  },
  does: {
    'file.chosen#1': async ({ page }) =>
      choose(
        page,
        'image/png',
        await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
          .png()
          .toBuffer(),
      ),
    'file.chosen#2': ({ page }) => choose(page, 'image/gif', Buffer.from('GIF89a')),
    'file.chosen#3': ({ page }) => choose(page, 'image/jpeg', Buffer.alloc(5_000_001)),
    'readFile: done': ({ page }) => tell(page, 'read'),
    'readFile: error': ({ page }) => tell(page, 'unreadable'),
    'picture.zoomed#1': ({ page }) => press(page, 'Larger').click(),
    'picture.turned': ({ page }) => press(page, 'Turn right').click(),
    'picture.moved': ({ page }) => press(page, 'Right').click(),
    'crop.confirmed': ({ page }) => press(page, 'Save this picture').click(),
    'crop.cancelled': ({ page }) => press(page, 'Choose another picture').click(),
    'saveAvatar: done#1': ({ held }) => held.settle('real'),
    'saveAvatar: done#2': ({ held }) => held.settle(imageRefused),
    'saveAvatar: error': ({ held }) => held.settle('lost'),
    async 'after: patience'({ page, held }) {
      await page.clock.fastForward(15_000)
      await held.settle('lost') // late, when nobody waits for it any more
    },
  },
  sees: {
    '"choosing"': (page) => see(page.getByLabel(/^Choose a picture/)).toBeAttached(),
    '"reading"': (page) => see(page.getByLabel(/^Choose a picture/)).toBeAttached(),
    '"cropping"': (page) => see(press(page, 'Turn right')).toBeVisible(),
    async '"saving"'(page) {
      await see(press(page, 'Turn right')).toBeHidden()
      await see(picture(page).locator('cropper-canvas')).toBeVisible()
    },
    '"failed"': (page) => see(page.getByText(/^Your picture could not be saved/)).toBeVisible(),
    '"saved"': (page) => see(page.getByText('Your picture is saved.')).toBeVisible(),
  },
}

export const morePartDrivers: PartDriver[] = [consent, sessionExpiry, fingerprint, causeSignUp, avatarUpload]
