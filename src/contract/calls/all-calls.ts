import { accountCalls } from './account.ts'
import type { Call } from './call.ts'
import { causeAdminCalls } from './cause-admin.ts'
import { causeCalls } from './causes.ts'
import { draftCalls } from './drafts.ts'
import { givingCalls } from './giving.ts'
import { inviteCalls } from './invites.ts'
import { leavingCalls } from './leaving.ts'
import { platformCalls } from './platform.ts'
import { registrationCalls } from './registration.ts'
import { rewardCalls } from './rewards.ts'
import { sessionCalls } from './session.ts'
import { shoppingCalls } from './shopping.ts'
import { supportCalls } from './support.ts'
import { supporterMessageCalls } from './supporter-messages.ts'

/** Every call of the product under its name. The browser client and the server's routes are both derived from it. */
export const calls = {
  ...sessionCalls,
  ...accountCalls,
  ...leavingCalls,
  ...givingCalls,
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
}

export type CallName = keyof typeof calls

export const callEntries = Object.entries(calls) as [CallName, Call][] // Object.entries widens the keys to string
