import { sql } from 'kysely'
import { expect } from 'vitest'
import { DAY, HOUR } from '#contract/limits.ts'
import { bookReferralBonuses } from '#server/rewards/bonuses.ts'
import { bonusPence, type Claim, MoneyModel, type Order, type Payment } from './model.ts'
import type { MoneyServer } from './server.ts'

/** The newest turn of a quarter in London, which is an hour ahead of UTC in April, July and October. */
export function turnBefore(now: number): number {
  const year = new Date(now).getUTCFullYear()
  const turns = [year - 1, year].flatMap((one) => [0, 3, 6, 9].map((month) => Date.UTC(one, month, 1) - (month === 0 ? 0 : HOUR)))
  return Math.max(...turns.filter((turn) => turn <= now))
}

interface Rate {
  kind: 'percent' | 'fixed'
  value: number
}

let worlds = 0

/** One person's purchases for two causes, as the site keeps them and as the model does. */
export class MoneyWorld {
  readonly model = new MoneyModel()
  /** How the network knows an order, what it has reported of it, and which donation it is here. */
  readonly known = new Map<Order, { reference: string; id: string; report: { type: string; reference: string } | null }>()
  readonly claimIds = new Map<Claim, string>()
  readonly visits: { id: string; cause: number; rate: number; at: number }[] = []
  /** What support was told may be the same purchase. */
  readonly kept: { id: number; reported: Order; claimed: Order }[] = []
  /** Approved runs, with what is paid to causes of others as null. */
  readonly runs: { id: string; isFileTaken: boolean; payments: Map<string, Payment | null> }[] = []
  prepared: { id: string; turn: number; changes: number } | null = null
  readonly rates: [Rate, Rate, Rate] = [
    { kind: 'percent', value: 1000 },
    { kind: 'percent', value: 333 },
    { kind: 'fixed', value: 1375 },
  ]
  causes: [number, number] = [0, 0]
  supported = 0
  shopper = 0
  referrer = 0
  readonly name = `W${++worlds}`
  readonly card = `card-token-of-${this.name}-0123456789`
  readonly server: MoneyServer
  #count = 0

  constructor(server: MoneyServer) {
    this.server = server
  }

  get db() {
    return this.server.services.db
  }
  get now() {
    return this.server.clock.now()
  }

  next = () => ++this.#count
  /** No two amounts are the same but those that are meant to be. */
  amount = (spent: number) => (spent === 0 ? 0 : spent + this.next())
  /** Counted from the newest. */
  pick<T>(of: readonly T[], number: number): T | undefined {
    return of[of.length - 1 - (number % of.length)]
  }
  shopOrders = () => this.model.orders.filter((one) => !one.isBonus && !one.isDuplicate)

  rateOf(visit: number) {
    const visited = this.visits[visit]
    const rate = this.rates[visited?.rate ?? 0]
    if (!visited || !rate) throw new Error('There is no such visit.')
    return { ...visited, ...rate }
  }

  /** Somebody whom another person has brought along, a cause of each with an account of long ago, and a payment card. */
  async begin(): Promise<void> {
    const then = new Date(this.now - 300 * DAY)
    const inserted = async (query: ReturnType<typeof sql<{ id: number }>>) => (await query.execute(this.db)).rows[0]?.id ?? 0
    const cause = async (name: string) => {
      const id = await inserted(sql`INSERT INTO cause (hash, name, slug, kind, place, description, review, created_at)
        VALUES (${name}, ${name}, ${name.toLowerCase()}, 'club', 'Harrowden', '', 'confirmed', ${then}) RETURNING id`)
      await sql`INSERT INTO bank_details (cause_id, account_name, account_number, last_four, sort_code, is_building_society, changed_at)
        VALUES (${id}, ${name}, '10000001', '0001', '112233', false, ${then})`.execute(this.db)
      return id
    }
    const user = (name: string, causeId: number) =>
      inserted(sql`INSERT INTO app_user (hash, email, first_name, last_name, supported_cause_id, created_at)
        VALUES (${name}, ${`${name}@people.example`}, 'Rowan', 'Ellis', ${causeId}, ${then}) RETURNING id`)
    const choose = (userId: number, causeId: number) =>
      sql`INSERT INTO cause_choice (user_id, cause_id, since) VALUES (${userId}, ${causeId}, ${then})`.execute(this.db)
    this.causes = [await cause(`${this.name}-A`), await cause(`${this.name}-B`)]
    this.supported = this.causes[0]
    this.shopper = await user(`${this.name}-shopper`, this.causes[0])
    this.referrer = await user(`${this.name}-referrer`, this.causes[1])
    await choose(this.shopper, this.causes[0])
    await choose(this.referrer, this.causes[1])
    await sql`UPDATE rate SET value = 1000 WHERE position = 0`.execute(this.db)
    await sql`INSERT INTO referral (id, referrer_type, referrer_identifier, created_at, used_by)
      VALUES (${this.name}, 'supporter', ${`${this.name}-referrer`}, ${then}, ${this.shopper})`.execute(this.db)
    await this.db.transaction().execute((transaction) => bookReferralBonuses(transaction, this.shopper, new Date(this.now)))
    await this.#noteBonuses()
    const person = `${this.name}-shopper`
    const linked = { type: 'cardLinked', reference: 'LINK', card: this.card, lastFour: '4242', person }
    expect((await this.server.report(linked)).status).toBe(200)
  }

  async #noteBonuses(): Promise<void> {
    const bonuses = await this.db
      .selectFrom('donation')
      .select(['id', 'cause_id'])
      .where('user_id', 'in', [this.shopper, this.referrer])
      .execute()
    expect(bonuses.map(({ cause_id }) => cause_id).sort()).toEqual([...this.causes].sort())
    const plain = { isBonus: true, visit: null, at: this.now, kind: 'fixed', value: bonusPence, spent: 0, number: null } as const
    for (const { id, cause_id: cause } of bonuses)
      this.known.set(this.model.add({ ...plain, cause }), { reference: '', id, report: null })
  }
}
