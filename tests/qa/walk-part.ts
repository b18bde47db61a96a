import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { patience } from '#machines/placeholder.ts'
import { type Answer, canCausePart, HeldRequests, type PartDriver, type Stage } from '../browser/part.ts'
import type { Route } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { forget } from '../kit/forget.ts'
import type { HeldCall } from '../kit/hold.ts'
import { empty } from '../kit/lent-page.ts'
import type { Chart } from '../kit/registry.ts'
import { enter, type TestSite } from '../kit/site.ts'
import { answerWords, demosOwn } from './answers.ts'
import { fewestRoutes } from './fewest-routes.ts'
import { sayingPage } from './saying.ts'
import { type Script, type ScriptOptions, whatFailed } from './script.ts'
import { stretchClock, stretched, waitLonger, waitWords } from './waits.ts'
import { watchedPage } from './watching.ts'

/** The ways that a part's driver can walk, as few as go over each. */
export const routesOfPart = ({ machine, fixtures }: Chart, driver: PartDriver): Route[] =>
  fewestRoutes(explore(machine, fixtures), (name, from) => canCausePart(driver, name, from), {
    fromEveryStart: driver.beginsAnywhere,
    isShort: driver.leavesPage,
  })

/** An answer as the drivers of screens write it. */
function toldOf(answer: Exclude<Answer, 'real'>): Parameters<typeof answerWords>[0]['answer'] {
  if (answer === 'lost') return answer
  const { error, body } = answer.json as {
    error?: { code: string; fields?: Record<string, string> }
    body?: { details?: unknown }
  } // as every call answers
  return { status: answer.status, details: body?.details, ...(error ? { code: error.code, fields: error.fields ?? {} } : {}) }
}

/** Calls that wait for their answer, each of which is told. */
class ToldRequests extends HeldRequests {
  readonly #tell: (answer: Answer, call: HeldCall | undefined) => void
  readonly #answered: { call: HeldCall | undefined }
  constructor(page: Page, tell: (answer: Answer, call: HeldCall | undefined) => void) {
    const answered: { call: HeldCall | undefined } = { call: undefined }
    super((call) => {
      answered.call = call
    }, page)
    this.#answered = answered
    this.#tell = tell
  }
  override async settle(answer: Answer, name = ''): Promise<void> {
    await super.settle(answer, name)
    this.#tell(answer, this.#answered.call)
  }
}

/** Walks every script of a part on the page that it belongs to. */
export async function walkPartScripts(
  site: TestSite,
  chart: Chart,
  driver: PartDriver,
  options: ScriptOptions,
): Promise<Script[]> {
  mkdirSync(options.folder, { recursive: true })
  const scripts: Script[] = []
  for (const [index, route] of routesOfPart(chart, driver).entries())
    for (let turn = 1; ; turn++) {
      const { script, took } = await walkPartScript(site, chart, driver, route, `${index + 1}`.padStart(2, '0'), options)
      // What the chart waits for was over meanwhile, on a machine that is as slow: that proves nothing.
      if (script.fault !== undefined && took >= stretched(patience.call) && turn < 3) continue
      scripts.push(script)
      break
    }
  return scripts
}

async function walkPartScript(
  site: TestSite,
  chart: Chart,
  driver: PartDriver,
  route: Route,
  number: string,
  { folder, isTraced }: ScriptOptions,
): Promise<{ script: Script; took: number }> {
  const { page, context } = await site.open({ allow: /Failed to load resource/, isMoving: driver.isMoving ?? false })
  let began = performance.now()
  const person = driver.signsIn === true ? 'supporter' : driver.signsIn
  const script: Script = { who: person ? `Log in as ${person}@farthing.example` : 'Log out', steps: [] }
  let does: string[] = []
  let needsSite = false
  let caused = ''
  let told = Promise.resolve()
  const say = (words: string) => {
    if (does.at(-1) !== words) does.push(words)
  }
  const arranges = () => {
    needsSite = true
  }
  const { watched, told: seen } = watchedPage(page)
  const held = new ToldRequests(page, (given, call) => {
    // Nobody waits for it any more.
    if (caused.startsWith('after: ')) return
    if (given === 'real') return say('Wait for the answer')
    const answer = toldOf(given)
    const [actor = '', outcome = ''] = caused.split(': ')
    told = told.then(async () => {
      if (!call || !(await demosOwn(page, { actor, outcome, call, answer })).isOwn) needsSite = true
      if (answer === 'lost' && !needsSite && call)
        script.steps.at(-1)?.does.unshift(`Have the network tools of the browser block “${call.url.pathname}”`)
      // What it means is told by the driver.
      if (driver.outside?.[caused] === undefined) say(answerWords({ answer }, !needsSite))
    })
  })
  const stage: Stage = {
    page: sayingPage(page, say, { arranges }),
    held,
    pass: (milliseconds) => page.clock.runFor(milliseconds),
  }

  async function look(value: string, offers: string[] | null): Promise<void> {
    await driver.sees[value]?.(watched)
    const looked = await seen()
    const expects = driver.inWords?.[value] ? `Expect ${driver.inWords[value]}` : (looked ?? 'Expect that nothing else changes')
    await told
    if (caused.startsWith('after: ')) {
      const until = expects.replace(/^Expect (that )?/, (_, that) => (that ? '' : 'you see '))
      const wait = waitWords(chart.machine, caused, offers, until) ?? { before: null, words: `Wait until ${until}` }
      if (wait.before !== null && !needsSite) {
        script.steps.at(-1)?.does.unshift(wait.before)
        say(`${wait.words}, then take the latency away`)
      } else say(wait.words)
    }
    // What comes from outside of the page leaves no words of its own.
    const outside = driver.outside?.[caused === '' ? 'begins' : caused]
    if (outside) does.unshift(outside)
    // Nothing has to be done for it.
    if (does.length === 0 && /: done/.test(caused)) say('Wait a moment')
    if (does.length === 0 && caused !== '')
      throw new Error(`${chart.name}: nobody says what happens outside of the page with ${caused}`)
    const step = { does, expects, picture: '', needsSite }
    does = []
    script.steps.push(step)
    if (page.url().endsWith(empty)) return
    step.picture = `${number}-${String(script.steps.length).padStart(2, '0')}.jpg`
    await page.screenshot({ path: `${folder}/${step.picture}`, type: 'jpeg', quality: 60 })
  }

  try {
    if (person) await enter(page, person)
    else await forget(page, context, undefined)
    if (isTraced) await context.tracing.start({ screenshots: true, snapshots: true, title: `${chart.name} ${number}` })
    await page.clock.install()
    await page.addInitScript(waitLonger)
    stretchClock(page)
    await driver.opens(stage, route.values[0] ?? '')
    began = performance.now()
    await look(route.values[0] ?? '', null)
    for (const [index, name] of route.names.entries()) {
      caused = name
      await driver.does[name]?.(stage, route.values[index] ?? '')
      await look(route.values[index + 1] ?? '', route.offers[index] ?? null)
    }
  } catch (cause) {
    script.fault = `Step ${script.steps.length + 2}${does.length > 0 ? ` (${does.join(', then ')})` : ''}: ${whatFailed(cause)}`
    await page.screenshot({ path: `${folder}/${number}-fault.jpg`, type: 'jpeg', quality: 60 }).catch(() => {})
  }
  await held.end().catch(() => {})
  if (isTraced) {
    script.trace = `${number}-trace.zip`
    await context.tracing.stop({ path: `${folder}/${script.trace}` }).catch(() => {})
  }
  await context.close()
  return { script, took: performance.now() - began }
}
