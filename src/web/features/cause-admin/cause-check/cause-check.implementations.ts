import { fromPromise } from 'xstate'
import type { FounderEvent } from '#contract/causes/cause-review.ts'
import { causeReviewCalls } from '#contract/causes/review.calls.ts'
import { causeCheckMachine, type SayOutcome } from '#machines/cause-admin/cause-check/cause-check.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import type { Site } from '#web/site/site.ts'

export function causeCheckWith({ api }: Pick<Site, 'api'>, id: number) {
  return causeCheckMachine.provide({
    actors: {
      readReview: fromPromise(async () => (await api.ask(causeReviewCalls.readCauseReview, { path: { id } })).details.review),
      say: fromPromise<SayOutcome, { said: FounderEvent | null }>(async ({ input: { said } }) => {
        if (!said) return { kind: 'tooLate' }
        try {
          const { review } = (await api.ask(causeReviewCalls.moveCauseReview, { path: { id }, body: said })).details
          return { kind: 'said', review }
        } catch (error) {
          if (error instanceof ApiFailure && (error.code === 'linkExpired' || error.fields.code !== undefined))
            return { kind: 'codeWrong' }
          if (error instanceof ApiFailure && error.status === 409) return { kind: 'tooLate' }
          throw error
        }
      }),
    },
  })
}
