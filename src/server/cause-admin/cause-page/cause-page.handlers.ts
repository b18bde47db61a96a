import type { LinksFields } from '#contract/cause-admin/cause-page.rules.ts'
import { type PaysForFields, paysForLines } from '#contract/cause-admin/pays-for.rules.ts'
import type { locationTypes } from '#contract/causes/cause.ts'
import type { Db } from '#server/db/open.ts'
import { HttpError } from '#server/gate/http-error.ts'
import { currentUser, type Handlers } from '#server/gate/serve.ts'
import { keepImage } from '#server/images/images.ts'
import { saveAddress, saveBeingFound } from './cause-details.ts'

type LocationType = (typeof locationTypes)[number]

const locationOf = (db: Db, causeId: number, type: LocationType) =>
  db
    .selectFrom('cause_location')
    .select('text')
    .where('cause_id', '=', causeId)
    .where('location_type', '=', type)
    .executeTakeFirst()

const links = ['website', 'facebook', 'twitter', 'instagram'] as const

type NamedLinks = { [Link in keyof LinksFields]?: string | undefined }

/** The links that are named, empty ones as none, beside those that are kept; the website is kept in a column of its own too (M-007). */
async function linkColumns(db: Db, id: number, body: NamedLinks) {
  const named = links.filter((link) => body[link] !== undefined)
  if (named.length === 0) return {}
  const { social: kept } = await db.selectFrom('cause').select('social').where('id', '=', id).executeTakeFirstOrThrow()
  const social = { ...kept, ...Object.fromEntries(named.map((link) => [link, body[link] || null])) }
  return { website: social.website, social: JSON.stringify(social) }
}

async function saveParts(
  db: Db,
  id: number,
  body: {
    description?: string | undefined
    phoneNumber?: string | undefined
    target?: string | undefined
    paysFor?: PaysForFields | undefined
  } & NamedLinks,
): Promise<void> {
  const changes = {
    ...(body.description === undefined ? {} : { description: body.description }),
    ...(body.phoneNumber === undefined ? {} : { phone_number: body.phoneNumber }),
    ...(body.target === undefined ? {} : { target_pence: Number(body.target) * 100 || null }),
    ...(body.paysFor ? { pays_for: JSON.stringify(paysForLines(body.paysFor)) } : {}),
    ...(await linkColumns(db, id, body)),
  }
  if (Object.keys(changes).length > 0) await db.updateTable('cause').set(changes).where('id', '=', id).execute()
}

const slugTaken = () => new HttpError('validation', { fields: { slug: 'slugTaken' } })

/** What its administrators change about the page of a cause; `authorize` has checked that they run it. */
export const causePageHandlers = {
  saveCause: async ({ services, now, body, params, ...context }) => {
    const about = { causeId: params.id, userId: currentUser(context).userId, now }
    await services.db.transaction().execute(async (db) => {
      if (body.address) await saveAddress(db, body.address, about)
      if (body.mayBeMarketed !== undefined) await saveBeingFound(db, body.mayBeMarketed, about)
      await saveParts(db, params.id, body)
    })
    return {}
  },

  /** V-034: an address belongs to one cause; its former ones stay its own, so that links that were sent out go on working. */
  saveCauseSlug: async ({ db, body: { slug }, params }) => {
    const id = params.id
    await db
      .transaction()
      .execute(async (transaction) => {
        const owner = await transaction.selectFrom('cause_slug').select('cause_id').where('slug', '=', slug).executeTakeFirst()
        if (owner && owner.cause_id !== id) throw slugTaken()
        const before = await transaction
          .selectFrom('cause')
          .select('slug')
          .where('id', '=', id)
          .forUpdate()
          .executeTakeFirstOrThrow()
        if (before.slug === slug) return
        const taken = await transaction.selectFrom('cause').select('id').where('slug', '=', slug).executeTakeFirst()
        if (taken) throw slugTaken()
        await transaction.updateTable('cause').set({ slug }).where('id', '=', id).execute()
        await transaction.deleteFrom('cause_slug').where('slug', '=', slug).execute()
        await transaction.insertInto('cause_slug').values({ slug: before.slug, cause_id: id }).execute()
      })
      .catch((error: { code?: string }) => {
        // Two who want the same address at the same moment: the index lets one have it.
        throw error.code === '23505' ? slugTaken() : error
      })
    return { uri: slug }
  },

  readCausePreferences: async ({ db, params }) => {
    const row = await db
      .selectFrom('cause')
      .select('show_location_in_search')
      .where('id', '=', params.id)
      .executeTakeFirstOrThrow()
    return { preferences: { showLocationInSearch: row.show_location_in_search } }
  },

  /** V-035 */
  saveCausePreferences: async ({ db, body, params }) => {
    const id = params.id
    const { showLocationInSearch } = body.preferences
    if (showLocationInSearch && !(await locationOf(db, id, 'search')))
      throw new HttpError('validation', { fields: { showLocationInSearch: 'locationMissing' } })
    await db.updateTable('cause').set({ show_location_in_search: showLocationInSearch }).where('id', '=', id).execute()
    return {}
  },

  readLocation: async ({ db, params }) => {
    const row = await locationOf(db, params.id, params.locationType)
    return { location: row ? { Text: row.text } : null }
  },

  /** M-009: where people look for the cause is also its place in lists; what the charity register says is kept beside it. */
  saveLocation: async ({ db, body: { Text: text }, params }) => {
    const id = params.id
    const type = params.locationType
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('cause_location')
        .values({ cause_id: id, location_type: type, text })
        .onConflict((conflict) => conflict.columns(['cause_id', 'location_type']).doUpdateSet({ text }))
        .execute()
      if (type === 'search') await transaction.updateTable('cause').set({ place: text }).where('id', '=', id).execute()
    })
    return {}
  },

  saveCauseLogo: async ({ services, db, now, body, params, ...context }) => {
    const logo = await keepImage(db, services.imageFolder, currentUser(context).userId, body.imagePayload, now)
    await db.updateTable('cause').set({ logo }).where('id', '=', params.id).execute()
    return {}
  },
} satisfies Handlers
