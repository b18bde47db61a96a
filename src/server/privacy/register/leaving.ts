import { type Entries, emptyAccount, ownIdentifiers, years } from './entry.ts'

const ofTheCause = 'It belongs to the cause, whose books go on.'
const notOnePersons = { none: 'It belongs to the cause; whoever runs it reads it in its settings.' }
const staff = { deletion: { stays: emptyAccount }, archive: { none: 'It says who of our team or of the cause did it.' } }

/** G-030: who has left a cause, and causes that close. */
export const leavingEntries: Entries = {
  admin_departure: {
    purpose: 'causes',
    whose: { id: ['user_id'] },
    kept: { days: years(1), after: 'until' },
    archive: { file: 'causes-left' },
    deletion: 'rowGoes',
    columns: {
      cause_id: { shows: { table: 'cause', column: 'name', as: 'cause' } },
      user_id: {},
      kind: {},
      departed_at: {},
      until: {},
      departed_by: staff,
      returned_at: {},
      refused_at: {},
      refused_by: staff,
      refusal: {},
    },
    plain: { columns: ['id'], why: ownIdentifiers },
  },
  cause_handover: {
    purpose: 'causes',
    whose: { id: ['giver_id', 'taker_id'] },
    kept: { days: years(1), after: 'until' },
    archive: { file: 'handovers' },
    deletion: 'rowGoes',
    columns: {
      cause_id: { shows: { table: 'cause', column: 'name', as: 'cause' } },
      giver_id: {},
      taker_id: {},
      stage: {},
      offered_at: {},
      until: {},
      ended_at: {},
    },
    plain: { columns: ['id', 'taker_ran_it', 'invite_hash'], why: ownIdentifiers },
  },
  cause_closing: {
    purpose: 'causes',
    whose: { id: ['asked_by'] },
    kept: { until: 'accountGone' },
    archive: { file: 'closings-of-causes' },
    deletion: { stays: ofTheCause },
    columns: {
      cause_id: { shows: { table: 'cause', column: 'name', as: 'cause' } },
      reason: {},
      asked_by: { deletion: { stays: emptyAccount } },
      asked_at: {},
      undone_at: {},
      undone_by: staff,
      wanted_at: {},
      wanted_by: staff,
      wanted_text: {},
    },
    plain: { columns: ['id', 'stage', 'closes_at', 'closed_at', 'payable_until', 'reopened_at'], why: ownIdentifiers },
  },
  held_decision: {
    purpose: 'causes',
    whose: { nobody: 'It is about the money of a cause.' },
    kept: { until: 'accountGone' },
    archive: notOnePersons,
    deletion: { stays: ofTheCause },
    columns: { reason: {}, decided_by: staff, decided_at: {}, answered_by: staff, answered_at: {}, answer: {} },
    plain: { columns: ['id', 'cause_id', 'kind', 'stage', 'pence', 'to_cause_id'], why: ownIdentifiers },
  },
  donation_transfer: { nothing: 'From which cause to which a donation has gone; whose it is stands with the donation.' },
}
