import { readdirSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AnyMachineSnapshot, AnyStateMachine, StateValue } from 'xstate'

/** The fixtures of any chart, as the kit's generic code sees them; each was checked against its chart where it was written. */
export interface AnyFixtures {
  items?: string
  inputs: unknown[]
  events: Record<string, { type: string }[]>
  outcomes: Record<string, { outputs: unknown[]; fails: boolean }>
  within?: (snapshot: AnyMachineSnapshot) => boolean
  invariants: [string, (snapshot: AnyMachineSnapshot) => boolean][]
  pinned: {
    name: string
    input: number
    events: string[]
    ends: StateValue
    knows?: object
    does?: string[]
    refuses?: string[]
  }[]
}

export interface Chart {
  /** `bankDetails` for `bankDetailsMachine` of machines/cause-admin/bank-details/bank-details.machine.ts. */
  name: string
  /** The name, and the charts of the specification that it is. */
  title: string
  area: string
  /** Where its table of intent stands, or should. */
  table: string
  machine: AnyStateMachine
  fixtures: AnyFixtures
}

const machines = resolve(import.meta.dirname, '../../machines')

/** What a module exports under the one name that ends so. */
async function exported(file: string, ending: string): Promise<[name: string, value: unknown]> {
  const module: Record<string, unknown> = await import(/* @vite-ignore */ pathToFileURL(join(machines, file)).href)
  const found = Object.entries(module).filter(([name]) => name.endsWith(ending))
  if (found.length !== 1 || !found[0])
    throw new Error(`machines/${file} exports ${found.length} names that end with ${ending}: one is wanted`)
  return found[0]
}

async function chartOf(file: string): Promise<Chart> {
  const [machineName, machine] = await exported(file, 'Machine')
  const [fixturesName, fixtures] = await exported(file.replace('.machine.ts', '.fixtures.ts'), 'Fixtures')
  const name = machineName.replace(/Machine$/, '')
  const kebab = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  if (fixturesName !== `${name}Fixtures` || basename(file) !== `${kebab}.machine.ts`)
    throw new Error(`machines/${file}, ${machineName} and ${fixturesName} are not the same name`)
  const { items } = fixtures as AnyFixtures // each was checked against its chart where it was written
  return {
    name,
    title: items ? `${name} (${items})` : name,
    area: file.split(/[\\/]/)[0] ?? '',
    table: `machines/${file.replaceAll('\\', '/').replace(/\.machine\.ts$/, '.intent.md')}`,
    machine: machine as AnyStateMachine, // the kit works on any chart
    fixtures: fixtures as AnyFixtures,
  }
}

const files = readdirSync(machines, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.machine.ts'))
  .sort()
/** The one chart that a narrow run is about (tests/narrow.ts): reading all others is most of what its first test waits for. */
const only = files.filter((file) => basename(file) === `${process.env.ONLY_CHART}.machine.ts`)

/** Every chart with its area and fixtures, as the folders of machines/ hold them. */
export const charts: Chart[] = await Promise.all((only.length > 0 ? only : files).map(chartOf))
