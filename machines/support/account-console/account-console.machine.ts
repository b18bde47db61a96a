import type { AccountDecision, HeldAccount } from '#contract/support/account-check.ts'
import { patience } from '#machines/placeholder.ts'
import { reasonedQueue } from '../review-queue.ts'

/** The support team's queue of accounts whose name the bank has not confirmed. */
export const accountConsoleMachine = reasonedQueue<HeldAccount, AccountDecision>(
  'accountConsole',
  'Support queue: bank accounts to check.',
  ({ id }) => `${id}`,
  patience.provenCall,
)
