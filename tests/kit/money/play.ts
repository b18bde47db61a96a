import { DAY, HOUR, MINUTE } from '#contract/limits.ts'
import { supportCause } from '#server/shared/causes/supported-cause.ts'
import type { MoneyEvent } from './events.ts'
import { answerRun, approve, doJobs, prepare } from './runs.ts'
import { answerClaim, changeRate, fileClaim, joinReport, makeVisit, sell, sellInStore, shopSays } from './shop.ts'
import { type MoneyWorld, turnBefore } from './world.ts'

async function sale(world: MoneyWorld, event: Extract<MoneyEvent, { type: 'sale' }>): Promise<void> {
  const isNew = event.visit === 0 || world.visits.length === 0
  const visit = isNew ? await makeVisit(world, event.rate) : world.pick([...world.visits.keys()], event.visit)
  if (visit !== undefined) await sell(world, visit, event.isNamed ? `N-${world.next()}` : null, world.amount(event.spent))
}

async function reportLate(world: MoneyWorld, event: Extract<MoneyEvent, { type: 'reportedLate' }>): Promise<void> {
  const claim = world.pick(world.model.claims, event.claim)
  if (!claim) return
  await sell(world, claim.visit, event.isNamed ? claim.number : null, event.isSame ? claim.spent : world.amount(1030))
}

async function sendAgain(world: MoneyWorld, number: number): Promise<void> {
  const order = world.pick(world.shopOrders(), number)
  const known = order && world.known.get(order)
  if (!known?.report) return
  const { status, donationId } = await world.server.report(known.report)
  if (status !== 200 || donationId !== known.id) throw new Error(`Sent again it is ${status}: ${donationId}.`)
}

async function switchCause(world: MoneyWorld): Promise<void> {
  world.supported = world.causes[world.supported === world.causes[0] ? 1 : 0]
  await world.db.transaction().execute((transaction) => supportCause(transaction, world.now, world.shopper, world.supported))
}

const endQuarter = (world: MoneyWorld) =>
  world.server.clock.advance(turnBefore(turnBefore(world.now) + 95 * DAY) - world.now + HOUR)

/** One event, in the database and in the model. What it needs and is not there makes it nothing. */
export async function play(world: MoneyWorld, event: MoneyEvent): Promise<void> {
  const { clock } = world.server
  clock.advance(MINUTE)
  const order = 'order' in event ? world.pick(world.shopOrders(), event.order) : undefined
  const claim = 'claim' in event ? world.pick(world.model.claims, event.claim) : undefined
  switch (event.type) {
    case 'sale':
      return sale(world, event)
    case 'inStoreSale':
      return sellInStore(world, world.amount(event.spent))
    case 'reportedLate':
      return reportLate(world, event)
    case 'sentAgain':
      return sendAgain(world, event.order)
    case 'adjusted':
    case 'declined':
    case 'confirmed':
    case 'funded':
    case 'paidFor':
      return order && shopSays(world, order, event)
    case 'causeSwitched':
      return switchCause(world)
    case 'rateChanged':
      return changeRate(world)
    case 'daysPass':
      return clock.advance(event.days * DAY)
    case 'quarterOver':
      return endQuarter(world)
    case 'quarterSent':
      endQuarter(world)
      await prepare(world)
      return approve(world)
    case 'jobs':
      return doJobs(world)
    case 'claimed': {
      const visit = world.pick([...world.visits.keys()], event.visit)
      return visit === undefined ? undefined : fileClaim(world, visit, event)
    }
    case 'claimAnswered':
      return claim && answerClaim(world, claim, event.isFound)
    case 'reportJoined':
      return joinReport(world, world.pick(world.kept, event.report))
    case 'runPrepared':
      return prepare(world)
    case 'runApproved':
      return approve(world)
    case 'bankAnswered':
      return answerRun(world, world.pick(world.runs, event.run), event.answers)
  }
}
