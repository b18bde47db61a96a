import type { AccountDecision, HeldAccount } from '#contract/support/account-check.ts'
import { reviewQueue } from '../review-queue.ts'

/** The support team's queue of accounts whose name the bank has not confirmed. */
export const accountConsoleMachine = reviewQueue<HeldAccount, AccountDecision>(
  'accountConsole',
  'Support queue: bank accounts to check.',
)
