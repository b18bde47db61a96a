import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { createMachine } from 'xstate'
import { linesOf } from '#server/shared/charts/chart-lines.ts'
import type { Chart } from '#tests/kit/registry.ts'
import { literalOf, millisecondsOf } from '../literal.ts'
import { lineIn } from './code.ts'
import { actorCode, branchCode, stateCode, whenCode } from './code-words.ts'
import { type Compared, compare, type Difference, type Place } from './compare.ts'
import { partsOf, type State } from './parts.ts'
import { linesWanted, tableProposed } from './propose-table.ts'
import type { Edited } from './read.ts'
import { type Row, rowsOf } from './table.ts'

const root = resolve(import.meta.dirname, '../../..')

/** How the chart itself calls its delays: in one state, or else anywhere. */
function delaysOf({ machine }: Chart) {
  const { delays } = machine.implementations
  const inState = new Map<string, string>()
  const anywhere = new Map<string, string>()
  const visit = (node: typeof machine.root) => {
    for (const name of Object.keys(node.config.after ?? {})) {
      const milliseconds = String(millisecondsOf(name, delays, machine))
      inState.set(`${node.path.join('.') || 'any'} ${milliseconds}`, name)
    }
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  for (const name of Object.keys(delays)) {
    const milliseconds = String(millisecondsOf(name, delays, machine))
    if (!anywhere.has(milliseconds)) anywhere.set(milliseconds, name)
  }
  return (state: string | null, milliseconds: string) =>
    inState.get(`${state} ${milliseconds}`) ?? anywhere.get(milliseconds) ?? null
}

/** Where a part of a state stands in a chart's literal. */
function routeOf({ state, branch, key }: Place, chart: Chart, delay: (state: string, milliseconds: string) => string | null) {
  const route: (string | number)[] = state === 'any' ? [] : state.split('.').flatMap((name) => ['states', name])
  if (key !== undefined) return [...route, key]
  if (!branch) return route
  const { when, index } = branch
  const after = /^after: (.+)$/.exec(when)?.[1]
  if (after !== undefined) return [...route, 'after', delay(state, after) ?? after, index]
  if (when === 'always') return [...route, 'always', index]
  if (when === 'done') return [...route, 'onDone', index]
  const [, id, end] = /^(.+): (done|error|snapshot)$/.exec(when) ?? []
  if (id === undefined) return [...route, 'on', when, index]
  const actors = partsOf(chart.machine).find(({ path }) => path === state)?.actors ?? []
  const at = actors.findIndex((one) => one.id === id)
  return [...route, 'invoke', Math.max(at, 0), `on${end?.charAt(0).toUpperCase()}${end?.slice(1)}`, index]
}

/** The file that holds a chart's literal: its own, or the one of the factory that makes it. */
function codeOf(chart: Chart): { file: string; text: string; isShared: boolean } {
  const own = chart.table.replace(/\.intent\.md$/, '.machine.ts')
  const text = readFileSync(join(root, own), 'utf8')
  if (lineIn(text, []) !== null) return { file: own, text, isShared: false }
  for (const [, from = ''] of text.matchAll(/from '((?:\.|#machines)[^']+)'/g)) {
    const file = from.startsWith('#machines') ? from.replace('#', '') : join(dirname(own), from)
    const other = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : ''
    if (lineIn(other, []) !== null) return { file, text: other, isShared: true }
  }
  return { file: own, text, isShared: false }
}

/** All names that a chart gives to what setup() holds. */
function namesOf(states: readonly State[]): Record<string, Set<string>> {
  const bare = (name: string) => name.replace(/\(.*$/s, '')
  return {
    guard: new Set(states.flatMap(({ branches }) => branches.map(({ guard }) => bare(guard)))),
    action: new Set(
      states.flatMap(({ branches, does }) => [...branches.flatMap((one) => one.does), ...Object.values(does).flat()].map(bare)),
    ),
    actor: new Set(states.flatMap(({ actors }) => actors.map(({ src }) => src))),
    event: new Set(
      states.flatMap(({ branches }) => branches.map(({ when }) => when).filter((when) => !/^(always|done)$|: /.test(when))),
    ),
  }
}

export interface Proposal {
  chart: Chart
  differences: Difference[]
  /** For each difference: where in the code, and what would stand there. */
  code: { place: string; lines: string[] }[]
  /** The file of the code is one that other charts are made by too. */
  factory: string | null
  names: string[]
  before: Row[]
  table: Row[]
  wanted: ReturnType<typeof linesWanted>
}

export function propose({ chart, parts }: Edited): Proposal {
  const old = partsOf(createMachine(literalOf(chart.machine)))
  const delay = delaysOf(chart)
  const { differences, after }: Compared = compare(old, parts, delay)
  const named = (state: string | null, when: string) => {
    const milliseconds = /^after: (.+)$/.exec(when)?.[1]
    return milliseconds === undefined ? when : `after: ${delay(state, milliseconds) ?? milliseconds}`
  }
  const source = codeOf(chart)
  const { id } = chart.machine
  const code = differences.map(({ place, code }) => {
    const line = lineIn(source.text, routeOf(place, chart, delay))
    const state = after.find(({ path }) => path === code?.state)
    const lines = !code
      ? ['(this goes)']
      : code.set !== undefined
        ? [code.set]
        : code.branch
          ? [`${whenCode(named(state?.from ?? null, code.branch.when))}: ${branchCode(code.branch, code.state, id)}`]
          : code.actor
            ? actorCode(code.actor, state?.branches ?? [], code.state, id)
            : state
              ? stateCode(state, after, id, (when) => named(state.from, when))
              : []
    return { place: line === null ? source.file : `${source.file}:${line}`, lines }
  })
  const [were, are] = [namesOf(old), namesOf(after)]
  const names = Object.keys(are).flatMap((kind) => {
    const come = [...(are[kind] ?? [])].filter((name) => !were[kind]?.has(name))
    const gone = [...(were[kind] ?? [])].filter((name) => !are[kind]?.has(name))
    return [
      ...come.map((name) => `the ${kind} ${name} is new to setup()`),
      ...gone.map((name) => `nothing uses the ${kind} ${name} any more`),
    ]
  })
  for (const when of new Set(after.flatMap((state) => state.branches.map((one) => named(state.from, one.when)))))
    if (/^after: \d/.test(when)) names.push(`the delay of ${when.slice('after: '.length)} ms has no name in setup() yet`)
  const before = rowsOf(chart.table)
  const wanted = linesWanted(after, linesOf(chart.machine), named)
  return {
    chart,
    differences,
    code,
    factory: source.isShared ? source.file : null,
    names,
    before,
    table: tableProposed(before, wanted),
    wanted,
  }
}
