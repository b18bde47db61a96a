import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { type AnyStateMachine, createMachine } from 'xstate'
import { type Chart, charts } from '#tests/kit/registry.ts'
import { millisecondsOf } from '../literal.ts'
import { chartLiteralIn, dataOf } from './code.ts'
import { partsOf, type State } from './parts.ts'

/** Why a file cannot be taken, in a sentence for whoever has exported it. */
export class NoExport extends Error {}

type Data = Record<string, unknown>
const isObject = (value: unknown): value is Data => typeof value === 'object' && value !== null && !Array.isArray(value)
const howTo = 'Export the chart as JSON for XState version 5.'

/** The data in a file, be it JSON or code around one literal. */
function dataIn(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (/\.json$/.test(name)) throw new NoExport(`${name} is no JSON: ${(cause as Error).message}`) // JSON.parse throws these
  }
  try {
    const literal = chartLiteralIn(text)
    if (literal) return dataOf(literal, 'the chart')
  } catch (cause) {
    throw new NoExport(`${name} cannot be read as a chart: ${(cause as Error).message}. ${howTo}`) // the parser throws these
  }
  throw new NoExport(`${name} holds neither JSON nor a createMachine({…}). ${howTo}`)
}

/** Whether a key stands anywhere in it, beside those of the chart’s own making. */
function hasKey(data: unknown, wanted: readonly string[]): string | null {
  if (Array.isArray(data)) return data.map((one) => hasKey(one, wanted)).find(Boolean) ?? null
  if (!isObject(data)) return null
  for (const [key, value] of Object.entries(data)) {
    if (wanted.includes(key)) return key
    const isNamed = ['states', 'on', 'after'].includes(key) && isObject(value)
    const found = hasKey(isNamed ? Object.values(value) : ['meta', 'params', 'context'].includes(key) ? null : value, wanted)
    if (found) return found
  }
  return null
}

/** How many letters one name is from another. */
function apart(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (let to = 1; to <= other.length; to++)
      next.push(Math.min((row[to] ?? 0) + 1, (next[to - 1] ?? 0) + 1, (row[to - 1] ?? 0) + (letter === other[to - 1] ? 0 : 1)))
    row = next
  }
  return row[other.length] ?? 0
}

function chartOf(data: unknown, name: string): { chart: Chart; config: Data } {
  if (!isObject(data)) throw new NoExport(`${name} holds no chart: a chart is an object with an id and its states. ${howTo}`)
  if (Array.isArray(data.nodes) && Array.isArray(data.edges))
    throw new NoExport(`${name} is a drawing with nodes and edges, not a chart. ${howTo}`)
  const own = hasKey(data, ['transitions', 'eventType'])
  if (own)
    throw new NoExport(
      `${name} is what toJSON() of the library writes (it has “${own}”), which leaves out what happens at once and after a time. ${howTo}`,
    )
  const old = hasKey(data, ['cond', 'internal', 'activities'])
  if (old) throw new NoExport(`${name} is written for version 4 of XState (it has “${old}”). ${howTo}`)
  if (typeof data.id !== 'string' || data.id === '')
    throw new NoExport(`${name} says of no chart that it is it: its “id” is missing. Write the chart's id there.`)
  const { id } = data
  const chart = charts.find(({ machine }) => machine.id === id)
  if (!chart) {
    const [near] = charts.map((one) => one.machine.id).sort((a, b) => apart(id, a) - apart(id, b))
    throw new NoExport(`${name} is of the chart “${id}”, and there is none of this id in machines/. The nearest is ${near}.`)
  }
  if (!isObject(data.states) || Object.keys(data.states).length === 0)
    throw new NoExport(`${name} is ${id} without any states, which is no chart that can be compared.`)
  return { chart, config: data }
}

/** With names of delays as their milliseconds, as an export has them. */
function withMilliseconds(config: Data, machine: AnyStateMachine): Data {
  const delays = machine.implementations.delays
  const convert = (node: Data): Data =>
    Object.fromEntries(
      Object.entries(node).map(([key, value]) => {
        if (key === 'states' && isObject(value))
          return [
            key,
            Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, isObject(inner) ? convert(inner) : inner])),
          ]
        if (key !== 'after' || !isObject(value)) return [key, value]
        return [
          key,
          Object.fromEntries(
            Object.entries(value).map(([name, inner]) => [
              name in delays ? String(millisecondsOf(name, delays, machine)) : name,
              inner,
            ]),
          ),
        ]
      }),
    )
  return convert(config)
}

/** An edited export, as the chart that it is of and the chart that it would be. */
export interface Edited {
  chart: Chart
  parts: State[]
}

export function readText(text: string, name: string): Edited {
  const { chart, config } = chartOf(dataIn(text, name), name)
  try {
    const machine = createMachine(withMilliseconds(config, chart.machine))
    return { chart, parts: partsOf(machine) }
  } catch (cause) {
    const why = (cause as Error).message.replaceAll('\n', ' ') // the library throws these
    throw new NoExport(`${name} is no chart that could run: ${why}`)
  }
}

export function readExport(file: string): Edited {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException // the file system throws these
    throw new NoExport(code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${message}`)
  }
  return readText(text, basename(file))
}
