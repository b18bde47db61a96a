import * as z from 'zod/mini'

/** The largest id that the database has room for. */
export const largestId = 2_147_483_647

export const rowId = z.number().check(z.int(), z.minimum(1), z.maximum(largestId))
/** One that is asked of people: `code` says that it is none. */
export const chosenId = (code: string) => z.number(code).check(z.int(code), z.minimum(1, code), z.maximum(largestId, code))

/** As it stands in a query: a whole number from 1 on. */
export const upTo = (maximum: number) => z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maximum)))

/** A moment as ISO text, in a year that databases know. */
export const instant = z.iso.datetime().check(z.regex(/^[1-9]/))
