import { createActor, setup } from 'xstate'
import type { HeldMoneyEvent } from '#contract/support/closed-cause.ts'

export const heldMoneyStages = ['held', 'proposed', 'decided'] as const
export type HeldMoneyStage = (typeof heldMoneyStages)[number]

/** G-030: what becomes of money that a closed cause has left. Money that goes to another cause needs a second person; who has proposed it may only take that back. */
export const heldMoneyMachine = setup({
  types: {} as { context: { isProposer: boolean }; input: { isProposer: boolean }; events: HeldMoneyEvent },
  guards: { isSecondPerson: ({ context }) => !context.isProposer },
}).createMachine({
  id: 'heldMoney',
  description: 'Deciding what happens to a closed cause’s money.',
  context: ({ input }) => ({ ...input }),
  initial: 'held',
  states: {
    held: {
      description: 'It waits for a decision, whose reason is kept.',
      on: {
        'money.released': { target: 'decided' },
        'money.kept': { target: 'decided' },
        'move.proposed': { target: 'proposed' },
      },
    },
    proposed: {
      description: 'Somebody has proposed to give it to another cause: a second person looks.',
      on: { 'move.approved': { guard: 'isSecondPerson', target: 'decided' }, 'move.declined': { target: 'held' } },
    },
    decided: { description: 'The decision is kept with its reason. More that comes later is held anew.', type: 'final' },
  },
})

/** Where an event leads; null when the chart does not allow it there. */
export function transitionHeldMoney(
  stage: 'held' | 'proposed',
  isProposer: boolean,
  event: HeldMoneyEvent,
): HeldMoneyStage | null {
  const context = { isProposer }
  const snapshot = heldMoneyMachine.resolveState({ value: stage, context })
  const actor = createActor(heldMoneyMachine, { snapshot, input: context }).start()
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  return heldMoneyStages.find((one) => actor.getSnapshot().matches(one)) ?? null
}
