import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type BankOutcome, bankDetailsMachine } from './bank-details.machine.ts'

const account = {
  id: 1,
  accountName: 'Abbotsmere Hospice',
  lastFour: '7919',
  isBuildingSociety: false,
  changedAt: '2026-05-04T10:00:00.000Z',
  heldUntil: null,
  nameCheck: { result: 'match', name: null },
  waitsForSupport: false,
} as const
export const inForce: PaymentMethods = { methods: [account], cheque: null }
export const held: PaymentMethods = {
  methods: [
    { ...account, id: 2, lastFour: '4321', changedAt: '2026-11-21T10:00:00.000Z', heldUntil: '2026-11-28T10:00:00.000Z' },
  ],
  cheque: null,
}
export const chequeOnly: PaymentMethods = {
  methods: [],
  cheque: {
    payableTo: 'Abbotsmere Hospice',
    addressLine1: '1 Mill Lane',
    addressLine2: null,
    town: 'Abbotsmere',
    county: null,
    postcode: 'AB1 2CD',
  },
}
export const typedBankDetails = {
  accountName: 'Abbotsmere Hospice',
  sortCode: '010203',
  accountNumber: '87654321',
  isBuildingSociety: false,
  rollNumber: '',
}
const saves: BankOutcome[] = [
  { kind: 'done', found: held },
  { kind: 'refused', fields: { password: 'passwordIncorrect' } },
  { kind: 'refused', fields: { accountName: 'accountNameFormat' } },
  { kind: 'overtaken' },
]
const undos: BankOutcome[] = [
  { kind: 'done', found: inForce },
  { kind: 'done', found: chequeOnly },
  { kind: 'overtaken' },
  { kind: 'done', found: held },
]

export const bankDetailsFixtures = fixturesFor(bankDetailsMachine, {
  items: 'F-148',
  inputs: [undefined],
  events: {
    'editing.begun': [{ type: 'editing.begun' }],
    'form.submitted': [{ type: 'form.submitted', fields: typedBankDetails }],
    'password.submitted': [{ type: 'password.submitted', password: 'Shop-for-good-1' }],
    'otherWay.chosen': [{ type: 'otherWay.chosen' }],
    'step.back': [{ type: 'step.back' }],
    'change.undone': [{ type: 'change.undone' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: [inForce, held, chequeOnly], fails: true },
    save: { outputs: saves, fails: true },
    undo: { outputs: undos, fails: true },
  },
  invariants: [
    ['a password is only held while it is sent', (snapshot) => snapshot.matches('saving') || snapshot.context.password === ''],
    ['what is saved was typed', (snapshot) => !snapshot.hasTag('reviewing') || snapshot.context.fields !== null],
    [
      'what is typed is forgotten with the form',
      (snapshot) =>
        !(['none', 'view', 'saved', 'overtaken'] as const).some((one) => snapshot.matches(one)) ||
        snapshot.context.fields === null,
    ],
  ],
  pinned: [
    {
      name: 'F-148 the first account',
      input: 0,
      events: ['read: done#3', 'editing.begun', 'form.submitted', 'password.submitted', 'save: done#1'],
      ends: 'saved',
    },
    {
      name: 'G-027 a wrong password is asked again, and nothing typed is lost',
      input: 0,
      events: [
        'read: done#1',
        'editing.begun',
        'form.submitted',
        'password.submitted',
        'save: done#2',
        'password.submitted',
        'save: done#1',
      ],
      ends: 'saved',
    },
    {
      name: 'X-046 who has no password shows in another way that it is them',
      input: 0,
      events: ['read: done#1', 'editing.begun', 'form.submitted', 'otherWay.chosen', 'save: done#1'],
      ends: 'saved',
    },
    {
      name: 'G-027 a change that is not one’s own is undone',
      input: 0,
      events: ['read: done#2', 'change.undone', 'undo: done#1'],
      ends: 'undone',
    },
    {
      name: 'G-027 two changes within a week are undone one after the other',
      input: 0,
      events: ['read: done#2', 'change.undone', 'undo: done#4', 'change.undone', 'undo: done#1'],
      ends: 'undone',
    },
    {
      name: 'A11 two administrators at once: one of them wins',
      input: 0,
      events: [
        'read: done#1',
        'editing.begun',
        'form.submitted',
        'password.submitted',
        'save: done#4',
        'page.refreshed',
        'read: done#2',
      ],
      ends: 'view',
    },
  ],
})
