import { largestId } from '#contract/ids.ts'

/** The id that a reference is; 0, which nothing has, where it is none. */
export const numberOf = (reference: string): number =>
  /^[1-9]\d{0,9}$/.test(reference) && Number(reference) <= largestId ? Number(reference) : 0
