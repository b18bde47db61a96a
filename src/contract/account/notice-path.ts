import type { NoticeDetail, NoticeKind } from './notice.ts'

/** Where a notice leads, on the page and in its mail. */
export function pathOfNotice(kind: NoticeKind, subject: string, { shopId, day, causeId }: NoticeDetail): string {
  switch (kind) {
    case 'donationTracked':
    case 'donationConfirmed':
    case 'donationDeclined':
    case 'donationCorrected':
      return `/account/donations/${subject.split('#')[0]}`
    case 'paymentRefused':
    case 'paymentReturned':
      return `/account/causes/${causeId ?? ''}/settings/payment-methods`
    case 'claimMoved':
      return `/account/claims/${subject.split('#')[0]}`
    case 'visitUntracked':
      return `/enquiry/missing-donation/new?shop=${shopId ?? ''}&day=${day ?? ''}`
    case 'causeRefused':
    case 'causeRestored':
    case 'causeClosed':
    case 'causeReopened':
      return '/account/settings/my-cause'
    case 'adminLeft':
    case 'adminReturned':
    case 'handoverAccepted':
    case 'handoverDeclined':
      return `/account/causes/${causeId ?? ''}/settings/leave`
    case 'leftCause':
    case 'returnRefused':
    case 'handoverUndone':
    case 'handoverDone':
      return '/account/settings/left-causes'
    case 'removalUndone':
      return `/account/causes/${causeId ?? ''}/settings`
    case 'causeClosing':
    case 'causeClosingUndone':
    case 'ownCauseClosed':
    case 'ownCauseReopened':
    case 'reopeningRefused':
      return `/account/causes/${causeId ?? ''}/settings/close`
    case 'causeWelcome':
    case 'nudge':
      return '/retailers'
    case 'stampCardFull':
      return '/stampcards'
    case 'referralJoined':
      return '/referrals'
    case 'donationPaid':
    case 'donationReturned':
    case 'donationsMoved':
    case 'milestone':
      return '/account/donations'
  }
}
