import type { CauseReviewDecision, ReviewedCause } from '#contract/causes/cause-review.ts'
import { reviewQueueFixtures } from '../review-queue.fixtures.ts'
import { causeConsoleMachine } from './cause-console.machine.ts'

const cause: ReviewedCause = {
  id: 371,
  name: 'Harrowden Repair Café',
  uri: 'harrowden-repair-cafe',
  kind: 'charity',
  stage: 'inReview',
  standing: 'beingChecked',
  findings: ['nameDiffers'],
  appeals: 0,
  reason: null,
  question: null,
  moves: [
    {
      type: 'evidence.added',
      stage: 'waiting',
      at: '2026-11-20T10:00:00.000Z',
      by: 'founder',
      text: 'Our rules are on our site',
    },
    { type: 'review.taken', stage: 'inReview', at: '2026-11-20T11:00:00.000Z', by: 'support', text: null },
  ],
  heldPence: 1250,
  isReopened: false,
  contact: null,
  charityNumber: '2000003',
  address: { line1: '7 Chapel Row', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' },
  website: 'https://www.harrowden-repair-cafe.example',
  socialLinks: [],
  phoneNumber: '07700900199',
  registerEntry: {
    number: '2000003',
    name: 'Otterbourne Community Kitchen',
    website: null,
    address: { line1: '1 Station Yard', line2: '', town: 'Otterbourne', postcode: 'ZZ9 3EF' },
  },
  openedAt: '2026-11-19T10:00:00.000Z',
  people: [{ name: 'Robin Marsh', firstName: 'Robin', email: 'founder@farthing.example', isMailed: true }],
  account: { accountName: 'Harrowden Repair Café', lastFour: '4321' },
}

const returned: CauseReviewDecision = { type: 'review.returned' }
const asked: CauseReviewDecision = { type: 'question.asked', text: 'Who signs for it?' }

export const causeConsoleFixtures = reviewQueueFixtures(causeConsoleMachine, cause, {
  atOnce: { reference: `${cause.id}`, event: returned },
  withReason: { reference: `${cause.id}`, event: asked },
})
