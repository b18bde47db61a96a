import type { PaymentMethods } from '#contract/cause-admin/bank-details.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { type BankOutcome, bankDetailsMachine } from './bank-details.machine.ts'

const account = {
  id: 1,
  accountName: 'Abbotsmere Hospice',
  lastFour: '7919',
  sortCodeEnd: '30',
  isBuildingSociety: false,
  changedAt: '2026-05-04T10:00:00.000Z',
  changedBy: 'Morgan Hale',
  heldUntil: null,
  nameCheck: { result: 'match', name: null },
  waitsForSupport: false,
} as const
const told = ['Morgan Hale', 'Priya Shah']
export const inForce: PaymentMethods = { methods: [account], cheque: null, told }
export const held: PaymentMethods = {
  methods: [{ ...account, id: 2, lastFour: '4321', changedAt: '2026-11-21T10:00:00Z', heldUntil: '2026-11-28T10:00:00Z' }],
  cheque: null,
  told,
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
  told,
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

const reviewing = ['read: done#1', 'editing.begun', 'form.submitted']
const saving = [...reviewing, 'password.submitted']

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
    ...['read: error', 'after: patience'].map((fault) => ({
      name: `what cannot be read is a failure: ${fault}`,
      input: 0,
      events: [fault],
      ends: 'failed',
    })),
    { name: 'which can be asked again', input: 0, events: ['read: error', 'page.refreshed'], ends: 'loading' },
    {
      name: 'an account that is in force is not undone',
      input: 0,
      events: ['read: done#1'],
      ends: 'view',
      knows: { found: inForce },
      refuses: ['change.undone'],
    },
    { name: 'a cheque is shown, and no account', input: 0, events: ['read: done#3'], ends: 'none', knows: { found: chequeOnly } },
    {
      name: 'Back from the form leaves the account as it is',
      input: 0,
      events: ['read: done#1', 'editing.begun', 'step.back'],
      ends: 'view',
    },
    {
      name: 'Back from the first account leads to none',
      input: 0,
      events: ['read: done#3', 'editing.begun', 'step.back'],
      ends: 'none',
    },
    {
      name: 'Back from the proof leads to what was typed',
      input: 0,
      events: [...reviewing, 'step.back'],
      ends: 'editing',
      knows: { fields: typedBankDetails },
    },
    {
      name: 'the password goes with it',
      input: 0,
      events: [...reviewing, 'password.submitted'],
      ends: 'saving',
      knows: { password: 'Shop-for-good-1' },
    },
    {
      name: 'a password that was wrong is said',
      input: 0,
      events: [...saving, 'save: done#2'],
      ends: 'reviewing',
      knows: { refusals: { password: 'passwordIncorrect' } },
    },
    {
      name: 'another way forgets what was wrong',
      input: 0,
      events: [...saving, 'save: done#2', 'otherWay.chosen'],
      ends: 'saving',
      knows: { refusals: {} },
      does: ['forgetRefusals'],
    },
    {
      name: 'a name that is refused is said at the form',
      input: 0,
      events: [...saving, 'save: done#3'],
      ends: 'editing',
      knows: { refusals: { accountName: 'accountNameFormat' } },
    },
    { name: 'what is saved is shown', input: 0, events: [...saving, 'save: done#1'], ends: 'saved', knows: { found: held } },
    ...['save: error', 'after: patience'].map((fault) => ({
      name: `what could not be saved is kept: ${fault}`,
      input: 0,
      events: [...saving, fault],
      ends: 'saveFailed',
      knows: { fields: typedBankDetails },
    })),
    {
      name: 'and sent again with the password',
      input: 0,
      events: [...saving, 'save: error', 'password.submitted'],
      ends: 'saving',
      knows: { password: 'Shop-for-good-1' },
    },
    { name: 'or in another way', input: 0, events: [...saving, 'save: error', 'otherWay.chosen'], ends: 'saving' },
    { name: 'or looked at once more', input: 0, events: [...saving, 'save: error', 'step.back'], ends: 'editing' },
    {
      name: 'what was saved can be changed again',
      input: 0,
      events: [...saving, 'save: done#1', 'editing.begun'],
      ends: 'editing',
    },
    { name: 'or undone', input: 0, events: [...saving, 'save: done#1', 'change.undone'], ends: 'undoing' },
    ...['undo: error', 'after: patience'].map((fault) => ({
      name: `what could not be undone can be tried again: ${fault}`,
      input: 0,
      events: ['read: done#2', 'change.undone', fault],
      ends: 'undoFailed',
    })),
    {
      name: 'and is',
      input: 0,
      events: ['read: done#2', 'change.undone', 'undo: error', 'change.undone', 'undo: done#1'],
      ends: 'undone',
      knows: { found: inForce },
      refuses: ['change.undone'],
    },
    { name: 'too late to undo', input: 0, events: ['read: done#2', 'change.undone', 'undo: done#3'], ends: 'overtaken' },
    {
      name: 'undone, then changed',
      input: 0,
      events: ['read: done#2', 'change.undone', 'undo: done#1', 'editing.begun'],
      ends: 'editing',
    },
  ],
})
