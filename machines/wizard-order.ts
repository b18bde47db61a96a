/** The state that asks the question of a step: `charity-number` is `charityNumber`. */
type Named<Step extends string> = Step extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<Named<Rest>>}` : Step

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
  /** The state that asks it, where it is not named like the step. */
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

/** Everything that follows from the order in which a wizard asks, which stands here alone: its questions by their words in the address. */
export function wizardOrder<
  Progress,
  Answer extends string,
  Condition extends string,
  const Questions extends Record<string, Question<Answer, Condition>>,
>(
  { isAsked, isOpen }: Record<'isAsked' | 'isOpen', (question: Question<Answer, Condition>, progress: Progress) => boolean>,
  questions: Questions,
) {
  type Step = keyof Questions & string
  type StateOf<Of extends Step> = Questions[Of] extends { state: infer State extends string } ? State : Named<Of>
  type Target = { [Of in Step]: StateOf<Of> }[Step]
  const steps = Object.keys(questions) as Step[] // an object of words keeps the order that it is written in
  const asked = steps.map((step) => {
    const question: Question<Answer, Condition> = questions[step] ?? {}
    const target = (question.state ?? step.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())) as Target // what the type says of texts
    return { step, question, target }
  })
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
    /** The first question without an answer; the last one when there is none. */
    next: (progress: Progress): Step | undefined =>
      (asked.find(({ question }) => isOpen(question, progress)) ?? asked[last])?.step,
    /** For `step.shown` of the whole wizard, which an address asks for: to the step that is wanted, where it may be shown. */
    toWanted: reached.map(({ guard, target }) => ({ guard, target: `.${target}` as const })),
    /** For `step.shown` of one question. */
    toOthers: (from: Step) => reached.filter((_, at) => steps[at] !== from),
    /** For `step.shown` of a state that leads to one question only. */
    to: (step: Step) => reached[steps.indexOf(step)],
    /** From an answer on: to the first question without one. */
    toNext: asked.map(({ question, target }, at) =>
      at === last ? { target } : { guard: { type: 'isOpen' as const, params: question }, target },
    ),
    /** The state of the question that comes after this one. */
    after: (step: Step) => asked[steps.indexOf(step) + 1]?.target,
    /** For `step.back`: to the question before, of those that can be it. */
    toBefore(from: Step) {
      const possible: typeof asked = []
      for (const one of asked.slice(0, steps.indexOf(from)).reverse()) {
        const { onlyIf } = one.question
        // Of questions with one condition only the last can be the one before.
        if (!possible.some(({ question }) => question.onlyIf === onlyIf)) possible.push(one)
        if (onlyIf === undefined || onlyIf === questions[from]?.onlyIf) break
      }
      return possible.map(({ question, target }, at) =>
        at === possible.length - 1 ? { target } : { guard: { type: 'isAsked' as const, params: question }, target },
      )
    },
  }
}

/** What is kept of a wizard before the first answer is given. */
export function noAnswers<Answers>(questions: Record<string, Question>): { [Name in keyof Answers]: null } {
  const names = Object.values(questions).flatMap(({ answer, isSecret }) => (answer === undefined || isSecret ? [] : [answer]))
  return Object.fromEntries(names.map((name) => [name, null])) as { [Name in keyof Answers]: null } // the questions ask for each
}
