import { accountCalls } from './account.ts'
import type { Call } from './call.ts'
import { causeAdminCalls } from './cause-admin.ts'
import { causeCalls } from './causes.ts'
import { deviceCalls } from './devices.ts'
import { donationRecordCalls } from './donation-records.ts'
import { draftCalls } from './drafts.ts'
import { givingCalls } from './giving.ts'
import { inviteCalls } from './invites.ts'
import { leavingCalls } from './leaving.ts'
import { linkedCardCalls } from './linked-cards.ts'
import { paymentRunCalls } from './payment-runs.ts'
import { platformCalls } from './platform.ts'
import { proofCalls } from './proof.ts'
import { registrationCalls } from './registration.ts'
import { rewardCalls } from './rewards.ts'
import { sessionCalls } from './session.ts'
import { shoppingCalls } from './shopping.ts'
import { supportCalls } from './support.ts'
import { supporterMessageCalls } from './supporter-messages.ts'

/** Every call of the product under its name. The browser client and the server's routes are both derived from it. */
export const calls = {
  ...sessionCalls,
  ...deviceCalls,
  ...accountCalls,
  ...leavingCalls,
  ...proofCalls,
  ...givingCalls,
  ...linkedCardCalls,
  ...rewardCalls,
  ...causeCalls,
  ...causeAdminCalls,
  ...inviteCalls,
  ...supporterMessageCalls,
  ...registrationCalls,
  ...draftCalls,
  ...platformCalls,
  ...shoppingCalls,
  ...supportCalls,
  ...donationRecordCalls,
  ...paymentRunCalls,
}

export type CallName = keyof typeof calls

export const callEntries = Object.entries(calls) as [CallName, Call][] // Object.entries widens the keys to string
