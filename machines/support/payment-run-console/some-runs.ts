import type { PaymentRun } from '#contract/giving/payment-run.ts'
import { someRuns } from '../payment-runs/payment-runs.fixtures.ts'

const [card] = someRuns.runs
if (!card) throw new Error('There is a run among the fixtures of the list.')

export const someRun: PaymentRun = {
  ...card,
  isMine: false,
  isFileTaken: false,
  changed: [],
  accountChanges: 1,
  waiting: [{ reason: 'held', count: 1, pence: 3000 }],
  answers: {
    sent: { count: 0, pence: 0 },
    paid: { count: 0, pence: 0 },
    refused: { count: 0, pence: 0 },
    returned: { count: 0, pence: 0 },
    withdrawn: { count: 0, pence: 0 },
  },
  voidReason: null,
  lines: [
    {
      causeId: 1,
      causeName: 'Abbotsmere Hospice',
      pence: 3500,
      account: { name: 'Abbotsmere Hospice', lastFour: '4321', isBuildingSociety: false },
      accountChange: 'changed',
      waits: null,
      paymentId: null,
      reference: null,
      stage: null,
      answeredAt: null,
      refusal: null,
    },
  ],
  page: 1,
  pages: 2,
}

export const approvedRun: PaymentRun = {
  ...someRun,
  stage: 'approved',
  approvedBy: 'Ada Quill',
  approvedAt: '2027-01-03T09:00:00.000Z',
}

const [line] = someRun.lines
if (!line) throw new Error('The run has a line.')
const sentLine = { ...line, paymentId: 'P-1', reference: 'FTH-1', stage: 'sent' as const }
/** With the bank: one line that it has not answered, and one that it has paid. */
export const sentRun: PaymentRun = {
  ...approvedRun,
  stage: 'sent',
  isFileTaken: true,
  answers: { ...someRun.answers, sent: { count: 1, pence: 3500 }, paid: { count: 1, pence: 1500 } },
  lines: [sentLine, { ...sentLine, causeId: 2, causeName: 'Brackwater Bowls Club', paymentId: 'P-2', stage: 'paid' }],
}

const [, paidLine] = sentRun.lines
if (!paidLine) throw new Error('The run has two lines.')
/** Then the bank has sent the first one back. */
export const returnedRun: PaymentRun = { ...sentRun, lines: [{ ...sentLine, stage: 'returned' as const }, paidLine] }
