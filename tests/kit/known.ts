import { sql } from 'kysely'
import { demoPassword } from '#server/db/seed/seed.ts'
import { itemsThatWait } from '#server/support/queue/support-items.ts'
import type { Known } from './bad-input.ts'
import type { TestServer } from './server.ts'

/** What is there in the demo data, for requests that get as far as a call's own work. */
export async function knownOf({ services: { db, clock } }: TestServer): Promise<Known> {
  const people = await db.selectFrom('app_user').select(['id', 'email']).execute()
  const supporter = people.find(({ email }) => email === 'supporter@farthing.example')?.id ?? 0
  const donations = await db.selectFrom('donation').select('id').where('user_id', '=', supporter).limit(3).execute()
  const claims = await db.selectFrom('claim').select('id').where('user_id', '=', supporter).limit(3).execute()
  const cards = await db.selectFrom('stamp_card').select('id').where('user_id', '=', supporter).limit(3).execute()
  const payments = await db.selectFrom('payment').select('id').where('cause_id', '=', 1).limit(3).execute()
  const retailers = await db.selectFrom('retailer').select(['id', 'slug']).orderBy('id').limit(3).execute()
  const causes = await db.selectFrom('cause').select(['slug', 'hash']).orderBy('id').limit(3).execute()
  const accounts = await db.selectFrom('bank_details').select('id').where('cause_id', '=', 1).execute()
  const slots = await db.selectFrom('coaching_slot').select('id').orderBy('id').limit(3).execute()
  const waiting = await sql<{
    id: string
  }>`SELECT reference AS id FROM ${itemsThatWait({ now: clock.now(), closed: [] })} AS waiting ORDER BY queue, reference`.execute(
    db,
  )
  const team = await db.selectFrom('app_user').select('id').where('is_support', '=', true).execute()
  const calls = await db.selectFrom('coaching_booking').select('id').execute()
  const or = (none: unknown, rows: readonly { id: unknown }[]) => [none, ...rows.map(({ id }) => id)]
  return {
    ':id': [1],
    ':causeKey': [1, ...causes.map(({ slug }) => slug)],
    ':slug': [...retailers.map(({ slug }) => slug), 'harvest-radio'],
    ':hash': causes.map(({ hash }) => hash),
    ':claimId': or('CL-NOTHING1', claims),
    ':reference': or('AR-NOTHING1', claims),
    ':transactionId': or('D1', donations),
    ':cardId': or('none', cards),
    ':paymentId': or('none', payments),
    ':statementId': or('none', payments),
    ':methodId': or(1, accounts),
    ':type': ['supporter', 'cause', 'eula'],
    ':number': ['2000002', '1000001'],
    causeId: [1, 2],
    retailerId: retailers.map(({ id }) => id),
    ':retailerId': retailers.map(({ id }) => id),
    retailerSlug: retailers.map(({ slug }) => slug),
    transactionId: or('D1', donations),
    visitDate: ['2026-11-10', '2026-11-20'],
    postcode: ['ZZ1 2AB'],
    email: ['supporter@farthing.example', 'new.person@example.org'],
    hasConfirmed: [true],
    ':departureId': [1, 2],
    password: ['three blue boats'],
    newPassword: ['three green boats'],
    oldPassword: [demoPassword],
    code: ['123456'],
    accountName: ['Hospice'],
    accountNumber: ['12345678'],
    sortCode: ['123456'],
    totalSpend: ['12.50'],
    purchaseDate: ['2026-11-10'],
    orderReference: ['A 1'],
    phoneNumber: ['020 7946 0000'],
    website: ['www.example.org'],
    facebook: ['facebook.com/example'],
    twitter: ['x.com/example'],
    instagram: ['instagram.com/example'],
    target: ['5000'],
    fromDate: ['2026-01-01'],
    toDate: ['2026-03-31'],
    slotId: slots.map(({ id }) => id),
    ':slotId': slots.map(({ id }) => id),
    ':bookingId': or('none', calls),
    day: ['2026-12-05'],
    reference: or('none', waiting.rows),
    from: ['09:00', '2026-11-10', null],
    to: ['10:30', '2026-11-20', 'new', null, ...team.map(({ id }) => id)],
  }
}
