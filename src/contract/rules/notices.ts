import type { NoticeDetail, NoticeKind } from '../entities/notice.ts'

/** Where a notice leads, on the page and in its mail. */
export function pathOfNotice(kind: NoticeKind, subject: string, { shopId, day }: NoticeDetail): string {
  switch (kind) {
    case 'donationTracked':
    case 'donationConfirmed':
    case 'donationDeclined':
      return `/account/donations/${subject}`
    case 'claimMoved':
      return `/account/claims/${subject.split('#')[0]}`
    case 'visitUntracked':
      return `/enquiry/missing-donation/new?shop=${shopId ?? ''}&day=${day ?? ''}`
    case 'causeWelcome':
    case 'nudge':
      return '/retailers'
    case 'stampCardFull':
      return '/stampcards'
    case 'referralJoined':
      return '/referrals'
    case 'donationPaid':
    case 'milestone':
      return '/account/donations'
  }
}
