import { fromPromise } from 'xstate'
import type { Me } from '#contract/account/user.ts'
import type { Leaderboard } from '#contract/rewards/leaderboard.ts'
import { rewardCalls } from '#contract/rewards/rewards.calls.ts'
import { addressesIn } from '#contract/rewards/share.rules.ts'
import type { SaveOutcome } from '#machines/account/save-form.ts'
import { emailShareMachine } from '#machines/rewards/email-share/email-share.machine.ts'
import { leaderboardMachine } from '#machines/rewards/leaderboard/leaderboard.machine.ts'
import { referralsMachine } from '#machines/rewards/referrals/referrals.machine.ts'
import { type RedeemOutcome, stampCardMachine } from '#machines/rewards/stamp-card/stamp-card.machine.ts'
import { stampCardsMachine } from '#machines/rewards/stamp-cards/stamp-cards.machine.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { digest } from '#web/platform/digest.ts'
import type { Site } from '#web/site/site.ts'
import { refusalIn } from '#web/ui/saving.ts'
import { promotedBy } from './promotion/promotion.implementations.ts'

type Parts = Pick<Site, 'api'>
const is = (error: unknown, status: number) => error instanceof ApiFailure && error.status === status

export function stampCardsWith({ api }: Parts) {
  return stampCardsMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask(rewardCalls.listStampCards)).details) },
  })
}

/** The address of the cause that was asked for, else of the one that the person makes known. */
export function referralsWith({ api, storage }: Pick<Site, 'api' | 'storage'>, me: Me | null, wanted: number | undefined) {
  const causeId = wanted ?? promotedBy(me, { storage })?.cause.id
  return referralsMachine.provide({
    actors: { read: fromPromise(async () => (await api.ask(rewardCalls.readReferrals, { query: { causeId } })).details) },
  })
}

export function stampCardWith({ api }: Parts, id: string) {
  return stampCardMachine.provide({
    actors: {
      redeemCard: fromPromise(async (): Promise<RedeemOutcome> => {
        try {
          const { details } = await api.ask(rewardCalls.redeemStampCard, {
            path: { cardId: id },
            idempotencyKey: `redeem-stamp-card-${id}`,
          })
          return { kind: 'redeemed', ...details }
        } catch (error) {
          if (is(error, 409)) return { kind: 'tooLate' }
          if (is(error, 422)) return { kind: 'noCause' }
          throw error
        }
      }),
    },
  })
}

/** `causeId` is null for who supports no cause yet. */
export function leaderboardWith({ api }: Parts, causeId: number | null) {
  return leaderboardMachine.provide({
    actors: {
      readLeaderboard: fromPromise(async ({ input: { period } }): Promise<Leaderboard | null> => {
        if (causeId === null) return null
        try {
          return (await api.ask(rewardCalls.readLeaderboard, { path: { id: causeId }, query: { period } })).details
        } catch (error) {
          if (is(error, 404)) return null
          throw error
        }
      }),
    },
  })
}

export function emailShareWith({ api, browser }: Pick<Site, 'api' | 'browser'>, causeId: number | undefined) {
  const key = `email-share-${browser.newId()}`
  return emailShareMachine.provide({
    actors: {
      save: fromPromise(async ({ input: { fields } }): Promise<SaveOutcome> => {
        const body = {
          recipients: addressesIn(fields?.recipients ?? ''),
          message: fields?.message ?? '',
          ...(causeId === undefined ? {} : { causeId }),
        }
        try {
          await api.ask(rewardCalls.shareByEmail, { body, idempotencyKey: `${key}-${digest(JSON.stringify(body))}` })
          return { kind: 'saved' }
        } catch (error) {
          if (is(error, 429)) return { kind: 'refused', fields: { recipients: 'sharedTooOften' } }
          return refusalIn(error)
        }
      }),
    },
  })
}
