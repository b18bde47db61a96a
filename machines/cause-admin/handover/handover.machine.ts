import { createActor, setup } from 'xstate'
import { type HandoverStage, handoverStages } from '#contract/cause-admin/leaving.ts'

export type HandoverEvent =
  | { type: 'handover.accepted' }
  | { type: 'handover.declined' }
  | { type: 'handover.withdrawn' }
  | { type: 'handover.undone' }
  | { type: 'week.over' }

/** G-030: handing a cause over to somebody. Its states are the stored stages; the bank details stay as they are throughout. */
export const handoverMachine = setup({ types: {} as { events: HandoverEvent; tags: 'under way' } }).createMachine({
  id: 'handover',
  description: 'Handing over a cause.',
  initial: 'offered',
  states: {
    offered: {
      description: 'Somebody has been asked by mail to take over.',
      tags: 'under way',
      on: {
        'handover.accepted': { target: 'holding' },
        'handover.declined': { target: 'declined' },
        'handover.withdrawn': { target: 'withdrawn' },
      },
    },
    holding: {
      description: 'They run the cause already. For a week who gives it does so too, and can take it back.',
      tags: 'under way',
      on: { 'handover.undone': { target: 'undone' }, 'week.over': { target: 'done' } },
    },
    declined: { description: 'They would rather not; nothing has changed.', type: 'final' },
    withdrawn: { description: 'It was taken back before it was answered.', type: 'final' },
    undone: { description: 'It was taken back within the week: who gave it runs the cause as before.', type: 'final' },
    done: { description: 'Who gave it runs the cause no more.', type: 'final' },
  },
})

/** Where an event leads; null when the chart does not allow it there. */
export function transitionHandover(stage: HandoverStage, event: HandoverEvent): HandoverStage | null {
  const actor = createActor(handoverMachine, { snapshot: handoverMachine.resolveState({ value: stage }) }).start()
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  return handoverStages.find((one) => actor.getSnapshot().matches(one)) ?? null
}
