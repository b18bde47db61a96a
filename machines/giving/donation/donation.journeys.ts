import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const donationJourneys = [
  journey('F-099 a shop declines what is pending', 0, 'retailer.declined#1', 'declined', {
    knows: { declineReason: 'returned' },
  }),
  journey(
    'F-099 part of it is given back while it is pending',
    0,
    'retailer.adjusted#1',
    { pending: 'tracked' },
    { knows: { spentPence: 4500, donationPence: 112 } },
  ),
  journey('F-098 the time for returns is over', 0, 'returns.closed', { pending: 'inReview' }),
  journey(
    'F-099 a shop declines what it has confirmed, before it has paid',
    0,
    'retailer.confirmed > retailer.declined#1',
    'declined',
    { knows: { declineReason: 'returned' } },
  ),
  journey(
    'F-099 part of it is given back before the shop has paid',
    0,
    'retailer.confirmed > retailer.adjusted#1',
    { confirmed: 'awaitingFunds' },
    { knows: { spentPence: 4500, donationPence: 112 } },
  ),
  journey('F-099 all of it is given back before the shop has paid', 0, 'retailer.confirmed > retailer.adjusted#2', 'declined'),
  journey(
    'F-099 part of it is given back before a run',
    0,
    'retailer.confirmed > funds.received > retailer.adjusted#1',
    { confirmed: 'available' },
    { knows: { spentPence: 4500, donationPence: 112, correctionPence: 0 } },
  ),
  journey(
    'F-099 all of it is given back before a run',
    0,
    'retailer.confirmed > funds.received > retailer.adjusted#2',
    'declined',
    { knows: { correctionPence: 0 } },
  ),
  journey(
    'what a payment has taken is corrected after it left the run',
    0,
    'retailer.confirmed > funds.received > run.joined > retailer.adjusted#1 > run.left > retailer.adjusted#3',
    { confirmed: 'available' },
    { knows: { donationPence: 225, correctionPence: 0 } },
  ),
  journey(
    'what was corrected isn’t a bonus that waits',
    0,
    'retailer.confirmed > funds.received > run.joined > retailer.adjusted#1 > run.left',
    { confirmed: 'available' },
    { refuses: ['bonus.withdrawn'] },
  ),
  journey(
    'what is declined while a run holds it is taken back',
    0,
    'retailer.confirmed > funds.received > run.joined > retailer.declined#1',
    { confirmed: 'inPaymentRun' },
    { knows: { donationPence: 225, correctionPence: -225 } },
  ),
  journey(
    'F-099 a shop confirms after all what it had declined',
    0,
    'retailer.declined#1 > retailer.confirmed',
    { confirmed: 'awaitingFunds' },
    { knows: { declineReason: null } },
  ),
  journey('F-099 another reason is the one that counts', 0, 'retailer.declined#1 > retailer.declined#2', 'declined', {
    does: ['decline({"reason":"cancelled"})'],
  }),
  journey(
    'F-099 what was declined and is kept in part is looked at again',
    0,
    'retailer.declined#1 > retailer.adjusted#1',
    { pending: 'inReview' },
    { knows: { spentPence: 4500, donationPence: 112 } },
  ),
  journey('F-099 what was declined and is given back stays so', 0, 'retailer.declined#1 > retailer.adjusted#2', 'declined', {
    knows: { spentPence: 0, declineReason: 'returned' },
  }),
]
