import fc from 'fast-check'

/** What may happen to a person's purchases and to the causes that they are for. Numbers choose among what is there, counted on from its end. */
export type MoneyEvent =
  | { type: 'sale'; visit: number; rate: number; spent: number; isNamed: boolean }
  | { type: 'inStoreSale'; spent: number }
  | { type: 'sentAgain'; order: number }
  | { type: 'adjusted'; order: number; spent: number }
  | { type: 'declined' | 'confirmed' | 'funded' | 'paidFor'; order: number }
  | { type: 'causeSwitched' | 'rateChanged' | 'runPrepared' | 'runApproved' | 'quarterSent' | 'jobs' | 'quarterOver' }
  | { type: 'daysPass'; days: number }
  | { type: 'claimed'; visit: number; spent: number; order: number; isOfOrder: boolean; isSpeltOtherwise: boolean }
  | { type: 'claimAnswered'; claim: number; isFound: boolean }
  | { type: 'reportedLate'; claim: number; isNamed: boolean; isSame: boolean }
  | { type: 'reportJoined'; report: number }
  | { type: 'bankAnswered'; run: number; answers: ('paid' | 'refused' | 'later')[] }

const some = fc.nat(5)
/** Pence. Large enough that a payment is due after one or two. */
const spent = fc.constantFrom(1, 1030, 20_000, 38_500, 61_500)
const order = some

const event: fc.Arbitrary<MoneyEvent> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('sale' as const), visit: some, rate: fc.nat(2), spent, isNamed: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('inStoreSale' as const), spent }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('sentAgain' as const), order }) },
  { weight: 5, arbitrary: fc.record({ type: fc.constant('adjusted' as const), order, spent: fc.oneof(fc.constant(0), spent) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('declined' as const), order }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constantFrom('confirmed' as const, 'funded' as const), order }) },
  { weight: 18, arbitrary: fc.record({ type: fc.constant('paidFor' as const), order }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constantFrom('causeSwitched' as const, 'rateChanged' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('jobs' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('quarterOver' as const) }) },
  { weight: 8, arbitrary: fc.record({ type: fc.constant('quarterSent' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('runPrepared' as const) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('runApproved' as const) }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('daysPass' as const), days: fc.integer({ min: 1, max: 20 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('claimed' as const),
      visit: some,
      spent,
      order,
      isOfOrder: fc.boolean(),
      isSpeltOtherwise: fc.boolean(),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('claimAnswered' as const),
      claim: some,
      isFound: fc.constantFrom(true, true, true, false),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      type: fc.constant('reportedLate' as const),
      claim: some,
      isNamed: fc.boolean(),
      isSame: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reportJoined' as const), report: some }) },
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('bankAnswered' as const),
      run: some,
      answers: fc.array(fc.constantFrom('paid' as const, 'paid' as const, 'refused' as const, 'later' as const), {
        minLength: 2,
        maxLength: 2,
      }),
    }),
  },
)

/** A year or so of them. */
export const moneyEvents = fc.array(event, { minLength: 16, maxLength: 34, size: 'max' })
