import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { killedByIntent } from './intent.ts'
import { mutants } from './mutate.ts'
import { charts } from './registry.ts'

/** Raises the numbers of tests/paths/intent-floors.json to what pins and invariants kill now; lowers none. With names, only theirs. */
const file = resolve(import.meta.dirname, '../paths/intent-floors.json')
const before: Record<string, number> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const asked = process.argv.slice(2)
const now: Record<string, number> = {}
const total = { all: 0, killed: 0 }
for (const { name, machine, fixtures } of charts) {
  const old = before[name]
  if (asked.length > 0 && !asked.includes(name)) {
    if (old !== undefined) now[name] = old
    continue
  }
  const all = mutants(machine)
  const killed = all.filter((mutant) => killedByIntent(mutant.machine, fixtures)).length
  const share = Math.floor((100 * killed) / Math.max(all.length, 1))
  now[name] = Math.max(old ?? 0, share)
  total.all += all.length
  total.killed += killed
}
const sorted = Object.fromEntries(Object.entries(now).sort(([a], [b]) => a.localeCompare(b)))
writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
console.log(`${total.killed} of ${total.all} mutants killed by pins and invariants`)
