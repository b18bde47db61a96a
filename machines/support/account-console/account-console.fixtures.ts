import type { AccountDecision, HeldAccount } from '#contract/support/account-check.ts'
import { reviewQueueFixtures } from '../review-queue.fixtures.ts'
import { accountConsoleMachine } from './account-console.machine.ts'

const account: HeldAccount = {
  id: 412,
  stage: 'waiting',
  causeId: 77,
  causeName: 'Harrowden Hospice',
  causeUri: 'harrowden-hospice',
  accountName: 'R Marsh',
  lastFour: '0002',
  result: 'noMatch',
  changedAt: '2026-11-20T10:00:00.000Z',
  people: [{ name: 'Robin Marsh', firstName: 'Robin', email: 'founder@farthing.example' }],
}

const accepted: AccountDecision = { type: 'account.accepted', text: 'The bank statement shows the club' }

export const accountConsoleFixtures = reviewQueueFixtures(accountConsoleMachine, account, {
  withReason: { reference: `${account.id}`, event: accepted },
})
