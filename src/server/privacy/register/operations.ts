import { type Entries, emptyAccount, ownIdentifiers, years } from './entry.ts'

const unnamed = { none: 'It holds no name, address or number of an account, so we cannot say whose it is.' }
const soonGone = { stays: 'It names nobody, and is gone soon in any case.' }

/** What runs the site: mail, limits, the audit trail and measurements. */
export const operationEntries: Entries = {
  mail: {
    purpose: 'mail',
    whose: { address: ['recipient'] },
    kept: { days: 30, after: 'sent_at' },
    archive: { none: 'It was sent to you; an address alone does not prove whose it is.' },
    deletion: 'rowGoes',
    columns: { recipient: {}, subject: {}, text: {}, html: {}, calendar: {}, unsubscribe: {}, sealed: {}, sent_at: {} },
    plain: { columns: ['id', 'delivered', 'attempts', 'next_at', 'can_wait'], why: ownIdentifiers },
  },
  mail_opt_out: {
    purpose: 'mail',
    whose: { nobody: 'An address is kept as a keyed hash only.' },
    kept: { until: 'askedFor' },
    archive: { none: 'It holds no name, address or number of an account.' },
    deletion: { stays: 'Who has told us to stop is not written to again, with an account or without one.' },
    columns: { email_hash: {}, created_at: {} },
    plain: { columns: [], why: ownIdentifiers },
  },
  rate_window: {
    purpose: 'security',
    whose: { nobody: 'Addresses are kept as a keyed hash only.' },
    // The longest window is 30 days.
    kept: { days: 31, after: 'window_start' },
    archive: unnamed,
    deletion: soonGone,
    columns: { key: {}, window_start: {}, count: {}, free_at: {} },
    plain: { columns: [], why: ownIdentifiers },
  },
  idempotency: {
    purpose: 'security',
    whose: { nobody: 'Answers are locked with a key that only the browser has.' },
    kept: { days: 2, after: 'created_at' },
    archive: unnamed,
    deletion: soonGone,
    columns: { body_hash: {}, answer: {}, created_at: {} },
    plain: { columns: ['key_hash', 'call'], why: ownIdentifiers },
  },
  audit: {
    purpose: 'security',
    whose: { id: ['user_id'] },
    kept: { days: years(2), after: 'at' },
    archive: { file: 'security-events' },
    deletion: { stays: 'Who did what has to be found out afterwards, also where an account was closed to hide it.' },
    columns: {
      at: {},
      user_id: { deletion: { stays: emptyAccount } },
      action: {},
      subject: {},
      times: {},
      last_at: {},
      tally: { archive: { none: 'It repeats the others, as a key.' } },
      detail: { deletion: 'emptied', empty: `detail - ARRAY['ip', 'email', 'address', 'device', 'name']` },
    },
    plain: { columns: ['id'], why: ownIdentifiers },
  },
  refusal_count: { nothing: 'How often each call was refused on a day.' },
  analytics_event: {
    purpose: 'measurement',
    whose: { nobody: 'Events carry no number of an account.' },
    kept: { days: years(1), after: 'at' },
    archive: unnamed,
    deletion: soonGone,
    columns: { at: {}, body: {} },
    plain: { columns: ['id'], why: ownIdentifiers },
  },
  client_log: {
    purpose: 'measurement',
    whose: { nobody: 'Faults carry no number of an account.' },
    kept: { days: 90, after: 'at' },
    archive: unnamed,
    deletion: soonGone,
    columns: { at: {}, body: {} },
    plain: { columns: ['id'], why: ownIdentifiers },
  },
}
