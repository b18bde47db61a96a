import * as z from 'zod/mini'

const flag = z.union([z.boolean(), z.string(), z.number()])

/** M-038, X-033: a map of names to values, or a list of them. */
export const featureToggles = z.union([z.record(z.string(), flag), z.array(z.object({ name: z.string(), value: flag }))])
