import { createActor, setup } from 'xstate'
import { type CauseLifecycle, causeLifecycles } from '#contract/causes/cause.ts'

export type CauseClosingEvent =
  | { type: 'closing.asked' }
  | { type: 'closing.undone' }
  | { type: 'week.over' }
  | { type: 'cause.reopened' }

/** G-030: whether a cause is open. Its states are the stored ones: screens, the directory and the server's permission to close and to reopen come from here. */
export const causeClosingMachine = setup({
  types: {} as { events: CauseClosingEvent; tags: 'takesSupporters' | 'collecting' },
}).createMachine({
  id: 'causeClosing',
  description: 'Closing a cause, and reopening it.',
  initial: 'open',
  states: {
    open: {
      description: 'People can support it.',
      tags: ['takesSupporters', 'collecting'],
      on: { 'closing.asked': { target: 'closing' } },
    },
    closing: {
      description:
        'For a week nothing has happened yet, but that nobody new can support it. Whoever runs it can change their mind.',
      tags: 'collecting',
      on: { 'closing.undone': { target: 'open' }, 'week.over': { target: 'closed' } },
    },
    closed: {
      description:
        'Nobody supports it any more. What was available is paid; what comes later is held until the support team decides, who can also open it again.',
      on: { 'cause.reopened': { target: 'open' } },
    },
  },
})

/** Where an event leads; null when the chart does not allow it there. */
export function transitionCauseClosing(stage: CauseLifecycle, event: CauseClosingEvent): CauseLifecycle | null {
  const actor = createActor(causeClosingMachine, { snapshot: causeClosingMachine.resolveState({ value: stage }) }).start()
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  return causeLifecycles.find((one) => actor.getSnapshot().matches(one)) ?? null
}
