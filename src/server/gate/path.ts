import type * as z from 'zod/mini'
import { pathShapes } from '#contract/path-shapes.ts'

const shapes: Record<string, z.ZodMiniType> = pathShapes

/** The parts of a call's address, each by the shape of its name; `faults` names those that cannot be. */
export function parsePath(given: Record<string, string>): {
  params: Record<string, unknown>
  faults: Record<string, string> | null
} {
  const params: Record<string, unknown> = {}
  const faults: Record<string, string> = {}
  for (const [name, text] of Object.entries(given)) {
    const parsed = shapes[name]?.safeParse(text)
    if (parsed?.success) params[name] = parsed.data
    else faults[name] = 'unknown'
  }
  return { params, faults: Object.keys(faults).length > 0 ? faults : null }
}
