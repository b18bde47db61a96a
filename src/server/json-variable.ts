import { z } from 'zod'

/** A variable of the configuration that holds JSON; what is no JSON, or not of the shape, is told with `fault`. */
export const jsonVariable = <T>(absent: string, shape: { parse(value: unknown): T }, fault: string) =>
  z
    .string()
    .default(absent)
    .transform((text, context): T => {
      try {
        return shape.parse(JSON.parse(text))
      } catch {
        context.addIssue(fault)
        return z.NEVER
      }
    })
