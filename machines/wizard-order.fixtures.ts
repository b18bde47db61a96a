/** The first question without an answer; the last one when there is none. */
export const nextOf =
  <Progress, Asked, Step>(
    { steps, toNext }: { steps: readonly Step[]; toNext: readonly { guard?: { params: Asked } }[] },
    { isOpen }: { isOpen(question: Asked, progress: Progress): boolean },
  ) =>
  (progress: Progress): Step | undefined =>
    steps[toNext.findIndex(({ guard }) => guard === undefined || isOpen(guard.params, progress))]
