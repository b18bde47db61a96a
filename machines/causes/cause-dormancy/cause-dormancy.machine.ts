import { createActor, setup } from 'xstate'

export type CauseDormancyEvent = { type: 'cause.reactivated' }

/** G-029: whether a cause rests, as it is stored, and what reactivates it. */
export const causeDormancyMachine = setup({
  types: {} as {
    context: { isDormant: boolean }
    input: { isDormant: boolean }
    events: CauseDormancyEvent
    tags: 'takesSupporters'
  },
  guards: { isDormant: ({ context }) => context.isDormant },
}).createMachine({
  id: 'causeDormancy',
  description: 'Whether a cause is active or dormant.',
  context: ({ input }) => input,
  initial: 'stored',
  states: {
    stored: {
      description: 'As it is kept.',
      always: [{ guard: 'isDormant', target: 'resting' }, { target: 'active' }],
    },
    resting: {
      description: 'Its page stays, and what was raised is paid; nobody new can support it, and nothing new is raised for it.',
      on: { 'cause.reactivated': { target: 'active' } },
    },
    active: { description: 'People can support it.', tags: 'takesSupporters' },
  },
})

/** Whether the chart lets a cause be reactivated. */
export function canWake(isDormant: boolean): boolean {
  return createActor(causeDormancyMachine, { input: { isDormant } }).start().getSnapshot().can({ type: 'cause.reactivated' })
}
