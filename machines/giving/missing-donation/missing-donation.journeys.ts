import type { Fixtures } from '#machines/fixtures.ts'
import { type missingDonationMachine, missingDonationOrder } from './missing-donation.machine.ts'

const shows = (step: 'shop' | 'visit' | 'order') => `step.shown#${missingDonationOrder.steps.indexOf(step) + 1}`

const sending = ['readShops: done#1', 'order.submitted']

/** Besides those of the specification's items, which stand with the fixtures. */
export const missingDonationJourneys: Fixtures<typeof missingDonationMachine>['pinned'] = [
  ...['readShops: error', 'after: patience'].map((fault) => ({
    name: `shops that cannot be read are a failure: ${fault}`,
    input: 0,
    events: [fault],
    ends: 'couldNotLoad',
  })),
  { name: 'which can be asked again', input: 0, events: ['readShops: error', 'list.refreshed'], ends: 'loadingShops' },
  { name: 'where nothing was visited', input: 0, events: ['readShops: done#2'], ends: 'noShops' },
  { name: 'that can be asked again, too', input: 0, events: ['readShops: done#2', 'list.refreshed'], ends: 'loadingShops' },
  { name: 'a shop that was chosen before: its visits', input: 1, events: ['readShops: done#1'], ends: 'loadingVisits' },
  ...['readVisits: error', 'after: patience'].map((fault) => ({
    name: `visits that cannot be read are a failure: ${fault}`,
    input: 1,
    events: ['readShops: done#1', fault],
    ends: 'visitsFailed',
  })),
  {
    name: 'which can be asked again, about the same shop',
    input: 1,
    events: ['readShops: done#1', 'readVisits: error', 'list.refreshed'],
    ends: 'loadingVisits',
  },
  { name: 'or another one', input: 1, events: ['readShops: done#1', 'readVisits: error', 'step.back'], ends: 'chooseRetailer' },
  {
    name: 'the days of the visits; nothing is asked that comes later',
    input: 1,
    events: ['readShops: done#1', 'readVisits: done'],
    ends: 'chooseVisitDate',
    knows: { dates: ['2026-11-02T10:00:00.000Z'] },
    refuses: [shows('order')],
  },
  {
    name: 'Back from the day to the shop',
    input: 1,
    events: ['readShops: done#1', 'readVisits: done', 'step.back'],
    ends: 'chooseRetailer',
  },
  {
    name: 'the address leads to the shop',
    input: 1,
    events: ['readShops: done#1', 'readVisits: done', shows('shop')],
    ends: 'chooseRetailer',
  },
  {
    name: 'the address leads from the order to the shop',
    input: 2,
    events: ['readShops: done#1', shows('shop')],
    ends: 'chooseRetailer',
  },
  { name: 'or to the visit', input: 2, events: ['readShops: done#1', shows('visit')], ends: 'loadingVisits' },
  {
    name: 'and from the shop on to the visit',
    input: 2,
    events: ['readShops: done#1', shows('shop'), shows('visit')],
    ends: 'loadingVisits',
  },
  {
    name: 'or the order, where both are known',
    input: 2,
    events: ['readShops: done#1', shows('shop'), shows('order')],
    ends: 'orderDetails',
  },
  {
    name: 'from the visit, too',
    input: 2,
    events: ['readShops: done#1', shows('visit'), 'readVisits: done', shows('order')],
    ends: 'orderDetails',
  },
  { name: 'a server that is silent: it is kept', input: 2, events: [...sending, 'after: patience'], ends: 'saved' },
  {
    name: 'and sent when the person wants it',
    input: 2,
    events: [...sending, 'sendMissingDonation: done#6', 'submission.retried'],
    ends: 'submitting',
  },
  {
    name: 'what is refused is said, and not kept to be sent',
    input: 2,
    events: [...sending, 'sendMissingDonation: done#5'],
    ends: 'orderDetails',
    knows: { refusals: { purchaseDate: 'tooEarly' } },
  },
  {
    name: 'what the server could not take',
    input: 2,
    events: [...sending, 'sendMissingDonation: error'],
    ends: 'failed',
  },
  {
    name: 'is sent again',
    input: 2,
    events: [...sending, 'sendMissingDonation: error', 'submission.retried'],
    ends: 'submitting',
  },
  { name: 'or changed', input: 2, events: [...sending, 'sendMissingDonation: error', 'step.back'], ends: 'orderDetails' },
  {
    name: 'another purchase is meant',
    input: 2,
    events: [...sending, 'sendMissingDonation: done#3', 'another.meant'],
    ends: 'submitting',
    knows: { isAnother: true },
  },
  {
    name: 'or the order is looked at again',
    input: 2,
    events: [...sending, 'sendMissingDonation: done#3', 'step.back'],
    ends: 'orderDetails',
  },
  {
    name: 'without a visit another shop is chosen, and nothing else',
    input: 2,
    events: [...sending, 'sendMissingDonation: done#4'],
    ends: 'notFoundAlert',
    refuses: [shows('visit'), shows('order')],
  },
  { name: 'this one', input: 2, events: [...sending, 'sendMissingDonation: done#4', shows('shop')], ends: 'chooseRetailer' },
]
