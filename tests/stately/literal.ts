import type { AnyStateMachine } from 'xstate'

type Plain = null | string | number | boolean | Plain[] | { [key: string]: Plain }

/** Keys whose functions only map data and do not draw: they are left out of the export. */
const mappers = new Set(['context', 'input', 'output', 'params'])

/**
 * A chart as one plain literal: `machine.config` without mappers and with named delays as milliseconds, which is what the Stately editors can open.
 * Throws on a function anywhere else, since it would vanish from the picture.
 */
export function literalOf(machine: AnyStateMachine): Record<string, Plain> {
  const delays = machine.implementations.delays
  const convert = (value: unknown, key: string, route: string): Plain | undefined => {
    if (value === undefined) return undefined
    if (typeof value === 'function') {
      if (mappers.has(key)) return undefined
      throw new Error(`${machine.id}: a function stands at ${route}, which the editors cannot show. Name it in setup().`)
    }
    if (Array.isArray(value)) return value.map((one, index) => convert(one, key, `${route}[${index}]`) ?? null)
    if (typeof value === 'object' && value !== null) {
      return Object.fromEntries(
        Object.entries(value).flatMap(([name, inner]) => {
          const made = convert(inner, name, `${route}.${name}`)
          if (made === undefined) return []
          return [[key === 'after' ? String(millisecondsOf(name, delays, machine)) : name, made]]
        }),
      )
    }
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value === null) return value
    throw new Error(`${machine.id}: ${typeof value} at ${route} is no data.`)
  }
  return convert(machine.config, '', machine.id) as Record<string, Plain> // a chart's config is an object
}

/** A delay that depends on the context is exported as its default. */
export function millisecondsOf(name: string, delays: Record<string, unknown>, machine: AnyStateMachine): number {
  const delay = delays[name]
  if (typeof delay === 'number') return delay
  if (typeof delay === 'function')
    return Number(Reflect.apply(delay, undefined, [{ context: { duration: null, failures: 0 }, event: { type: '' } }]))
  if (/^\d+$/.test(name)) return Number(name)
  throw new Error(`${machine.id}: the delay "${name}" has no value; unresolved it would fire at once.`)
}
