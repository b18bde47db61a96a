import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import { type Walker, walkers } from '#contract/support/charts.ts'
import { transitionsFrom } from '#server/shared/charts/chart-lines.ts'
import { edgeKey } from '#server/support/charts/walked.ts'
import type { Chart } from './registry.ts'
import { transitionKey } from './transitions.ts'

const folder = resolve(import.meta.dirname, '../../.test')
const notes = join(folder, 'walked.jsonl')
interface Note {
  walker: Walker
  chart: string
  /** Keys of transitions. */
  taken: string[]
}

/** Forgets the run before; from now on the processes that this one starts note what they walk. */
export function beginNoting(): Record<string, string> {
  mkdirSync(folder, { recursive: true })
  rmSync(notes, { force: true })
  return { NOTE_WALKED: notes }
}

/** Notes transitions that a test has walked, in a whole run: what one narrow run walks says nothing of the rest. Each note is one write to the end of a file, which several processes may do at once. */
export function noteWalked(walker: Walker, chart: string, taken: Iterable<string>): void {
  const path = process.env.NOTE_WALKED
  if (!path) return
  const note: Note = { walker, chart, taken: [...new Set(taken)] }
  appendFileSync(path, `${JSON.stringify(note)}\n`)
}

/** The lines of a chart's table by the keys of the transitions that they say. Two branches that differ in a guard's parameters only have one key, and are walked together. */
export function linesByKey(machine: AnyStateMachine): Map<string, string[]> {
  const lines = new Map<string, string[]>()
  const visit = (node: AnyStateMachine['root']) => {
    for (const { transition, line } of transitionsFrom(node)) {
      const key = transitionKey(transition)
      lines.set(key, [...(lines.get(key) ?? []), edgeKey(line())])
    }
    for (const child of Object.values(node.states)) visit(child)
  }
  visit(machine.root)
  return lines
}

/** What was walked, by chart and transition, as the viewer of charts reads it. */
export function walkedIn(all: readonly Note[], charts: readonly Chart[], at: string) {
  return {
    at,
    charts: Object.fromEntries(
      charts.map(({ name, machine }) => {
        const lines = linesByKey(machine)
        const by: Record<string, Walker[]> = {}
        for (const walker of walkers) {
          const taken = new Set(all.flatMap((note) => (note.walker === walker && note.chart === name ? note.taken : [])))
          for (const way of [...taken].flatMap((key) => lines.get(key) ?? [])) by[way] = [...(by[way] ?? []), walker]
        }
        return [name, by]
      }),
    ),
  }
}

/** Writes what a whole run has walked. */
export async function keepWalked(): Promise<void> {
  if (!existsSync(notes)) return
  const { charts } = await import('./registry.ts')
  const all = readFileSync(notes, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Note => JSON.parse(line)) // written by noteWalked
  writeFileSync(join(folder, 'walked.json'), JSON.stringify(walkedIn(all, charts, new Date().toISOString())))
}
