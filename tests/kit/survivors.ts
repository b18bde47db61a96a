import listed from '../paths/survivors.json' with { type: 'json' }
import { differsAlong, explore } from './explore.ts'
import { killedByIntent } from './intent.ts'
import { mutants } from './mutate.ts'
import { charts } from './registry.ts'

/** Those with a reason, by chart and by what was changed; the reason by its name. `paths/intent-mutants.test.ts` holds the list. */
export const survivors: Record<string, Record<string, string>> = listed.survivors
/** Why a mutant may live through pins and invariants, by name. */
export const reasons: Record<string, string> = listed.reasons

/**
 * Which mutants of each chart live through its pins and invariants and have no reason in `paths/survivors.json`, each with the shortest way on which it
 * differs, and which are listed there and die: `node tests/kit/survivors.ts [chart…]`.
 */
if (import.meta.main) {
  const asked = process.argv.slice(2)
  const total = { all: 0, alive: 0, unlisted: 0 }
  for (const { name, machine, fixtures } of charts.filter(({ name }) => asked.length === 0 || asked.includes(name))) {
    if (killedByIntent({ what: 'nothing', machine, at: '' }, fixtures))
      throw new Error(`What is pinned of ${name} doesn't hold of ${name} itself: npm test -- ${name}`)
    const all = mutants(machine)
    const alive = all.filter((mutant) => !killedByIntent(mutant, fixtures))
    const known = Object.keys(survivors[name] ?? {})
    const unlisted = alive.filter(({ what }) => !known.includes(what))
    const dead = known.filter((listed) => !alive.some(({ what }) => what === listed))
    const paths = unlisted.length > 0 ? explore(machine, fixtures).paths.toSorted((a, b) => a.steps.length - b.steps.length) : []
    if (unlisted.length > 0) console.log(`${name}: ${unlisted.length} of ${all.length} live without a reason`)
    for (const mutant of unlisted) {
      const way = paths.find((path) => differsAlong(mutant.machine, fixtures, [path]))
      const steps = way?.steps.map(({ happens }) => happens).join(' > ')
      console.log(`  ${mutant.what}${way ? ` (from ${way.input}: ${steps || 'the beginning'})` : ' (on none of its paths)'}`)
    }
    if (dead.length > 0) console.log([`${name}: ${dead.length} are listed, and die`, ...dead].join('\n  '))
    total.all += all.length
    total.alive += alive.length
    total.unlisted += unlisted.length
  }
  console.log(
    `${total.all - total.alive} of ${total.all} killed by pins and invariants alone; of the ${total.alive} that live, ${total.unlisted} have no reason`,
  )
}
