import { expect, test } from 'vitest'
import { driversOnDisk } from '../browser/drivers.ts'
import { canCause } from '../browser/walk-route.ts'
import { coverRoutes } from '../kit/cover.ts'
import { explore } from '../kit/explore.ts'
import { charts } from '../kit/registry.ts'
import { answerWords, isAlike, strangeIn } from '../qa/answers.ts'
import { fewestRoutes } from '../qa/fewest-routes.ts'
import { actionWords, namedIn } from '../qa/saying.ts'
import { routesOf } from '../qa/walk.ts'
import { namedBy } from '../qa/watching.ts'

const drivers = await driversOnDisk()
const walked = ['donationQuery', 'bankDetails', 'contactForm', 'preferences', 'auditTrail']

function scriptsOf(name: string) {
  const chart = charts.find((one) => one.name === name)
  const driver = drivers.find((one) => one.chart === name)
  if (!chart || !driver) throw new Error(`${name} has no screen.`)
  return { chart, driver, routes: routesOf(chart, driver) }
}

test.each(walked)('the scripts of %s go over every way on that its screen has, in fewer routes than walks do', (name) => {
  const { chart, driver } = scriptsOf(name)
  const explored = explore(chart.machine, chart.fixtures)
  const causes = (...happening: [string, string, string]) => canCause(driver, ...happening)
  const ways = (routes: ReturnType<typeof coverRoutes>) =>
    new Set(routes.flatMap(({ names, values }) => names.map((one, index) => `${values[index]} ${one} ${values[index + 1]}`)))
  const few = fewestRoutes(explored, causes, { fromEveryStart: driver.beginsAnywhere })
  const usual = coverRoutes(explored, causes, { fromEveryStart: driver.beginsAnywhere })
  expect(ways(few)).toEqual(ways(usual))
  expect(few.length).toBeLessThanOrEqual(usual.length)
})

test.each([
  ["getByRole('dialog', { name: 'A modal' })", { role: 'dialog', name: 'A modal' }],
  ["getByRole('main').getByText('Loading', { exact: true })", { role: 'text', name: 'Loading' }],
  [
    "getByRole('region', { name: 'Your picture' }).getByText(/^We couldn’t save your picture/)",
    { role: 'text', name: 'We couldn’t save your picture' },
  ],
  ["getByLabel('Email address')", { role: 'textbox', name: 'Email address' }],
  ['getByText(/^(Success|Loading) toast$/)', null],
  ["locator('input[type=file]').locator('xpath=..')", null],
])('what is looked for by %s is told so, where a person could find it by that', (description, named) => {
  expect(namedBy(description)).toEqual(named)
})

test.each([
  [{ exists: true }, { exists: false }, false],
  [{ total: 3, causes: [{ name: 'Harrowden Hospice' }] }, { total: 5, causes: [{ name: 'Chess club' }, {}] }, true],
  [{ causes: [] }, { causes: [{ name: 'Chess club' }] }, false],
  [{ cause: null }, { cause: { name: 'Chess club' } }, false],
])('a person who is answered %j instead of %j comes to the same page: %s', (one, other, comesToTheSame) => {
  expect(isAlike(one, other)).toBe(comesToTheSame)
})

test('nothing is answered that cannot follow what was asked: only who leaves a cause has left it (G-030)', () => {
  const { routes } = scriptsOf('leaveCause')
  const asked = new Set(['leaving.confirmed', 'handover.offered', 'handover.ended', 'return.refused', 'removal.undone'])
  const answered = routes.flatMap(({ names }) =>
    names.flatMap((name, index) =>
      name.startsWith('change: done') ? [[names.slice(0, index).findLast((before) => asked.has(before)), name]] : [],
    ),
  )
  expect(answered).toContainEqual(['leaving.confirmed', 'change: done#1'])
  expect(answered.filter(([ask, answer]) => (ask === 'leaving.confirmed') !== (answer === 'change: done#1'))).toEqual([])
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
  ['setInputFiles', { role: 'button', name: 'Add' }, [{ mimeType: 'image/png' }], 'Choose a picture (PNG) with the button “Add”'],
  ['setInputFiles', { role: 'button', name: 'Add' }, [{ mimeType: 'text/plain' }], 'Choose a text file with the button “Add”'],
  ['press', { role: 'combobox', name: 'Shop' }, ['ArrowDown'], 'Press the down arrow in the field “Shop”'],
  ['press', { role: 'combobox', name: 'Shop' }, ['Escape'], 'Press the key Escape in the field “Shop”'],
  ['selectOption', { role: 'combobox', name: 'Sort by' }, ['Largest'], 'Choose “Largest” in the field “Sort by”'],
])('what a person does by %s of %o is told so', (method, named, given, words) => {
  expect(actionWords(method, named, given)).toBe(words)
})

test.each([
  [
    { status: 200, details: { answerBy: '2026-12-05', status: 'open', hasMore: true } },
    'The server answers',
    'Wait for the answer',
  ],
  [
    { status: 200, details: { claims: [1, 2], told: ['Mary'], cause: { name: 'Abbotsmere Hospice', id: 1 } } },
    'The server answers with 2 claims, “Abbotsmere Hospice”',
    'Wait for the answer',
  ],
  [
    { status: 422, code: 'validation', fields: { addressPostcode: 'postcodeFormat' } },
    'The server answers: “Enter a full UK postcode, like LS1 4AP”',
    'The server answers: “Enter a full UK postcode, like LS1 4AP”',
  ],
  [{ status: 404, code: 'notFound' }, 'The server answers: “We couldn’t find this”', 'Wait for the answer'],
  [{ status: 500, code: 'internal' }, 'The server fails', 'Wait for the answer'],
  [{ status: 200, text: 'a,b' }, 'The server answers with a file', 'Wait for the answer'],
  ['lost' as const, 'The request doesn’t get through', 'Wait until it has failed, then block it no more'],
])('an answer %o is told in words that a person can see', (answer, atTheTestSite, byHand) => {
  expect(answerWords({ answer })).toBe(atTheTestSite)
  expect(answerWords({ answer }, true)).toBe(byHand)
})

test('what a made-up answer names, and the demo site doesn’t, is strange there: a script with it needs the test site', () => {
  const madeUp = { code: 'abc', kind: 'open', name: 'Alder Home', cards: [{ ends: 4242 }, { holder: 'Ada “A” Quill' }] }
  expect(strangeIn(madeUp, { name: 'Alder Home', holders: ['Ada “A” Quill'] })).toEqual(['4242'])
})
