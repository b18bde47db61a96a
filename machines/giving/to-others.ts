/** For `step.shown` of one question: to the others, where the address asks for one that may be shown. */
export const toOthers =
  <Step, Way>({ steps, toWanted }: { steps: readonly Step[]; toWanted: readonly Way[] }) =>
  (from: Step): Way[] =>
    toWanted.filter((_, at) => steps[at] !== from)
