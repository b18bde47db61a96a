import type { ContactTopic } from '#contract/support/contact-topics.ts'
import type { Words } from '#words/words.ts'

interface Ways {
  words: `content-contact:pointed.${keyof Words['content-contact']['pointed'] & string}`
  links: readonly { label: keyof Words['content-contact']['way'] & string; to: string }[]
}

/** Where the site itself answers a topic (`selfServiceTopics`), the most likely first. */
export const ways: Partial<Record<ContactTopic, Ways>> = {
  donation: {
    words: 'content-contact:pointed.donation',
    links: [
      { label: 'missingDonation', to: '/enquiry/missing-donation/new' },
      { label: 'claims', to: '/account/claims' },
    ],
  },
  account: {
    words: 'content-contact:pointed.account',
    links: [
      { label: 'forgotPassword', to: '/password/forgot' },
      { label: 'settings', to: '/account/settings' },
    ],
  },
  cause: {
    words: 'content-contact:pointed.cause',
    links: [
      { label: 'registerCause', to: '/register-your-good-cause' },
      { label: 'promote', to: '/promote-my-cause' },
      { label: 'fees', to: '/our-fees-explained' },
    ],
  },
  reminder: {
    words: 'content-contact:pointed.reminder',
    links: [
      { label: 'missingBar', to: '/donation-reminder/guides/v2/missing-bar' },
      { label: 'guides', to: '/donation-reminder' },
    ],
  },
}
