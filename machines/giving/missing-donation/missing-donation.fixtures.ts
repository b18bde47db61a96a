import type { MissingDonationAnswers } from '#contract/giving/missing-donation.rules.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { missingDonationJourneys } from './missing-donation.journeys.ts'
import {
  type MissingDonationEvent,
  type MissingDonationSent,
  missingDonationMachine,
  missingDonationOrder,
  noMissingDonation,
} from './missing-donation.machine.ts'

const retailer = {
  id: 7,
  name: 'Alder Home',
  slug: 'alder-home',
  lastVisit: '2026-11-02T10:00:00.000Z',
  sector: 'goods',
} as const
const order = {
  purchaseDate: '2026-11-02',
  orderReference: 'ORD 12',
  totalSpend: '49.99',
  priorShopping: 'no',
  comment: '',
  travelType: '',
  travelDate: '',
  insuranceType: '',
} as const
const visitDate = '2026-11-02'
/** How each question is answered. */
export const missingDonationAnswers = { retailer, visitDate, order } satisfies MissingDonationAnswers
const sent: MissingDonationSent[] = [
  { kind: 'received', submissionId: 'CL-7K2M9QXB', answerBy: '2026-11-28T10:00:00.000Z' },
  { kind: 'held', submissionId: 'CL-7K2M9QXB', heldUntil: '2026-12-01T10:00:00.000Z' },
  { kind: 'tracked', transactionId: 'D1' },
  { kind: 'noVisit' },
  { kind: 'refused', fields: { purchaseDate: 'tooEarly' } },
  { kind: 'offline' },
]

export const missingDonationFixtures = fixturesFor(missingDonationMachine, {
  items: 'F-112',
  inputs: [
    { answers: noMissingDonation },
    { answers: { ...noMissingDonation, retailer } },
    { answers: { ...noMissingDonation, ...missingDonationAnswers, order: null } },
    { answers: { ...noMissingDonation, ...missingDonationAnswers, isSaved: true } },
    { answers: noMissingDonation, linked: { shopId: 7, day: '2026-11-02' } },
    { answers: noMissingDonation, linked: { shopId: 8, day: '2026-11-02' } },
    { answers: { ...noMissingDonation, ...missingDonationAnswers, order: null, isSaved: true } },
    { answers: { ...noMissingDonation, ...missingDonationAnswers, visitDate: null, isSaved: true } },
    { answers: { ...noMissingDonation, ...missingDonationAnswers, retailer: null, isSaved: true } },
  ],
  events: {
    'list.refreshed': [{ type: 'list.refreshed' }],
    'retailer.submitted': [{ type: 'retailer.submitted', retailer }],
    'visitDate.submitted': [{ type: 'visitDate.submitted', visitDate }],
    'order.submitted': [{ type: 'order.submitted', order }],
    'another.meant': [{ type: 'another.meant' }],
    'connection.returned': [{ type: 'connection.returned' }],
    'submission.retried': [{ type: 'submission.retried' }],
    'step.back': [{ type: 'step.back' }],
    'step.shown': missingDonationOrder.steps.map(
      (step): Extract<MissingDonationEvent, { type: 'step.shown' }> => ({ type: 'step.shown', step }),
    ),
  },
  outcomes: {
    readShops: { outputs: [[retailer], []], fails: true },
    readVisits: { outputs: [['2026-11-02T10:00:00.000Z']], fails: true },
    sendMissingDonation: { outputs: sent, fails: true },
    watchConnection: { outputs: [], fails: false },
  },
  invariants: [
    [
      'what is sent has a shop, a visit and an order',
      (snapshot) =>
        !snapshot.matches('submitting') ||
        (snapshot.context.retailer !== null && snapshot.context.visitDate !== null && snapshot.context.order !== null),
    ],
    [
      'what is being answered doesn’t wait to be sent',
      (snapshot) => !snapshot.matches('orderDetails') || !snapshot.hasTag('sent'),
    ],
  ],
  pinned: [
    {
      name: 'from the notice of a visit straight to the order',
      input: 4,
      events: ['readShops: done#1', 'order.submitted', 'sendMissingDonation: done#1'],
      ends: 'success',
    },
    {
      name: 'a notice of a shop that is not listed asks for the shop',
      input: 5,
      events: ['readShops: done#1'],
      ends: 'chooseRetailer',
    },
    {
      name: 'F-112 from the shop to the reference',
      input: 0,
      events: [
        'readShops: done#1',
        'retailer.submitted',
        'readVisits: done',
        'visitDate.submitted',
        'order.submitted',
        'sendMissingDonation: done#1',
      ],
      ends: 'success',
    },
    {
      name: 'saved while the network is away, sent when it is back',
      input: 2,
      events: [
        'readShops: done#1',
        'order.submitted',
        'sendMissingDonation: done#6',
        'connection.returned',
        'sendMissingDonation: done#2',
      ],
      ends: 'success',
    },
    {
      name: 'an enquiry that was left unsent goes out by itself',
      input: 3,
      events: ['readShops: done#1', 'sendMissingDonation: done#1'],
      ends: 'success',
      knows: { outcome: { kind: 'received', submissionId: 'CL-7K2M9QXB', answerBy: '2026-11-28T10:00:00.000Z' } },
    },
    {
      name: 'F-115 a donation that is there is asked about instead, or another purchase is meant',
      input: 2,
      events: [
        'readShops: done#1',
        'order.submitted',
        'sendMissingDonation: done#3',
        'another.meant',
        'sendMissingDonation: done#1',
      ],
      ends: 'success',
    },
    {
      name: 'F-113 without a visit another one is chosen',
      input: 2,
      events: ['readShops: done#1', 'order.submitted', 'sendMissingDonation: done#4', 'step.back', 'readVisits: done'],
      ends: 'chooseVisitDate',
    },
    {
      name: 'Back from the order to the visit, not past it',
      input: 2,
      events: ['readShops: done#1', 'step.back'],
      ends: 'loadingVisits',
    },
    {
      name: 'F-115 which donation is there already is known',
      input: 2,
      events: ['readShops: done#1', 'order.submitted', 'sendMissingDonation: done#3'],
      ends: 'queryInstead',
      knows: { outcome: { kind: 'tracked', transactionId: 'D1' } },
    },
    {
      name: 'the question that is open is not gone to',
      input: 2,
      events: ['readShops: done#1'],
      ends: 'orderDetails',
      refuses: [`step.shown#${missingDonationOrder.steps.length}`],
    },
    ...[
      { lost: 'order', input: 6, ends: 'orderDetails' },
      { lost: 'visit', input: 7, ends: 'loadingVisits' },
      { lost: 'shop', input: 8, ends: 'chooseRetailer' },
    ].map(({ lost, input, ends }) => ({
      name: `one that was left unsent and has lost its ${lost} is asked for it, and isn’t sent`,
      input,
      events: ['readShops: done#1'],
      ends,
    })),
    ...missingDonationJourneys,
  ],
})
