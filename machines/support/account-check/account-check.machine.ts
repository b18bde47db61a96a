import { createActor, setup } from 'xstate'
import { type AccountCheckStage, type AccountDecision, accountCheckStages } from '#contract/support/account-check.ts'

/** One account whose name its bank has not confirmed: nothing is paid to it until the support team accepts it. Its states are what the server keeps. */
export const accountCheckMachine = setup({ types: {} as { events: AccountDecision; tags: 'held' } }).createMachine({
  id: 'accountCheck',
  description: 'Checking a bank account whose name didn’t match.',
  initial: 'waiting',
  states: {
    waiting: {
      description: 'Somebody of the support team has to look; nothing is paid to it.',
      tags: 'held',
      on: { 'account.accepted': { target: 'accepted' }, 'account.refused': { target: 'refused' } },
    },
    accepted: { description: 'It is the cause’s: it is paid to, once its week is over.', type: 'final' },
    refused: { description: 'What was there before counts again; whoever runs the cause was told why.', type: 'final' },
  },
})

/** Where a decision leads; null when the chart does not allow it there. */
export function transitionAccountCheck(stage: AccountCheckStage, event: AccountDecision): AccountCheckStage | null {
  const actor = createActor(accountCheckMachine, { snapshot: accountCheckMachine.resolveState({ value: stage }) }).start()
  if (!actor.getSnapshot().can(event)) return null
  actor.send(event)
  return accountCheckStages.find((one) => actor.getSnapshot().matches(one)) ?? null
}
