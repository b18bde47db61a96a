import { assign, createActor, setup } from 'xstate'
import { type RunDecision, type RunStage, runStages, type VoidReason } from '#contract/giving/payment-run.ts'

export type RunEvent =
  | RunDecision
  | { type: 'run.changed' }
  | { type: 'run.replaced' }
  | { type: 'file.taken' }
  | { type: 'lines.answered'; open: number }

interface RunContext {
  /** Whether who acts has prepared the run. */
  isPreparer: boolean
  /** Lines that the bank has not answered. */
  open: number
  voided: VoidReason | null
}

/**
 * One payment run, from the proposal to the bank's last answer. The console's controls and the server's permission both come from this chart. Its states are the
 * stored stages. Nobody approves what they have prepared, and nothing is answered before the file has left us.
 */
export const paymentRunMachine = setup({
  types: {} as { context: RunContext; input: Omit<RunContext, 'voided'>; events: RunEvent; tags: 'committed' },
  actions: {
    keepOpen: assign((_, { open }: { open: number }) => ({ open })),
    keepVoided: assign((_, { voided }: { voided: VoidReason }) => ({ voided })),
  },
  guards: {
    isSecondPerson: ({ context }) => !context.isPreparer,
    isLast: (_, { open }: { open: number }) => open === 0,
    isFewer: ({ context }, { open }: { open: number }) => open < context.open,
  },
}).createMachine({
  id: 'paymentRun',
  description: 'One quarter’s payment run.',
  context: ({ input }) => ({ ...input, voided: null }),
  initial: 'prepared',
  states: {
    prepared: {
      description: 'A proposal: what would be paid to whom. Nothing has moved, and any change makes it void.',
      on: {
        'run.approved': { guard: 'isSecondPerson', target: 'approved' },
        'run.discarded': { target: 'voided', actions: { type: 'keepVoided', params: { voided: 'discarded' } } },
        'run.changed': { target: 'voided', actions: { type: 'keepVoided', params: { voided: 'changed' } } },
        'run.replaced': { target: 'voided', actions: { type: 'keepVoided', params: { voided: 'replaced' } } },
      },
    },
    approved: {
      description:
        'A second person has approved it: its donations are in payment, and the bank’s file can be taken. Until it is, the run can be called back.',
      tags: 'committed',
      on: {
        'file.taken': { target: 'sent' },
        'run.recalled': { target: 'voided', actions: { type: 'keepVoided', params: { voided: 'calledBack' } } },
      },
    },
    sent: {
      description: 'The file has left us; the bank answers line by line. The same file can be taken again.',
      tags: 'committed',
      on: {
        'file.taken': { target: 'sent' },
        'lines.answered': [
          { guard: { type: 'isLast', params: ({ event }) => ({ open: event.open }) }, target: 'answered' },
          {
            guard: { type: 'isFewer', params: ({ event }) => ({ open: event.open }) },
            actions: { type: 'keepOpen', params: ({ event }) => ({ open: event.open }) },
          },
        ],
      },
    },
    answered: { description: 'Every line is paid or refused.', tags: 'committed', type: 'final' },
    voided: { description: 'Nothing of it was ever paid; a new one can be prepared.', type: 'final' },
  },
})

/** Where an event leads; null when the chart does not allow it there. */
export function transitionPaymentRun(
  stage: RunStage,
  known: { isPreparer: boolean; open: number },
  event: RunEvent,
): { stage: RunStage; voided: VoidReason | null } | null {
  const context = { ...known, voided: null }
  const actor = createActor(paymentRunMachine, {
    snapshot: paymentRunMachine.resolveState({ value: stage, context }),
    input: known,
  }).start()
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  const after = actor.getSnapshot()
  return { stage: runStages.find((one) => after.matches(one)) ?? stage, voided: after.context.voided }
}
