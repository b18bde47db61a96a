import { expect, test } from 'vitest'
import { driversOnDisk } from '../browser/drivers.ts'
import { canCause } from '../browser/walk-route.ts'
import { coverRoutes } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { charts } from '../kit/registry.ts'
import { answerWords } from '../qa/answers.ts'
import { fewestRoutes } from '../qa/fewest-routes.ts'
import { actionWords, namedIn } from '../qa/saying.ts'

const drivers = await driversOnDisk()
const walked = ['donationQuery', 'bankDetails', 'contactForm', 'preferences', 'auditTrail']

test.each(walked)('the scripts of %s go over every way on that its screen has, in fewer routes than walks do', (name) => {
  const chart = charts.find((one) => one.name === name)
  const driver = drivers.find((one) => one.chart === name)
  if (!chart || !driver) throw new Error(`${name} has no screen.`)
  const explored = explore(chart.machine, chart.fixtures)
  const causes = (happening: string, from: string) => canCause(driver, happening, from)
  const ways = (routes: ReturnType<typeof coverRoutes>) =>
    new Set(routes.flatMap(({ names, values }) => names.map((one, index) => `${values[index]} ${one} ${values[index + 1]}`)))
  const few = fewestRoutes(explored, causes, { fromEveryStart: driver.beginsAnywhere })
  const usual = coverRoutes(explored, causes, { fromEveryStart: driver.beginsAnywhere })
  expect(ways(few)).toEqual(ways(usual))
  expect(few.length).toBeLessThanOrEqual(usual.length)
})

test('a chart whose every way leads back, or on to one end, is one script; each further end that leads nowhere is one more', () => {
  const edge = (name: string, to: string) => ({ name, to, taken: [] })
  const key = (value: string) => JSON.stringify({ value, context: {} })
  const explored = {
    edges: new Map([
      [key('a'), [edge('end', key('x')), edge('on', key('b'))]],
      [key('b'), [edge('stop', key('y')), edge('back', key('a')), edge('stay', key('b'))]],
      [key('x'), []],
      [key('y'), []],
    ]),
    paths: [],
    starts: new Map<string, string[]>(),
    taken: new Set<string>(),
    rests: new Set<string>(),
    pruned: new Set<string>(),
    missedStates: [],
    missedTransitions: [],
    brokenInvariants: [],
  }
  const routes = fewestRoutes(explored, () => true)
  expect(routes.map(({ names }) => names.join(' ')).toSorted()).toEqual(['end', 'on back on stay stop'])
})

test.each([
  ['- button "Send question"', { role: 'button', name: 'Send question' }],
  ['- heading "What’s wrong?" [level=1]', { role: 'heading', name: 'What’s wrong?' }],
  ['- textbox "Your question": I used no voucher', { role: 'textbox', name: 'Your question' }],
  ['- text: Loading', { role: 'text', name: 'Loading' }],
  ['- \'link "Terms: all"\':\n  - /url: /terms', { role: 'link', name: 'Terms: all' }],
  ['- alert: It’s gone.', { role: 'alert', name: 'It’s gone.' }],
])('what stands on the screen is read as %s', (snapshot, named) => {
  expect(namedIn(snapshot)).toEqual(named)
})

test.each([
  ['click', { role: 'button', name: 'Send' }, [], 'Press the button “Send”'],
  ['click', { role: 'link', name: 'Terms' }, [], 'Follow the link “Terms”'],
  ['fill', { role: 'textbox', name: 'Your name' }, ['Ada'], 'Fill in the field “Your name” with “Ada”'],
  ['fill', { role: 'textbox', name: 'Your name' }, [''], 'Empty the field “Your name”'],
  ['check', { role: 'radio', name: 'Yes' }, [], 'Choose “Yes”'],
  ['uncheck', { role: 'checkbox', name: 'Send me news' }, [], 'Untick “Send me news”'],
  ['setInputFiles', { role: 'button', name: 'Picture' }, [{}], 'Choose a file with the button “Picture”'],
])('what a person does by %s of %o is told so', (method, named, given, words) => {
  expect(actionWords(method, named, given)).toBe(words)
})

const cases = { outcomes: { send: { outputs: [{ kind: 'received' }, { kind: 'refused' }], fails: true } } }
test.each([
  [
    'done#1',
    { status: 200, details: { answerBy: 'Monday', lines: [1, 2] } },
    'The server answers: received; answer by “Monday”, 2 lines',
  ],
  [
    'done#2',
    { status: 422, code: 'validation', fields: { reason: 'notDeclined' } },
    'The server answers: it doesn’t take “reason” (not declined)',
  ],
  ['error', { status: 500, code: 'internal' }, /^The server answers: “.+”$/],
  ['error', 'lost' as const, /^The server can’t be reached/],
])('an answer %s is told in plain words', (outcome, answer, words) => {
  const told = answerWords({ actor: 'send', outcome, answer }, cases)
  if (typeof words === 'string') expect(told).toBe(words)
  else expect(told).toMatch(words)
})
