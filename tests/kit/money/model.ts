/**
 * What a person would work out on paper: of each order only the last word of its shop counts, and what a bank was told to pay it was told to pay. Knows nothing of the
 * code that it judges. Whole pence; times are milliseconds.
 */
export interface Order {
  isBonus: boolean
  cause: number
  /** Its number among the visits; null for what was bought in a shop, and for bonuses. */
  visit: number | null
  at: number
  kind: 'percent' | 'fixed'
  value: number
  spent: number
  /** The shop's own number, where anybody has told it. */
  number: string | null
  /** False while only an accepted claim speaks of it. */
  isReported: boolean
  /** Joined by support with what the shop has reported: it is no order of its own. */
  isDuplicate: boolean
  isDeclined: boolean
  phase: 'pending' | 'confirmed' | 'ready' | 'taken' | 'declined'
  readyAt: number
  /** What it was worth when a payment took it. */
  taken: number | null
}

export interface Payment {
  cause: number
  pence: number
  turn: number
  state: 'sent' | 'paid' | 'refused'
  orders: Order[]
}

export interface Claim {
  visit: number
  number: string
  spent: number
  isOpen: boolean
  order: Order | null
  /** The person has seen it, and means another. */
  seen: Order | null
}

export const bonusPence = 500
export const leastPence = 1500

export function worth(order: Order): number {
  if (order.isBonus) return bonusPence
  if (order.isDeclined || order.spent === 0) return 0
  return order.kind === 'fixed' ? order.value : Number((BigInt(order.spent) * BigInt(order.value)) / 10_000n)
}

const sum = (pence: number[]) => pence.reduce((total, one) => total + one, 0)

export class MoneyModel {
  readonly orders: Order[] = []
  readonly payments: Payment[] = []
  readonly claims: Claim[] = []
  /** Quarters of causes that were carried over, as `cause turn`. */
  readonly carried = new Set<string>()
  /** Anything that could change what a run was prepared for. */
  changes = 0

  add(order: Pick<Order, 'cause' | 'visit' | 'at' | 'kind' | 'value' | 'spent' | 'number'> & Partial<Order>): Order {
    const whole: Order = {
      ...{ isBonus: false, isReported: true, isDuplicate: false, isDeclined: false, phase: 'pending', readyAt: 0, taken: null },
      ...order,
    }
    this.orders.push(whole)
    this.changes += 1
    return whole
  }

  /** A payment has taken it, and it is worth something else since: nothing that was booked is touched any more. */
  #isBound = (order: Order) =>
    order.phase === 'taken' || (order.phase === 'ready' && order.taken !== null && worth(order) !== order.taken)

  adjust(order: Order, spent: number, now: number): void {
    const isBound = this.#isBound(order)
    order.spent = spent
    order.isDeclined = spent === 0
    if (!isBound) {
      order.taken = null
      if (spent === 0) order.phase = 'declined'
      else if (order.phase === 'declined') order.phase = 'pending'
    }
    this.settleBonuses(now)
  }

  decline(order: Order, now: number): void {
    const isBound = this.#isBound(order)
    order.isDeclined = true
    if (!isBound) order.phase = 'declined'
    this.settleBonuses(now)
  }

  /** Whether the shop's word is one that changes anything. */
  confirm(order: Order, now: number): boolean {
    const isTakenBack = order.isDeclined && order.spent > 0
    if (this.#isBound(order)) {
      if (!isTakenBack) return false
      order.isDeclined = false
    } else if (order.phase === 'pending' || (order.phase === 'declined' && isTakenBack)) {
      order.phase = 'confirmed'
      order.isDeclined = false
    } else return false
    this.settleBonuses(now)
    return true
  }

  fund(order: Order, now: number): boolean {
    if (order.phase !== 'confirmed') return false
    order.phase = 'ready'
    order.readyAt = now
    this.settleBonuses(now)
    return true
  }

  hasEarned = (order: Order) => !order.isBonus && (order.phase === 'ready' || order.phase === 'taken') && worth(order) > 0

  /** Bonuses wait for a first purchase that a shop has paid for, and wait again when there is none any more. What is on its way to a cause stays. */
  settleBonuses(now: number): void {
    this.changes += 1
    const isEarned = this.orders.some(this.hasEarned)
    for (const bonus of this.orders.filter(({ isBonus }) => isBonus)) {
      if (isEarned && bonus.phase === 'pending') Object.assign(bonus, { phase: 'ready', readyAt: now })
      if (!isEarned && bonus.phase === 'ready') bonus.phase = 'pending'
    }
  }

  sentTo = (cause: number) =>
    sum(this.payments.filter((one) => one.cause === cause && one.state !== 'refused').map(({ pence }) => pence))

  balance(cause: number, isIn = (_: Order): boolean => true): number {
    const mine = this.orders.filter((one) => one.cause === cause)
    const counted = mine.filter((one) => one.phase === 'taken' || (one.phase === 'ready' && isIn(one)))
    return sum(counted.map(worth)) - this.sentTo(cause)
  }

  #inTime = (turn: number) => (order: Order) => order.readyAt < turn

  /** What a run pays this cause for the quarter that ended at `turn`; 0 where it waits. */
  payable(cause: number, turn: number): number {
    const hasStatement =
      this.carried.has(`${cause} ${turn}`) ||
      this.payments.some((one) => one.cause === cause && one.turn === turn && one.state !== 'refused')
    const pence = this.balance(cause, this.#inTime(turn))
    return hasStatement || pence < leastPence ? 0 : pence
  }

  approve(causes: number[], turn: number): Payment[] {
    const made = causes.flatMap((cause): Payment[] => {
      const pence = this.payable(cause, turn)
      const orders = this.orders.filter((one) => one.cause === cause && one.phase === 'ready' && this.#inTime(turn)(one))
      return pence === 0 ? [] : [{ cause, pence, turn, state: 'sent', orders }]
    })
    for (const order of made.flatMap(({ orders }) => orders)) {
      order.taken ??= worth(order)
      order.phase = 'taken'
    }
    this.payments.push(...made)
    this.changes += 1
    return made
  }

  answer(payment: Payment, isPaid: boolean, now: number): void {
    payment.state = isPaid ? 'paid' : 'refused'
    if (!isPaid) for (const order of payment.orders) order.phase = 'ready'
    this.settleBonuses(now)
  }

  /** What is less than is paid goes on to the next quarter. */
  carryOver(cause: number, turn: number): void {
    const hasStatement = this.payments.some((one) => one.cause === cause && one.turn === turn)
    const pence = this.balance(cause, this.#inTime(turn))
    if (!hasStatement && pence !== 0 && pence < leastPence) this.carried.add(`${cause} ${turn}`)
  }

  /** What was bought online, the oldest first. */
  #online = () => this.orders.filter((one) => one.visit !== null && !one.isDuplicate).toSorted((a, b) => a.at - b.at)

  /** The order that a claim already speaks of and this report means: by its number, or by the amount of this visit where it names none. */
  claimed(visit: number, number: string | null, spent: number): Order | null {
    const waiting = this.#online().filter(({ isReported }) => !isReported)
    const isMeant = (one: Order) => (number === null ? one.visit === visit && one.spent === spent : one.number === number)
    return waiting.find(isMeant) ?? null
  }

  /** The shop has reported what only a claim spoke of. */
  adopt(order: Order, number: string | null, spent: number, now: number): void {
    order.isReported = true
    order.number = number ?? order.number
    if (order.spent !== spent || order.isDeclined) this.adjust(order, spent, now)
  }

  /** The reported order that a claim means: by number, by amount, or the only one where there is only one claim. */
  meant(claim: Claim): Order | null {
    const isTaken = (order: Order) => this.claims.some((one) => !one.isOpen && one.order === order)
    const free = this.#online().filter((one) => !isTaken(one) && one !== claim.seen)
    const ofVisit = free.filter(({ visit }) => visit === claim.visit)
    const same =
      free.find(({ number }) => number === claim.number) ??
      ofVisit.find(({ number, spent }) => number === null && spent === claim.spent)
    if (same) return same
    const isOnlyClaim = !this.claims.some((one) => one !== claim && one.isOpen && one.visit === claim.visit)
    return ofVisit.length === 1 && ofVisit[0]?.number === null && isOnlyClaim ? ofVisit[0] : null
  }

  /** An accepted claim is always about one order; null where nobody has told us of it: it has to be booked. */
  accept(claim: Claim): Order | null {
    const told = this.#online().find(({ number }) => number === claim.number)
    claim.order = this.meant(claim) ?? told ?? null
    claim.isOpen = false
    return claim.order
  }

  /** In the order in which the jobs come to them. */
  settleClaims(claims: readonly Claim[]): void {
    for (const claim of claims.filter(({ isOpen }) => isOpen)) {
      const order = this.meant(claim)
      if (order) Object.assign(claim, { isOpen: false, order })
    }
  }

  /** Support has seen that what was reported is what the claim was about. */
  join(claimed: Order, reported: Order, now: number): void {
    this.decline(claimed, now)
    claimed.isDuplicate = true
    reported.number ??= claimed.number
    for (const claim of this.claims) if (claim.order === claimed) claim.order = reported
  }
}
