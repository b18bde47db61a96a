import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { empty } from '../kit/lent-page.ts'
import { type DemoPerson, enter, go, openSite, reload } from '../kit/site.ts'

/** `node tests/film/make-pictures.ts`: the ten small pictures of pages in src/web/README.md, of the demo at 1280 × 800 px, 480 px wide. */
const folder = resolve(import.meta.dirname, '../../src/web/pictures')
const pages: [name: string, who: DemoPerson | null, path: string][] = [
  ['home', null, '/'],
  ['cause', null, '/causes/abbotsmere-hospice'],
  ['shop', null, '/retailer/alder-home'],
  ['shops', null, '/retailers'],
  ['how-it-works', null, '/how-it-works'],
  ['register', null, '/register-your-good-cause/create'],
  ['panel', 'supporter', '/panel'],
  ['donations', 'supporter', '/account/donations'],
  ['dashboard', 'admin', '/admin-dashboard'],
  ['statements', 'admin', '/account/causes/1/statements'],
]

mkdirSync(folder, { recursive: true })
const site = await openSite()
await site.server.services.db
  .updateTable('app_user')
  .set({ udo: JSON.stringify({ dismissed_onboarding_modal_dashboard: true, dismissed_onboarding_modal_dashboard_header: true }) })
  .where('email', '=', 'admin@farthing.example')
  .execute()
for (const [name, who, path] of pages) {
  const { page, context } = await site.open({ viewport: { width: 1280, height: 800 }, allow: /./, loadsAhead: true })
  await page.goto(empty)
  if (who) await enter(page, who)
  await go(page, path)
  await page.waitForLoadState('networkidle')
  // The face of the text comes after the first page, for the next one.
  await reload(page)
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => void (await document.fonts.ready))
  const picture = await page.screenshot()
  await sharp(picture)
    .resize(480)
    .webp({ quality: 60 })
    .toFile(resolve(folder, `${name}.webp`))
  await context.close()
}
await site.close()
