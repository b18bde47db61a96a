import { readdirSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { oneChecker } from '#tests/kit/steps.ts'
import { copyTree, type TreeCopy } from '#tests/kit/tree-copy.ts'

/** Tests that copy the project themselves have no place in a copy. */
const copying = ['new-flow.test.ts', 'new-question.test.ts', 'unrendered-states.test.ts']

let copy: TreeCopy
let made: { status: number | null; said: string }
beforeAll(() => {
  copy = copyTree('new-flow')
  made = copy.node('tests/new-flow/new-flow.ts', 'giving/gift-aid')
})
afterAll(() => copy.remove())

const vitest = (...args: string[]) => copy.node('node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/vitest.config.ts', ...args)

test('npm run new:flow writes chart, fixtures, table of intent, actors, screen, words, title, route, driver and exports', () => {
  expect(made).toEqual({ status: 0, said: expect.stringContaining('npm test -- giftAid --browser') })
  for (const path of [
    'machines/giving/gift-aid/gift-aid.machine.ts',
    'machines/giving/gift-aid/gift-aid.fixtures.ts',
    'machines/giving/gift-aid/gift-aid.intent.md',
    'src/web/features/giving/gift-aid/gift-aid.implementations.ts',
    'src/web/features/giving/gift-aid/gift-aid-screen.tsx',
    'src/web/routes/giving.gift-aid.index.tsx',
    'tests/browser/giving/gift-aid.driver.ts',
    'stately/giftAid.svg',
  ])
    expect(copy.read(path).length, path).toBeGreaterThan(200)
  expect(JSON.parse(copy.read('locales/en-GB/giving.json')).giftAid.title).toBe('Gift aid')
  expect(JSON.parse(copy.read('locales/en-GB/titles.json'))['gift-aid']).toBe('Gift aid')
})

/** `npm run heavy`, and so are the next: a copy of the house is compiled and tested once more. */
const whole = test.runIf(process.env.WHOLE)

whole('it is green at once: types, lint, and the paths of its chart', { timeout: 240_000 }, () => {
  const files = [
    'src/web/routeTree.gen.ts',
    'src/web/routes/giving.gift-aid.index.tsx',
    'tests/browser/giving/gift-aid.driver.ts',
  ]
  expect(copy.types([...files, 'machines/giving/gift-aid/gift-aid.fixtures.ts'])).toBe('')
  const lint = copy.node(
    'node_modules/@biomejs/biome/bin/biome',
    'check',
    'machines/giving',
    'src/web/features/giving',
    'src/web/routes',
    'tests/browser',
    'locales',
  )
  expect(lint.status, lint.said).toBe(0)
  const paths = vitest('tests/paths/charts.test.ts', '-t', 'chart giftAid( |$)')
  expect(paths.status, paths.said).toBe(0)
  expect(paths.said).toMatch(/Tests .*1\d passed/)
  const mutants = vitest('tests/paths/intent-mutants.test.ts', '-t', 'mutants of giftAid ')
  expect(mutants.status, mutants.said).toBe(0)
  expect(mutants.said).toMatch(/Tests .*3 passed/)
})

test('its chart does what its table of intent says', () => {
  const intent = vitest('tests/paths/intent.test.ts')
  expect(intent.status, intent.said).toBe(0)
})

whole('it keeps the rules of the house', { timeout: 240_000 }, () => {
  const rules = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts') && !copying.includes(file))
  const house = vitest(...rules.map((file) => `tests/house/${file}`))
  expect(house.status, house.said).toBe(0)
})

test('what is there already is never written over', () => {
  const again = copy.node('tests/new-flow/new-flow.ts', 'giving/gift-aid')
  expect(again).toEqual({ status: 1, said: expect.stringContaining('gift-aid.machine.ts') })
  expect(again.said).toContain('Nothing was written.')
})

test.each([
  ['giving', 'Say which'],
  ['nowhere/gift-aid', 'There is no area nowhere'],
  ['giving/Gift Aid', 'Say which'],
  ['giving/claim', 'There already: machines/giving/claim/claim.machine.ts'],
])('a name that cannot be is refused: %s', (name, why) => {
  expect(copy.node('tests/new-flow/new-flow.ts', name)).toEqual({ status: 1, said: expect.stringContaining(why) })
})

/** The whole program compiles, the site builds, and its screen is walked along every path. */
whole('all types hold, and its screen does what its chart says in the browser', { timeout: 600_000 }, () => {
  const types = copy.node('node_modules/typescript/bin/tsc', ...oneChecker, '-p', 'tsconfig.json')
  expect(types.status, types.said).toBe(0)
  const build = copy.node('tests/kit/build-site.ts')
  expect(build.status, build.said).toBe(0)
  const walk = vitest('tests/browser/chart-screens.test.ts', '-t', 'the screens of giftAid ')
  expect(walk.status, walk.said).toBe(0)
  expect(walk.said).toMatch(/Tests .*1 passed/)
})
