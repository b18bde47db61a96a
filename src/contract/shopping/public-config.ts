import type { ContactFacts } from '../support/contact-facts.ts'
import type { AppFacts, SiteFigures, SiteLinks } from './app.ts'
import type { ReminderFacts } from './reminder.ts'

/** What the configuration offers and claims, the same for everybody. */
export interface PublicConfig {
  /** Where Donation Reminder is got from, and what is claimed of it. */
  reminder: ReminderFacts
  /** Where the app is got from, what opens it, and what is claimed of it. */
  app: AppFacts
  /** What is claimed of the whole site (H-011). */
  figures: SiteFigures
  /** Where the site leads to outside of itself. */
  links: SiteLinks
  /** How to reach us beside the form of the contact page. */
  contact: ContactFacts
  /** Of white-label causes, by their number: the page of theirs that people go to who have joined for one (C-083, X-064). */
  confirmations: Record<string, string>
}

export const emptyPublicConfig: PublicConfig = {
  reminder: { stores: {}, figures: null },
  app: { stores: {}, opens: {}, figures: null },
  figures: {},
  links: {},
  contact: {},
  confirmations: {},
}
