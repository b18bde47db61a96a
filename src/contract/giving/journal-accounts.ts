/**
 * The accounts of the journal. Assets: what retailers owe us, what they have sent (`funds`), what is still to be settled with them after they had paid
 * (`clawback`), and what we give ourselves (`bonus`). What we owe causes: pending, confirmed, payable, in a payment, and what has left us (`paid`).
 * Our bank balance is `funds` and `paid` together.
 */
export const journalAccounts = [
  'retailerReceivable',
  'funds',
  'clawback',
  'bonus',
  'causePending',
  'causeConfirmed',
  'causePayable',
  'inPayment',
  'paid',
] as const
export type JournalAccount = (typeof journalAccounts)[number]
