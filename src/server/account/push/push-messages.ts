import type { NoticeKind } from '#contract/account/notice.ts'
import { pathOfNotice } from '#contract/account/notice-path.ts'
import type { PushMessage } from '#contract/account/push.ts'
import type { Tables } from '#server/db/schema.ts'
import type { Speaker } from '#server/words/server-words.ts'
import type { Words } from '#words/words.ts'

type Topic = keyof Words['account-push']['told']

/** What a locked screen says of each kind: what it is about, and no shop, no cause, no amount. */
const topics: Record<NoticeKind, Topic> = {
  causeWelcome: 'cause',
  donationTracked: 'donation',
  donationConfirmed: 'donation',
  donationDeclined: 'donation',
  donationCorrected: 'donation',
  donationPaid: 'donation',
  donationReturned: 'donation',
  donationsMoved: 'donation',
  milestone: 'donation',
  paymentRefused: 'ownCause',
  paymentReturned: 'ownCause',
  causeRefused: 'cause',
  causeRestored: 'cause',
  causeClosed: 'cause',
  causeReopened: 'cause',
  adminLeft: 'ownCause',
  leftCause: 'ownCause',
  adminReturned: 'ownCause',
  returnRefused: 'ownCause',
  removalUndone: 'ownCause',
  handoverAccepted: 'ownCause',
  handoverDeclined: 'ownCause',
  handoverUndone: 'ownCause',
  handoverDone: 'ownCause',
  causeClosing: 'ownCause',
  causeClosingUndone: 'ownCause',
  ownCauseClosed: 'ownCause',
  ownCauseReopened: 'ownCause',
  reopeningRefused: 'ownCause',
  claimMoved: 'claim',
  visitUntracked: 'visit',
  nudge: 'reminder',
  stampCardFull: 'reward',
  referralJoined: 'reward',
}

type Told = { id: number; kind: NoticeKind; subject: string; detail: Tables['notice']['detail']['__select__'] }

/** A notice as a screen tells it that anybody can look at; the page that it opens says the rest, to who is logged in. */
export const pushMessageOf = ({ t }: Speaker, { id, kind, subject, detail }: Told, site: string): PushMessage => ({
  title: site,
  body: t(`account-push:told.${topics[kind]}`),
  path: pathOfNotice(kind, subject, detail),
  tag: `notice-${id}`,
})
