/** The state that asks the question of a step: `charity-number` is `charityNumber`. */
type StateOf<Step extends string> = Step extends `${infer First}-${infer Rest}` ? `${First}${Capitalize<StateOf<Rest>>}` : Step

const stateOf = <Step extends string>(step: Step) =>
  step.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()) as StateOf<Step> // what the type says of texts

interface Questions<Step extends string, Progress, Condition extends string> {
  /** When a question is asked that is not asked of everybody. */
  onlyIf: Record<Condition, (progress: Progress) => boolean>
  /** The questions that are not asked of everybody. */
  asked: Partial<Record<Step, Condition>>
  /** Never of the summary, which is the last step. */
  isAnswered(step: Step, progress: Progress): boolean
}

/** Everything that follows from the order in which a wizard asks; its last step is the summary of the answers. */
export function wizardOrder<const Step extends string, Progress, Condition extends string>(
  steps: readonly [Step, ...Step[]],
  { onlyIf, asked, isAnswered }: Questions<Step, Progress, Condition>,
) {
  const summary = steps.at(-1) ?? steps[0]
  const isAsked = (step: Step, progress: Progress): boolean => {
    const condition = asked[step]
    return condition === undefined || onlyIf[condition](progress)
  }
  /** The questions that this person is asked, in their order. */
  const stepsOf = (progress: Progress): Step[] => steps.filter((step) => isAsked(step, progress))
  /** The first question without an answer; the summary when there is none. */
  const next = (progress: Progress): Step => stepsOf(progress).find((step) => !isAnswered(step, progress)) ?? summary
  return {
    stepsOf,
    next,
    /** What is answered may be looked at again; too far ahead is not. */
    mayShow(step: Step, progress: Progress): boolean {
      const those = stepsOf(progress)
      return those.includes(step) && those.indexOf(step) <= those.indexOf(next(progress))
    },
    /** Whether this person has come from `step` to the one after it. */
    isBefore(step: Step, from: Step, progress: Progress): boolean {
      const those = stepsOf(progress)
      return those[those.indexOf(from) - 1] === step
    },
    /** For `step.shown`, which an address asks for: to the step that is wanted, where it may be shown. */
    toWanted: steps.map((step) => ({
      guard: { type: 'isWanted' as const, params: { step } },
      target: `.${stateOf(step)}` as const,
    })),
    /** From an answer on: to the first question without one. */
    toNext: steps.map((step) => ({
      ...(step === summary ? {} : { guard: { type: 'isNext' as const, params: { step } } }),
      target: stateOf(step),
    })),
    /** For `step.back`: to the question before, of those that can be it. */
    toBefore(from: Step) {
      const before = steps.slice(0, steps.indexOf(from)).reverse()
      const sure = before.findIndex((step) => asked[step] === undefined || asked[step] === asked[from])
      // Of questions with one condition only the last can be the one before.
      const possible = before
        .slice(0, sure + 1)
        .filter((step, index, all) => index === sure || all.findIndex((other) => asked[other] === asked[step]) === index)
      return possible.map((step, index) => ({
        ...(index === possible.length - 1 ? {} : { guard: { type: 'isBefore' as const, params: { from, step } } }),
        target: stateOf(step),
      }))
    },
  }
}
