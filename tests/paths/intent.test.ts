import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { expect, describe as group, test } from 'vitest'
import { setup } from 'xstate'
import { linesOf } from '#server/shared/charts/chart-lines.ts'
import { hasTable, parseTable, readTable } from '#server/shared/charts/intent-table.ts'
import { differences } from '../kit/intent-differences.ts'
import { charts } from '../kit/registry.ts'
import { idsIn } from '../specification/mentions.ts'
import { specifiedIds } from '../specification/specification.ts'

const written = charts.filter(({ table }) => hasTable(table))

test('every chart has its table of intent', () => {
  expect(charts.filter((chart) => !written.includes(chart)).map(({ name }) => name)).toEqual([])
})

test('every table belongs to a chart, or to those that are made alike', () => {
  const root = resolve(import.meta.dirname, '../..')
  const tables = globSync('machines/**/*.intent.md', { cwd: root }).map((name) => name.replaceAll('\\', '/'))
  const taken = written.flatMap(({ table }) =>
    [...readFileSync(resolve(root, table), 'utf8').matchAll(/^As in \[[^\]]+\]\(([^)]+)\)\.$/gm)].map((match) =>
      join(dirname(table), match[1] ?? ''),
    ),
  )
  expect(tables.filter((table) => !taken.includes(table) && !written.some((chart) => chart.table === table))).toEqual([])
})

test('every decision that a table names is written down', () => {
  const decisions = globSync('src/decisions/*.md', { cwd: resolve(import.meta.dirname, '../..') }).map((name) =>
    basename(name).slice(0, 4),
  )
  const named = written.flatMap(
    ({ table }) => readFileSync(resolve(import.meta.dirname, '../..', table), 'utf8').match(/(?<=decision )\d{4}/gi) ?? [],
  )
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter((number) => !decisions.includes(number))).toEqual([])
})

test('no chart has a state that its table couldn’t tell from one of its own words', () => {
  const statesOf = (node: (typeof written)[number]['machine']['root']): string[] => [
    node.path.join('.'),
    ...Object.values(node.states).flatMap(statesOf),
  ]
  /** Something is taken from everybody there, and leads nowhere. */
  const refuses = (node: (typeof written)[number]['machine']['root']): boolean =>
    Object.values(node.config.on ?? {}).some((taken) => isDeepStrictEqual(taken, {})) || Object.values(node.states).some(refuses)
  const unclear = written.flatMap(({ name, machine }) => {
    const states = statesOf(machine.root)
    const words = ['any', 'stays', ...(refuses(machine.root) ? ['refused'] : [])]
    return words.filter((word) => states.includes(word)).map((word) => `${name}: ${word}`)
  })
  expect(unclear).toEqual([])
})

group.each(written)('intent of $name', ({ machine, table, fixtures }) => {
  test('its chart does what its table says, line by line', () => {
    expect(differences(linesOf(machine), readTable(table))).toEqual([])
  })

  test('its ids are the specification’s, and those of its chart are among them', () => {
    const ids = idsIn(readFileSync(resolve(import.meta.dirname, '../..', table), 'utf8'))
    const known = specifiedIds()
    expect([...ids].filter((id) => !known.has(id))).toEqual([])
    expect([...ids]).toEqual(expect.arrayContaining([...idsIn(fixtures.items ?? '')]))
  })
})

const door = setup({
  types: {} as { events: { type: 'key.turned' } | { type: 'handle.pressed' } },
  actions: { squeak: () => {}, log: () => {} },
  guards: { isOiled: () => true },
}).createMachine({
  id: 'door',
  initial: 'locked',
  states: {
    locked: {
      on: {
        'key.turned': [
          { guard: 'isOiled', target: 'shut' },
          { target: 'shut', actions: ['squeak', 'log'] },
        ],
      },
    },
    shut: { on: { 'handle.pressed': { target: 'open' } } },
    open: { type: 'final' },
  },
})
const rows = (...lines: string[]) =>
  ['| In | When | If | Then | Do | Why |', '|---|---|---|---|---|---|', ...lines.map((line) => `| ${line} |`)].join('\n')
/** Ids of the specification, which this file is not about. */
const [one, two, three] = [1, 2, 3].map((number) => `E-00${number}`)
const right = [
  'any | begins | | locked | | ',
  `locked | key.turned | isOiled | shut | | ${two}`,
  'locked | key.turned | | shut | squeak, log | ',
  `shut | handle.pressed | | open | | ${one} and in words`,
  'open | ends | | | | ',
]
const instead = (at: number, ...lines: string[]) => [...right.slice(0, at), ...lines, ...right.slice(at + 1)]

test.each([
  { what: 'nothing, where both are the same', lines: right, says: [] },
  {
    what: 'another state',
    lines: instead(3, `shut | handle.pressed | | locked | | ${one} and in words`),
    says: [`In shut, when handle.pressed, the chart goes to open; the table says locked (${one})`],
  },
  {
    what: 'another action',
    lines: instead(2, 'locked | key.turned | | shut | log, squeak | '),
    says: ['In locked, when key.turned, the chart goes to shut and does squeak, log; the table says shut, do log, squeak'],
  },
  {
    what: 'a line that the table lacks',
    lines: instead(3),
    says: ['In shut, when handle.pressed, the chart goes to open; the table has no such line'],
  },
  {
    what: 'a line that the chart lacks',
    lines: [...right, `open | key.turned | isOiled | shut | | ${three}`],
    says: [`In open, when key.turned and isOiled, the table says shut (${three}); the chart has no such transition`],
  },
  {
    what: 'branches in another order',
    lines: [right[0] ?? '', right[2] ?? '', right[1] ?? '', ...right.slice(3)],
    says: ['In locked, when key.turned, the chart asks isOiled, then else shut; the table asks else shut, then isOiled'],
  },
  {
    what: 'another beginning',
    lines: instead(0, 'any | begins | | shut | | '),
    says: ['In any, where it begins, the chart goes to locked; the table says shut'],
  },
])('a difference is told in words: $what', ({ lines, says }) => {
  expect(differences(linesOf(door), parseTable(rows(...lines), 'door.intent.md'))).toEqual(says)
})

test.each([
  ['a row that lacks a cell', rows('any | begins | | locked | '), 'six cells'],
  ['words where a name belongs', rows('the door | begins | | locked | | '), 'under In stand'],
  ['an unknown kind of happening', rows('locked | turned the key | | shut | | '), 'under When stand'],
  ['words among the guards', rows('locked | key.turned | is it oiled? | shut | | '), 'under If stand'],
  ['no comma between actions', rows('locked | key.turned | | shut | squeak log | '), 'under Do stand'],
  ['another head', rows('any | begins | | locked | | ').replace('Why', 'Because'), 'a table begins with'],
  ['no table at all', 'The door is open.', 'has lines'],
])('a table is read strictly: %s', (_, text, why) => {
  expect(() => parseTable(text, 'door.intent.md')).toThrow(why)
})

test('a line of several states and happenings stands for each of them', () => {
  const lines = parseTable(rows('a, b.c | x.y, read: error, after: patience | | d | | '), 'door.intent.md')
  expect(lines.map(({ state, when }) => `${state} ${when}`)).toEqual([
    'a x.y',
    'a read: error',
    'a after: patience',
    'b.c x.y',
    'b.c read: error',
    'b.c after: patience',
  ])
})
