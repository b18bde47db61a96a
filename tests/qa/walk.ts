import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver } from '../browser/driver.ts'
import type { Settled } from '../browser/hold-requests.ts'
import { beginsSignedIn, canCause, walkRoute } from '../browser/walk-route.ts'
import type { Route } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { forget } from '../kit/forget.ts'
import type { Chart } from '../kit/registry.ts'
import { enter, type TestSite } from '../kit/site.ts'
import { answerWords, demosOwn } from './answers.ts'
import { fewestRoutes } from './fewest-routes.ts'
import { namedOf, realOf, sayingPage, seenWords, thing } from './saying.ts'
import { type Script, type ScriptOptions, type ScriptStep, whatFailed } from './script.ts'
import { waitingDriver, waitLonger, waitWords } from './waits.ts'

/** The ways that a driver can walk, and those that time leads, as few as go over each. */
export function routesOf({ machine, fixtures }: Chart, driver: Driver): Route[] {
  const waiting = waitingDriver(driver, machine)
  return fewestRoutes(explore(machine, fixtures), (...happening) => canCause(waiting, ...happening), {
    fromEveryStart: driver.beginsAnywhere,
    isShort: driver.inField !== undefined,
  })
}

/** Walks every script of a chart on the screen, one after the other, and says what was done and seen. A script that fails keeps its fault, and the next one begins. */
export async function walkScripts(site: TestSite, chart: Chart, driver: Driver, options: ScriptOptions): Promise<Script[]> {
  mkdirSync(options.folder, { recursive: true })
  const scripts: Script[] = []
  for (const [index, route] of routesOf(chart, driver).entries())
    scripts.push(await walkScript(site, chart, driver, route, `${String(index + 1).padStart(2, '0')}`, options))
  return scripts
}

/** What its calls ask of the server is held where each route is short; these go on for longer than drivers say. */
function withoutAsks({ asks: _, ...driver }: Driver): Driver {
  return driver
}

async function walkScript(
  site: TestSite,
  chart: Chart,
  driver: Driver,
  route: Route,
  number: string,
  options: ScriptOptions,
): Promise<Script> {
  const { folder, isTraced, patience = 20_000 } = options
  const { page, context } = await site.open({ allow: /Failed to load resource/ })
  const person = driver.signsInAs ?? 'supporter'
  const isSignedIn = beginsSignedIn(driver, route)
  const script: Script = { who: isSignedIn ? `Log in as ${person}@farthing.example` : 'Log out', steps: [] }
  let does: string[] = []
  let needsSite = false
  let caused = ''
  let offered: string[] | null = null
  /** What stands on this screen and not on the demo site's. */
  const strange: string[] = []
  const isStrange = (words: string) => strange.some((name) => words.replace(/ with “[^”]*”/g, '').includes(name))
  const say = (words: string) => {
    needsSite ||= isStrange(words)
    if (does.at(-1) !== words) does.push(words)
  }
  /** What has to be done ahead of the step before. */
  const prepare = (words: string) => void script.steps.at(-1)?.does.unshift(words)
  const hand = sayingPage(page, say, {
    arranges: () => {
      needsSite = true
    },
  })
  await options.prepare?.(page)
  if (isSignedIn) await enter(page, person)
  else await forget(page, context, undefined)
  if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true, title: `${chart.name} ${number}` })

  let told = Promise.resolve()
  async function tellAnswer(settled: Settled): Promise<void> {
    const { isOwn, strange: names } = await demosOwn(page, settled)
    needsSite ||= !isOwn
    strange.push(...names)
    if (settled.answer === 'lost' && !needsSite)
      prepare(`Have the network tools of the browser block “${settled.call.url.pathname}”`)
    say(answerWords(settled, !needsSite))
  }

  async function look(value: string, offers: string[] | null): Promise<void> {
    const shown = realOf((driver.sees[value] ?? missing(chart.name, value))(hand)).first()
    await shown.waitFor({ timeout: patience })
    const isBusy = (await shown.getAttribute('aria-busy').catch(() => null)) === 'true'
    const named = await namedOf(shown).catch(() => null)
    await told
    const wait = waitWords(chart.machine, caused, offered, named && !isBusy ? `you see ${thing(named)}` : 'the page has gone on')
    if (wait !== null) {
      if (wait.before !== null && !needsSite) prepare(wait.before)
      say(wait.before !== null && !needsSite ? `${wait.words}, then take the latency away` : wait.words)
    }
    // What comes from outside of the page leaves no words of its own.
    if (does.length === 0 && caused !== '') {
      needsSite = true
      say(driver.outside?.[caused] ?? untold(chart.name, caused))
    }
    offered = offers
    const expects = named ? seenWords(named, isBusy) : 'Expect that the page is left'
    needsSite ||= isStrange(expects)
    const step: ScriptStep = { does, expects, picture: '', needsSite }
    does = []
    script.steps.push(step)
    if (driver.leaves?.includes(value)) return
    await driver.unfold?.(page)
    for (const name of offers ?? []) {
      const control = driver.controls[name]?.control
      if (control && !driver.inField?.includes(name) && !driver.byItself?.[name]?.includes(value))
        await control(page).filter({ visible: true }).first().waitFor({ timeout: patience })
    }
    step.picture = `${number}-${String(script.steps.length).padStart(2, '0')}.jpg`
    await page.screenshot({ path: join(folder, step.picture), type: 'jpeg', quality: 60 })
  }

  try {
    // Time goes on as it does for anybody, until a script has to wait.
    await page.clock.install()
    await page.addInitScript(waitLonger)
    const { drop } = await walkRoute(page, withoutAsks(waitingDriver(driver, chart.machine)), route, look, {
      hand,
      begins: (name) => {
        caused = name
        needsSite ||= driver.madeUp?.includes(name) === true
      },
      // The page has its answer meanwhile: it would not wait for as long as a busy machine takes.
      settled: (settled) => {
        told = tellAnswer(settled)
      },
    })
    await drop()
  } catch (cause) {
    script.fault = `Step ${script.steps.length + 2}${does.length > 0 ? ` (${does.join(', then ')})` : ''}: ${whatFailed(cause)}`
    await page.screenshot({ path: join(folder, `${number}-fault.jpg`), type: 'jpeg', quality: 60 }).catch(() => {})
  }
  if (isTraced) {
    script.trace = `${number}-trace.zip`
    await context.tracing.stop({ path: join(folder, script.trace) })
  }
  await context.close()
  return script
}

function untold(chart: string, name: string): never {
  throw new Error(`${chart}: nobody says what happens outside of the page with ${name}`)
}
function missing(chart: string, value: string): never {
  throw new Error(`${chart}: nobody says what is seen in ${value}`)
}
