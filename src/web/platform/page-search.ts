/** Readers for what stands behind the question mark; what is not of the right shape counts as not given. Every page loads these, so they are no schemas. */
type Reader<Value> = (given: unknown) => Value | undefined

export const text =
  (maximumLength: number): Reader<string> =>
  (given) => {
    const read = typeof given === 'number' ? String(given) : given
    return typeof read === 'string' && read.length <= maximumLength ? read : undefined
  }

export const match =
  (pattern: RegExp): Reader<string> =>
  (given) =>
    typeof given === 'string' && pattern.test(given) ? given : undefined

export const wholeNumber =
  (minimum: number, maximum: number): Reader<number> =>
  (given) =>
    typeof given === 'number' && Number.isInteger(given) && given >= minimum && given <= maximum ? given : undefined

export const oneOf =
  <const Choice extends string>(choices: readonly Choice[]): Reader<Choice> =>
  (given) =>
    choices.find((choice) => choice === given)

type Search<Readers> = { [Name in keyof Readers]?: Readers[Name] extends Reader<infer Value> ? Value | undefined : never }

/** A route's `validateSearch`. */
export function pageSearch<Readers extends Record<string, Reader<unknown>>>(readers: Readers) {
  return (given: Search<Readers>): Search<Readers> =>
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(given[name])])) as Search<Readers> // each value was read by its own reader
}
