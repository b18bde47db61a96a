import { killedByIntent } from './intent.ts'
import { mutants } from './mutate.ts'
import { charts } from './registry.ts'

/** Which mutants of each chart live through its pins and invariants, most first: `node tests/kit/survivors.ts [chart…]`. */
const asked = process.argv.slice(2)
const found = charts
  .filter(({ name }) => asked.length === 0 || asked.includes(name))
  .map(({ name, machine, fixtures }) => {
    if (killedByIntent(machine, fixtures))
      throw new Error(`What is pinned of ${name} doesn't hold of ${name} itself: npm test -- ${name}`)
    const all = mutants(machine)
    return {
      name,
      all: all.length,
      alive: all.filter((mutant) => !killedByIntent(mutant.machine, fixtures)).map(({ what }) => what),
    }
  })
for (const { name, all, alive } of found.toSorted((a, b) => b.alive.length - a.alive.length))
  if (alive.length > 0) console.log([`${name}: ${alive.length} of ${all} live`, ...alive.map((what) => `  ${what}`)].join('\n'))
const total = found.reduce((sum, { all }) => sum + all, 0)
const alive = found.reduce((sum, one) => sum + one.alive.length, 0)
console.log(`${total - alive} of ${total} killed by pins and invariants alone`)
