import { type Me, preferenceNames, type User } from '#contract/account/user.ts'
import type { CauseCard } from '#contract/causes/cause.ts'
import type { Db } from '../db/open.ts'
import { changedTerms } from '../shared/account/terms-ledger.ts'
import { causeCardColumns, toCauseCard } from '../shared/causes/cause-rows.ts'
import { countUnread } from './notices/notices.handlers.ts'

/** The person, their cause, the causes that they run and their preferences. */
export async function readMe(db: Db, userId: number): Promise<Me> {
  const row = await db.selectFrom('app_user').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
  const supported =
    row.supported_cause_id === null
      ? undefined
      : await db.selectFrom('cause').select(causeCardColumns).where('id', '=', row.supported_cause_id).executeTakeFirst()
  const admin = await db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(causeCardColumns)
    .where('user_id', '=', userId)
    .orderBy('cause.name')
    .execute()
  const adminCauses: CauseCard[] = admin.map(toCauseCard)
  const ids = adminCauses.map((cause) => cause.id)
  const user: User = {
    id: row.id,
    hash: row.hash,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    dateOfBirth: row.date_of_birth,
    mobile: row.mobile,
    addressLine1: row.address_line1,
    addressLine2: row.address_line2,
    city: row.city,
    county: row.county,
    postcode: row.postcode,
    avatar: row.avatar,
    adminCauses: ids,
    isCauseAdmin: ids,
    isSupport: row.is_support,
  }
  const preferences = Object.fromEntries(
    preferenceNames.map((name) => [name, row.preferences[name] ?? false]),
  ) as Me['preferences'] // fromEntries loses the key union
  const changed = await changedTerms(db, userId)
  const asked = changed.length > 0 ? { changedTerms: changed } : {}
  const unread = await countUnread(db, userId)
  return { user, cause: supported ? toCauseCard(supported) : null, adminCauses, preferences, unreadNotices: unread, ...asked }
}
