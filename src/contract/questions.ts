import type { infer as Infer, ZodMiniObject } from 'zod/mini'

/** What a wizard asks, by the step that asks it: the answers to each step by their names, each with its rule. */
export type Questions = Record<string, ZodMiniObject>

/** One answer is of one step. */
type Given<Asked extends Questions> = { [Step in keyof Asked]: Infer<Asked[Step]> }[keyof Asked]
type NameOf<Answers> = Answers extends unknown ? keyof Answers & string : never
type Named<Answers, Name> = Answers extends unknown ? (Name extends keyof Answers ? Answers[Name] : never) : never

/** All answers by their names; null until they are given. */
export type AnswersTo<Asked extends Questions> = { [Name in NameOf<Given<Asked>>]: Named<Given<Asked>, Name> | null }

/** Tells a wizard's chart of an answer: `address.submitted` brings `address`. */
export type AnswerEvent<Answers> = {
  [Name in keyof Answers & string]: { type: `${Name}.submitted` } & { [Its in Name]: NonNullable<Answers[Name]> }
}[keyof Answers & string]
