import { expect, test } from 'vitest'
import { assign, setup } from 'xstate'
import { booleansOf } from '../kit/context-booleans.ts'
import { charts } from '../kit/registry.ts'

const begins = 'an input: its first state asks it once, where the chart begins'
const asked = 'an input of a chart of rules, which the server asks about one record'
const answered = 'what was answered about a record'
const more = 'the list goes on, as its last page said'

/** What a chart is told when it begins, and never changes. May only shrink. */
const given: Record<string, string> = {
  'adminInvitation.isSignedIn': begins,
  'adminReview.hasAccount': asked,
  'appLink.hasApp': begins,
  'causeDormancy.isDormant': asked,
  'causeReview.isRegistered': asked,
  'claim.isEarly': asked,
  'collapsible.startsOpen': begins,
  'dashboard.isSignedIn': begins,
  'dismissal.isDismissedHere': begins,
  'fileDrop.isMultiple': 'how many files its place takes',
  'heldMoney.isProposer': asked,
  'mailOptOut.isLinked': begins,
  'missingDonation.isSaved': 'an earlier visit has left it unsent: asked once, where the chart arrives',
  'oneTimeLink.hasLink': begins,
  'passwordReset.hasLink': begins,
  'paymentRun.isPreparer': asked,
  'routeGuard.ignoresUrlCauseId': 'what the route says of itself',
  'routeGuard.isSupport': 'what the account may do',
  'searchVisibility.hasLocation': begins,
  'searchVisibility.isShown': begins,
  'session.hasLink': begins,
  'spin.isStill': 'the person has asked for less motion: how long the wheel turns',
  'stampCard.isRedeemed': asked,
  'updateTakedown.isMine': begins,
}

/** Whatever else is true or false in a context, and why it is no state. May only shrink. */
const known: Record<string, string> = {
  'analyticsBatcher.hasReported': 'T-017: reported once, whatever the chart is at',
  'auditTrail.hasMore': more,
  'causeReview.isReopened': answered,
  'claimsList.hasMore': more,
  'donationFinder.hasMore': more,
  'feedbackList.hasMore': more,
  'missingDonation.isAnother': 'an answer of the person, sent with the others',
  'notices.hasMore': more,
  'reminderBar.isMuted': 'what the device has kept about a shop',
  'reminderBar.isWanted': 'the person has pressed the icon, and is answered whatever they chose before',
  'reminderBar.wantsMuted': 'the choice that is on its way',
  'searchEventBatcher.hasReported': 'reported once, whatever the chart is at',
  'supportQueue.isWide': 'whether the window has room, which changes in any state',
}

const found = charts.flatMap(({ name, machine, fixtures }) =>
  [...booleansOf(machine, fixtures)].map(([field, { changes }]) => ({ field: `${name}.${field}`, changes })),
)

test('what is true or false in a context is found as the chart runs, and whether it changes', () => {
  const base = setup({ types: {} as { context: { a: unknown; b: unknown; c: unknown }; events: { type: 'on' } } })
  const machine = base.createMachine({
    context: { a: true, b: null, c: 'true' },
    on: { on: { actions: assign({ b: false }) } },
  })
  const pinned = (events: string[]) => ({ name: '', input: 0, events, ends: {} })
  const fixtures = { inputs: [undefined], events: { on: [{ type: 'on' }] }, outcomes: {}, invariants: [] }
  expect([...booleansOf(machine, { ...fixtures, pinned: [] })]).toEqual([['a', { changes: false }]])
  expect([...booleansOf(machine, { ...fixtures, pinned: [pinned(['on'])] })]).toEqual([
    ['a', { changes: false }],
    ['b', { changes: true }],
  ])
})

test('nothing in a context is true or false that is a state: each says why it is not', () => {
  expect(found.map(({ field }) => field).sort()).toEqual([...Object.keys(given), ...Object.keys(known)].sort())
})

test('what a chart is told when it begins never changes', () => {
  expect(found.filter(({ field, changes }) => changes && field in given)).toEqual([])
})
