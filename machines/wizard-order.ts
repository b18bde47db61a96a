/** One question of a wizard. */
export interface Question<Answer extends string = string, Condition extends string = string> {
  /** The answer that it asks for. The last one of a wizard may ask for none: it shows the others. */
  readonly answer?: Answer
  /** Never kept. */
  readonly isSecret?: true
  /** When it is asked, of those that are not asked of everybody. */
  readonly onlyIf?: Condition
  /** The number of its page, where a wizard's questions stand on several. */
  readonly page?: number
  /** The state that asks it, where it is not named like the step (`charity-number` is `charityNumber`). */
  readonly state?: string
}

interface Reached<Answer extends string, Condition extends string> {
  asked: string
  step: string
  /** The questions up to this one, with it. */
  way: readonly Question<Answer, Condition>[]
}

/** What a wizard knows of whoever answers it: which answers there are (`has`), and when the questions are asked that are not asked of everybody. */
export function wizardProgress<Progress, Answer extends string, Condition extends string = never>(
  has: (progress: Progress, answer: Answer) => boolean,
  onlyIf: Record<Condition, (progress: Progress) => boolean>,
) {
  type Asked = Question<Answer, Condition>
  const isAsked = ({ onlyIf: condition }: Asked, progress: Progress) => condition === undefined || onlyIf[condition](progress)
  const isOpen = (question: Asked, progress: Progress) =>
    isAsked(question, progress) && (question.answer === undefined || !has(progress, question.answer))
  return {
    isAsked,
    isOpen,
    /** Those that the transitions of `wizardOrder` name. */
    guards: {
      isAsked: ({ context }: { context: Progress }, question: Asked) => isAsked(question, context),
      isOpen: ({ context }: { context: Progress }, question: Asked) => isOpen(question, context),
      /** What is answered may be looked at again, and the first that isn't; too far ahead is not. */
      isReached: ({ context }: { context: Progress }, { asked, step, way }: Reached<Answer, Condition>) =>
        asked === step && way.every((one, at) => (at === way.length - 1 ? isAsked(one, context) : !isOpen(one, context))),
    },
  }
}

/** A wizard's questions by their words in the address, below the place of their states: the chart's id, and their section where they have one. */
export type Questions<Step extends string, Answer extends string, Condition extends string = never> = Record<
  `#${string}`,
  { readonly [One in Step]?: Question<Answer, Condition> }
>
type StepIn<Asked> = { [Place in keyof Asked]: keyof Asked[Place] & string }[keyof Asked]
/** For `satisfies`: each step is asked somewhere. */
export type EachStep<Step extends string, Asked> = [Exclude<Step, StepIn<Asked>>] extends [never]
  ? unknown
  : { isLeftOut: Exclude<Step, StepIn<Asked>> }

/** Everything that follows from the order in which a wizard asks, which stands in its questions alone. A section begins with its first question. */
export function wizardOrder<
  Progress,
  Answer extends string,
  Condition extends string,
  const Asked extends Record<`#${string}`, Record<string, Question<Answer, Condition>>>,
>({ isAsked }: { isAsked(question: Question<Answer, Condition>, progress: Progress): boolean }, questions: Asked) {
  type Step = StepIn<Asked>
  const asked = Object.entries(questions).flatMap(([place, among]) =>
    Object.entries(among).map(([step, question], at) => {
      const target = `${place}.${question.state ?? step.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`
      // An object of words keeps the order that it is written in; its keys are what the type says.
      return { step: step as Step, question, target, into: at === 0 && place.includes('.') ? place : target }
    }),
  )
  const steps = asked.map(({ step }) => step)
  const reached = asked.map(({ step, target }, at) => ({
    guard: {
      type: 'isReached' as const,
      params: ({ event }: { event: { step: Step } }) => ({
        asked: event.step,
        step,
        way: asked.slice(0, at + 1).map(({ question }) => question),
      }),
    },
    target,
  }))
  const last = asked.length - 1
  return {
    steps,
    /** The questions that this person is asked, in their order. */
    stepsOf: (progress: Progress): Step[] => asked.filter(({ question }) => isAsked(question, progress)).map(({ step }) => step),
    /** For `step.shown` of the whole wizard, which an address asks for: to the step that is wanted, where it may be shown. */
    toWanted: reached,
    /** From an answer on: to the first question without one. */
    toNext: asked.map(({ question, into }, at) =>
      at === last ? { target: into } : { guard: { type: 'isOpen' as const, params: question }, target: into },
    ),
    /** Where the question is that comes after this one. */
    after: (step: Step) => asked[steps.indexOf(step) + 1]?.into,
    /** For `step.back`: to the question before, of those that can be it. */
    toBefore(from: Step) {
      const possible: typeof asked = []
      const at = steps.indexOf(from)
      for (const one of asked.slice(0, at).reverse()) {
        const { onlyIf } = one.question
        // Of questions with one condition only the last can be the one before.
        if (!possible.some(({ question }) => question.onlyIf === onlyIf)) possible.push(one)
        if (onlyIf === undefined || onlyIf === asked[at]?.question.onlyIf) break
      }
      return possible.map(({ question, target }, at) =>
        at === possible.length - 1 ? { target } : { guard: { type: 'isAsked' as const, params: question }, target },
      )
    },
  }
}

/** What is kept of a wizard before the first answer is given. */
export function noAnswers<Answers>(questions: Record<string, Record<string, Question>>): { [Name in keyof Answers]: null } {
  const names = Object.values(questions)
    .flatMap(Object.values<Question>)
    .flatMap(({ answer, isSecret }) => (answer === undefined || isSecret ? [] : [answer]))
  return Object.fromEntries(names.map((name) => [name, null])) as { [Name in keyof Answers]: null } // the questions ask for each
}
