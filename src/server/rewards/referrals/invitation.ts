import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/services.ts'

export interface Invitation {
  hash: string
  /** Of the person who invites. */
  name: string
  causeName: string | null
  /** Of the cause's page, with who has invited in it; of the home page for who has no cause. */
  address: string
}

/** What a person passes on: the cause that was asked for, where they run or support it; else the first that they run; else the one that they support. */
export async function invitationOf(
  { config }: Pick<Services, 'config'>,
  db: Db,
  userId: number,
  wanted?: number | undefined,
): Promise<Invitation> {
  const person = await db
    .selectFrom('app_user')
    .select(['hash', 'first_name', 'last_name', 'supported_cause_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const run = await db
    .selectFrom('cause_admin')
    .innerJoin('cause', 'cause.id', 'cause_admin.cause_id')
    .select(['cause.id', 'cause.name', 'cause.slug'])
    .where('cause_admin.user_id', '=', userId)
    .orderBy('cause.id')
    .execute()
  const supported =
    person.supported_cause_id === null
      ? []
      : await db.selectFrom('cause').select(['id', 'name', 'slug']).where('id', '=', person.supported_cause_id).execute()
  const causes = [...run, ...supported]
  const cause = causes.find(({ id }) => id === wanted) ?? causes[0]
  return {
    hash: person.hash,
    name: `${person.first_name} ${person.last_name}`,
    causeName: cause?.name ?? null,
    address: `${config.publicUrl}${cause ? `/causes/${cause.slug}` : '/'}?invite=${person.hash}`,
  }
}
