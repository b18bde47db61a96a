import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type AnyStateMachine, StateMachine } from 'xstate'
import type { ChartEntry, ChartRecord, ChartState } from '#contract/support/charts.ts'
import { isEnd } from '#machines/ends.ts'
import { linesOf } from './chart-lines.ts'
import { shapeOf } from './chart-shape.ts'
import { inGallery } from './gallery.ts'
import { hasTable, readTable, sharedTable } from './intent-table.ts'

type Node = AnyStateMachine['root']
const machines = resolve(import.meta.dirname, '../../../../machines')
const isMachine = (value: unknown): value is AnyStateMachine => value instanceof StateMachine
/** A chart, or what stands for one that is named by type (`lazyChart`). */
const isHeld = (value: unknown): value is { id: string } =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string'

/** What stands in a line for a transition: where states begin and end, and what is done on the way in and out, is none. */
export const isTransition = ({ when }: { when: string }) => !['begins', 'ends', 'entry', 'exit'].includes(when)

/** What a chart holds by itself, beside its states: what it spawns. */
function spawned(machine: AnyStateMachine): string[] {
  const invoked = (node: Node): unknown[] => [
    ...node.invoke.map(({ src }) => src),
    ...Object.values(node.states).flatMap(invoked),
  ]
  const known = invoked(machine.root)
  return Object.entries(machine.implementations.actors).flatMap(([name, actor]) =>
    isHeld(actor) && !known.includes(name) ? actor.id : [],
  )
}

function partsOf(machine: AnyStateMachine): ChartState[] {
  const { actors } = machine.implementations
  const partOf = (node: Node): ChartState => ({
    path: node.path.join('.') || 'any',
    description: node.description ?? '',
    kind: node.type === 'atomic' || node.type === 'history' ? 'simple' : node.type,
    isEnd: isEnd(node) || node.tags.includes('settled'),
    holds: [
      ...node.invoke.map(({ id, src }) => {
        const actor: unknown = typeof src === 'string' ? actors[src] : src
        // What stands for one of several charts, as a wizard does in `wizardDraft`, is none to go to.
        return { id, chart: isHeld(actor) && isChart(actor.id) ? actor.id : null }
      }),
      ...(node === machine.root ? spawned(machine).map((chart) => ({ id: chart, chart })) : []),
    ],
  })
  const visit = (node: Node): ChartState[] => [partOf(node), ...Object.values(node.states).flatMap(visit)]
  return visit(machine.root)
}

const tableOf = (file: string) => `machines/${file.replaceAll('\\', '/').replace(/\.machine\.ts$/, '.intent.md')}`
const nameOf = (file: string) => basename(file, '.machine.ts').replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())

/** Charts of one factory, by the table that they take. */
function alikeWith(file: string): string[] {
  const from = hasTable(tableOf(file)) ? sharedTable(tableOf(file)) : null
  if (from === null) return []
  const others = files().filter((one) => one !== file && hasTable(tableOf(one)) && sharedTable(tableOf(one)) === from)
  return others.map(nameOf)
}

async function recordOf(file: string): Promise<ChartRecord> {
  const module: Record<string, unknown> = await import(pathToFileURL(join(machines, file)).href)
  const [name, machine] = Object.entries(module).find(([name]) => name.endsWith('Machine')) ?? []
  if (!name || !isMachine(machine)) throw new Error(`machines/${file} exports no chart`)
  const table = tableOf(file)
  const parts = partsOf(machine)
  const lines = linesOf(machine, { isDrawn: true })
  const chart = name.replace(/Machine$/, '')
  return {
    name: chart,
    area: file.split(/[\\/]/)[0] ?? '',
    description: machine.root.description ?? '',
    states: parts.length - 1,
    transitions: lines.filter(isTransition).length,
    shape: shapeOf(chart, parts, lines),
    ...inGallery(chart),
    parts,
    lines,
    intent: hasTable(table) ? readTable(table) : [],
    alike: alikeWith(file),
  }
}

const files = () =>
  readdirSync(machines, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort()

let names: Set<string> | undefined
function isChart(id: string): boolean {
  names ??= new Set(files().map(nameOf))
  return names.has(id)
}

const records = new Map<string, Promise<ChartRecord>>()

/** Read when the first person asks. */
function recordIn(file: string): Promise<ChartRecord> {
  const record = records.get(file) ?? recordOf(file)
  records.set(file, record)
  return record
}

/** Every chart as the folders of machines/ hold them, by area and name. */
export const chartRecords = (): Promise<ChartRecord[]> => Promise.all(files().map(recordIn))

export async function chartEntries(): Promise<ChartEntry[]> {
  return (await chartRecords()).map(({ name, area, description, states, transitions, shape, thumbnail }) => ({
    name,
    area,
    description,
    states,
    transitions,
    shape,
    thumbnail,
  }))
}

/** A chart by its name, which is its file's: no other is read for it. */
export async function chartRecordOf(name: string): Promise<ChartRecord | null> {
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const file = files().find((one) => basename(one) === `${kebab}.machine.ts`)
  const record = file ? await recordIn(file) : null
  return record?.name === name ? record : null
}
