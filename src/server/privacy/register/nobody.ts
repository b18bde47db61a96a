import type { Entries } from './entry.ts'

/** Tables that hold nothing of a person. */
export const nobodyEntries: Entries = {
  retailer: { nothing: 'Shops.' },
  rate: { nothing: 'What shops pay.' },
  deal: { nothing: 'Offers of shops.' },
  voucher: { nothing: 'Codes that everybody can use.' },
  setting: { nothing: 'Secrets and marks of this site.' },
  flag: { nothing: 'What is switched on for everybody.' },
  terms: { nothing: 'The words that people agree to.' },
  cause_visit: { nothing: 'A count by day and cause, without anything about who looks.' },
  cause_channel: { nothing: 'A count by day, cause and channel, without anything about who came.' },
  flow_count: { nothing: 'Sums by flow, state and day, without anything about who came or what they answered.' },
  cause_slug: { nothing: 'Addresses that a cause had before.' },
  cause_location: { nothing: 'Where a cause works, in public.' },
  supporter_message: { nothing: 'What a cause says to all of its supporters.' },
  marketing_message: { nothing: 'What we say on the site.' },
  kysely_migration: { nothing: 'Which migrations have run.' },
  kysely_migration_lock: { nothing: 'Which migrations have run.' },
}
