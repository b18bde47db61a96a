import * as z from 'zod/mini'
import { limits } from '../limits.ts'

/** Whole pounds as people write them ("£10"), kept as "10". */
const amount = z.string().check(
  z.overwrite((typed) => typed.replace(/[£,\s]/g, '').replace(/\.00?$/, '')),
  z.regex(/^(|[1-9]\d*)$/, 'payAmountFormat'),
  z.refine((typed) => !(Number(typed) > limits.paysForPounds), 'payAmountTooHigh'),
)

/** What follows “pays for”; whoever has typed these words too has them once. */
const text = z.string().check(
  z.overwrite((typed) =>
    typed
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^pays for\b\s*/i, ''),
  ),
  z.maxLength(limits.paysForCharacters, 'payTextTooLong'),
)

/** The places of the lines; an empty one is none. */
export const paysForPlaces = [1, 2, 3] as const
export type PaysForFields = Record<`amount${1 | 2 | 3}` | `text${1 | 2 | 3}`, string>

/** One half of a line isn’t left out where the other is there. */
const needs = (part: keyof PaysForFields, other: keyof PaysForFields, error: string) =>
  z.refine<PaysForFields>((fields) => fields[part] !== '' || fields[other] === '', { path: [part], error })

/** H-003: up to three lines, each of an amount and what it pays for. */
export const paysForRules = z
  .object({ amount1: amount, text1: text, amount2: amount, text2: text, amount3: amount, text3: text })
  .check(
    ...paysForPlaces.flatMap((place) => [
      needs(`amount${place}`, `text${place}`, 'payAmountRequired'),
      needs(`text${place}`, `amount${place}`, 'payTextRequired'),
    ]),
  )

/** The lines that say something, as the page has them. */
export const paysForLines = (fields: PaysForFields): { pounds: number; text: string }[] =>
  paysForPlaces.flatMap((place) => {
    const [pounds, text] = [Number(fields[`amount${place}`]), fields[`text${place}`]]
    return pounds > 0 ? [{ pounds, text }] : []
  })
