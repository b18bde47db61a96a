import { type Entries, emptyAccount, ownBooks, ownIdentifiers, years } from './entry.ts'

/** What people get for shopping, for bringing others along and for luck. */
export const rewardEntries: Entries = {
  stamp: {
    purpose: 'rewards',
    whose: { through: { table: 'stamp_card', by: 'card_id' } },
    kept: { with: 'stamp_card', by: 'card_id' },
    archive: { file: 'stamps' },
    deletion: { stays: ownBooks },
    columns: { donation_id: {}, card_id: {}, at: {} },
    plain: { columns: [], why: ownIdentifiers },
  },
  stamp_card: {
    purpose: 'rewards',
    whose: { id: ['user_id'] },
    kept: { until: 'accountGone' },
    archive: { file: 'stamp-cards' },
    deletion: { stays: ownBooks },
    columns: {
      id: {},
      user_id: { deletion: { stays: emptyAccount } },
      programme: {},
      stamps: {},
      redeemed_at: {},
      created_at: {},
    },
    plain: { columns: [], why: ownIdentifiers },
  },
  spin_month: { nothing: 'What the spins of a month have won together.' },
  spin: {
    purpose: 'rewards',
    whose: { id: ['user_id'] },
    kept: { until: 'accountGone' },
    archive: { file: 'spins' },
    deletion: { stays: 'It shows that the draw was fair, and its prize is in the books of a cause.' },
    columns: {
      user_id: { deletion: { stays: emptyAccount } },
      seed: {},
      odds: {},
      prize_pence: {},
      cause_id: { shows: { table: 'cause', column: 'name', as: 'cause' } },
      donation_id: {},
      at: {},
    },
    plain: { columns: ['id', 'period_from', 'month'], why: ownIdentifiers },
  },
  referral: {
    purpose: 'rewards',
    whose: { hash: ['referrer_identifier'] },
    kept: { days: years(1), after: 'created_at', when: 'used_by IS NULL' },
    archive: { file: 'referrals' },
    deletion: { stays: 'A bonus that it earned is in the books of two causes.' },
    columns: {
      referrer_type: {},
      referrer_identifier: { deletion: 'emptied', empty: `'deleted'` },
      created_at: {},
      used_by: { archive: { none: 'Who came along is somebody else.' }, deletion: { stays: emptyAccount } },
    },
    plain: { columns: ['id', 'cause_id', 'channel'], why: ownIdentifiers },
  },
}
