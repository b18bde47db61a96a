import { createActor, setup } from 'xstate'
import { type ReviewEvent, type ReviewStatus, reviewStatuses } from '#contract/support/admin-review.ts'

/**
 * F-062: one request for an administrator's rights, from its arrival to the decision. The console's controls and the server's permission to move a
 * request both come from this chart. Its states are the stored statuses.
 */
export const adminReviewMachine = setup({
  types: {} as { context: { hasAccount: boolean }; input: { hasAccount: boolean }; events: ReviewEvent; tags: 'open' },
  guards: {
    hasAccount: ({ context }) => context.hasAccount,
    hasReason: (_, { reason }: { reason: string }) => reason.trim() !== '',
  },
}).createMachine({
  id: 'adminReview',
  description: 'Approving a new administrator.',
  context: ({ input }) => ({ hasAccount: input.hasAccount }),
  initial: 'received',
  states: {
    received: {
      description: 'Nobody has looked at it yet.',
      tags: 'open',
      on: { 'review.taken': { target: 'underReview' } },
    },
    underReview: {
      description: 'Somebody of the support team looks at the evidence.',
      tags: 'open',
      on: {
        'review.returned': { target: 'received' },
        'request.approved': { guard: 'hasAccount', target: 'approved' },
        'request.refused': {
          guard: { type: 'hasReason', params: ({ event }) => ({ reason: event.reason }) },
          target: 'refused',
        },
      },
    },
    approved: {
      description: 'The address was sent a link that makes its reader an administrator; the others were told.',
      type: 'final',
    },
    refused: { description: 'The person was told why not.', type: 'final' },
  },
})

/** The status that an event leads to; null when the chart does not allow it there. */
export function reviewedBy(status: ReviewStatus, hasAccount: boolean, event: ReviewEvent): ReviewStatus | null {
  const start = adminReviewMachine.resolveState({ value: status, context: { hasAccount } })
  const actor = createActor(adminReviewMachine, { snapshot: start, input: { hasAccount } }).start()
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  return reviewStatuses.find((one) => actor.getSnapshot().matches(one)) ?? null
}
