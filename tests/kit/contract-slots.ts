import type * as z from 'zod/mini'
import { callEntries } from '#contract/all-calls.ts'
import type { Call } from '#contract/call.ts'
import { sessionCalls } from '#contract/session/session.calls.ts'
import { signInCalls } from '#contract/sign-in/sign-in.calls.ts'

/** Zod's description of a schema, as far as it is walked here. */
interface Def {
  type: string
  shape?: Record<string, z.ZodMiniType>
  element?: z.ZodMiniType
  innerType?: z.ZodMiniType
  valueType?: z.ZodMiniType
  options?: z.ZodMiniType[]
  in?: z.ZodMiniType
}

/** The paths at which a shape holds text of any kind; a list is `name[]`, a map `name{}`. */
function texts(schema: z.ZodMiniType | undefined, path = ''): string[] {
  if (!schema) return []
  const def = schema._zod.def as Def // zod's own types differ by kind
  if (def.type === 'string') return [path]
  if (def.shape) return Object.entries(def.shape).flatMap(([name, inner]) => texts(inner, path ? `${path}.${name}` : name))
  if (def.element) return texts(def.element, `${path}[]`)
  if (def.valueType) return texts(def.valueType, `${path}{}`)
  if (def.options) return def.options.flatMap((option) => texts(option, path))
  return texts(def.innerType ?? def.in, path)
}

const speaksOfSecrets = /token|session|secret|code$|proof|fingerprint|checkSupporter|password|identity|credential/i

export interface Slot {
  /** The place's name: the call, `in` or `out`, and where in it. */
  id: string
  call: string
  side: 'in' | 'out'
  where: string
}

const slotsOf = (name: string, call: Call): Slot[] => {
  const named = [
    ...texts(call.details).map((where) => ['out', where] as const),
    ...texts(call.body).map((where) => ['in', where] as const),
    ...texts(call.query).map((where) => ['in', where] as const),
    ...[...call.path.matchAll(/(?<!:):(\w+)/g)].map(([, parameter]) => ['in', parameter ?? ''] as const),
  ]
  return [...new Map(named.map(([side, where]) => [`${name} ${side} ${where}`, { side, where }]))].map(([id, at]) => ({
    id,
    call: name,
    ...at,
  }))
}

/**
 * Every place in the contract where something could travel that carries a person: each text that a call of the session takes or gives, and in all other
 * calls each that is named like a secret.
 */
export const secretSlots: Slot[] = callEntries.flatMap(([name, call]) => {
  const slots = slotsOf(name, call)
  return name in sessionCalls || name in signInCalls
    ? slots
    : slots.filter(({ where }) => speaksOfSecrets.test(where.split('.').at(-1) ?? ''))
})
