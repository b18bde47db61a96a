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
      return '/account/settings/my-cause'
    case 'causeWelcome':
    case 'nudge':
      return '/retailers'
    case 'stampCardFull':
      return '/stampcards'
    case 'referralJoined':
      return '/referrals'
    case 'donationPaid':
    case 'donationReturned':
    case 'milestone':
      return '/account/donations'
  }
}
