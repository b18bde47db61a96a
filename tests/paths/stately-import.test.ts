import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { linesOf } from '#server/shared/charts/chart-lines.ts'
import { differences as fromTable } from '../kit/intent-differences.ts'
import { charts } from '../kit/registry.ts'
import { asEditorsWrite } from '../stately/edited/as-editors-write.ts'
import { propose } from '../stately/edited/propose.ts'
import { readExport, readText } from '../stately/edited/read.ts'
import { reportOf } from '../stately/edited/report.ts'
import { seededActors } from '../stately/edited/seeded-actors.ts'
import { seededNames } from '../stately/edited/seeded-names.ts'
import { type Part, seededWays } from '../stately/edited/seeded-ways.ts'

const folder = resolve(import.meta.dirname, '../../stately')

describe.each(charts)('an export of $name', ({ name, machine }) => {
  test('that nobody has edited differs in nothing, as data and as code', () => {
    for (const file of [`${name}.json`, `${name}.machine.ts`])
      expect(reportOf(propose(readExport(resolve(folder, file))))).toBe(`${name}: Nothing differs.`)
  })

  test('its table stays as it is, and says what the chart does', () => {
    const { before, table, wanted } = propose(readExport(resolve(folder, `${name}.json`)))
    expect(table).toEqual(before)
    expect(
      fromTable(
        linesOf(machine),
        wanted.map(({ line }) => line),
      ),
    ).toEqual([])
  })
})

test('an export that an editor has written its own way, with nothing edited, differs in nothing', () => {
  for (const { name } of charts) {
    const config = JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8'))
    const written = JSON.stringify(asEditorsWrite(config, [config.id]))
    expect(reportOf(propose(readText(written, 'edited.json')))).toBe(`${name}: Nothing differs.`)
  }
})

/** Leads the first transition of the first state that has one somewhere else, and says from where. */
function misled(config: Part): string | null {
  const names = Object.keys(config.states)
  for (const [name, state] of Object.entries<Part>(config.states))
    for (const taken of Object.values<Part>(state.on ?? {})) {
      const transition = [taken].flat()[0]
      if (!transition?.target) continue
      const is = String(transition.target).split('.').at(-1)
      const other = names.find((one) => one !== is && one !== name)
      if (!other) continue
      transition.target = `#${config.id}.${other}`
      return name
    }
  return null
}

test('in each chart, one transition that leads elsewhere is one difference, and its table follows', () => {
  let found = 0
  for (const { name } of charts) {
    const config = JSON.parse(readFileSync(resolve(folder, `${name}.json`), 'utf8'))
    const state = misled(config)
    if (state === null) continue
    found += 1
    const { differences, table, wanted } = propose(readText(JSON.stringify(config), 'edited.json'))
    expect([name, ...differences.map(({ says }) => says)]).toEqual([
      name,
      expect.stringMatching(new RegExp(`^In ${state}, .* goes to `)),
    ])
    const lines = wanted.map(({ line }) => line)
    expect(
      fromTable(
        lines,
        table.flatMap((row) => row.lines),
      ),
    ).toEqual([])
  }
  expect(found).toBeGreaterThan(140)
})

/** Ids of the specification, which these edits are not about, are written ID. */
describe.each([...seededWays, ...seededNames, ...seededActors])(
  '$what',
  ({ chart = 'donationQuery', edit, says, setup = [], rows }) => {
    const config = JSON.parse(readFileSync(resolve(folder, `${chart}.json`), 'utf8'))
    edit(config)
    const proposal = propose(readText(JSON.stringify(config), 'edited.json'))

    test('is named in words, once', () => {
      expect(proposal.differences.map((one) => one.says)).toEqual(says)
      expect(proposal.names).toEqual(setup)
      for (const { place } of proposal.code) expect(place).toMatch(/\.ts:\d+$/)
    })

    test('changes these rows of the table, which then says what the edited chart does', () => {
      const { before, table, wanted } = proposal
      const changed = [
        ...before.filter((row) => !table.includes(row)).map(({ text }) => `- ${text}`),
        ...table.filter((row) => !before.includes(row)).map(({ text }) => `+ ${text}`),
      ]
      expect(changed.map((row) => row.replace(/\b[A-Z]-\d{3}\b/g, 'ID'))).toEqual(rows)
      const lines = wanted.map(({ line }) => line)
      expect(
        fromTable(
          lines,
          table.flatMap((row) => row.lines),
        ),
      ).toEqual([])
    })
  },
)

test('what a report prints: what differs, where, as which code, and which rows go and come', () => {
  const config = JSON.parse(readFileSync(resolve(folder, 'donationQuery.json'), 'utf8'))
  config.states.failed.on['step.back'].target = 'reason'
  const report = reportOf(propose(readText(JSON.stringify(config), 'edited.json')))
  const line = readFileSync(resolve(folder, '../machines/giving/donation-query/donation-query.machine.ts'), 'utf8')
    .split('\n')
    .findIndex((text, at, all) => text.includes("'step.back': { target: 'details' }") && all[at - 2]?.includes('failed: {'))
  expect(report.split('\n').slice(0, -1)).toEqual([
    'donationQuery: one difference.',
    '',
    '1. In failed, when step.back, it goes to reason instead of details.',
    `   machines/giving/donation-query/donation-query.machine.ts:${line + 1}`,
    "     'step.back': { target: 'reason' }",
    '',
    'Its table of intent (write why under Why):',
    'machines/giving/donation-query/donation-query.intent.md:',
    expect.stringMatching(/^ {2}- \d+: \| failed \| step\.back \| \| details \| \| F-118 Nothing typed is lost \|$/),
    '  + | failed | step.back | | reason | | F-118 Nothing typed is lost |',
    '',
  ])
})

test('a chart that a factory makes says whose table and code they are, and who else is made so', () => {
  const config = JSON.parse(readFileSync(resolve(folder, 'savedFavourites.json'), 'utf8'))
  config.states.loading.after = { 15000: { target: 'shown' } }
  const report = reportOf(propose(readText(JSON.stringify(config), 'edited.json')))
  expect(report).toContain(
    '1. In loading, after 15000 ms (patience), it goes to shown instead of failed.\n   machines/reading.ts:',
  )
  expect(report).toContain('machines/reading.ts makes other charts too')
  expect(report).toMatch(/machines\/reading\.intent\.md is also what .*suggestedShops.* do\./)
})

test.each([
  ['no JSON', 'edited.json', '{"id": ', /^edited\.json is no JSON: /],
  ['neither JSON nor code with a chart', 'edited.txt', 'const a = 1', /holds neither JSON nor a createMachine/],
  ['no code that could be read', 'edited.ts', 'createMachine({', /^edited\.ts cannot be read as a chart: /],
  [
    'code with a function',
    'edited.ts',
    "createMachine({ id: 'spin', entry: () => {} })",
    /a function stands at the chart\.entry/,
  ],
  ['a list', 'edited.json', '[1]', /holds no chart/],
  ['a drawing', 'edited.json', '{"nodes":[],"edges":[]}', /is a drawing/],
  ['what toJSON writes', 'edited.json', '{"id":"spin","states":{"a":{"transitions":[]}}}', /toJSON\(\)/],
  ['a chart of version 4', 'edited.json', '{"id":"spin","states":{"a":{"on":{"b":{"cond":"c"}}}}}', /version 4/],
  ['no id', 'edited.json', '{"states":{"a":{}}}', /its “id” is missing/],
  [
    'an unknown chart',
    'edited.json',
    '{"id":"donationQuerry","states":{"a":{}}}',
    /none of this id in machines\/\. The nearest is donationQuery\./,
  ],
  ['no states', 'edited.json', '{"id":"spin"}', /without any states/],
  [
    'a target that is not there',
    'edited.json',
    '{"id":"spin","initial":"a","states":{"a":{"on":{"b":"c"}}}}',
    /is no chart that could run: .*c/,
  ],
  [
    'a beginning that is not there',
    'edited.json',
    '{"id":"spin","initial":"b","states":{"a":{}}}',
    /is no chart that could run: /,
  ],
])('a file with %s is refused in a sentence', (_, name, text, why) => {
  expect(() => propose(readText(text, name))).toThrow(why)
})

test('a file that is not there, and one that is a folder, are refused in a sentence', () => {
  expect(() => readExport('nowhere.json')).toThrow('There is no file nowhere.json.')
  expect(() => readExport(folder)).toThrow(/cannot be read: /)
})
