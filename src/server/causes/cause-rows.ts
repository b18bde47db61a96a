import type { Selectable } from 'kysely'
import type { Cause, CauseCard } from '../../contract/entities/cause.ts'
import type { Tables } from '../db/schema.ts'

type Row = Selectable<Tables['cause']>

export const causeCardColumns = [
  'cause.id',
  'cause.hash',
  'cause.name',
  'cause.slug',
  'cause.kind',
  'cause.place',
  'cause.charity_number',
  'cause.logo',
] as const

export function toCauseCard(
  row: Pick<Row, 'id' | 'hash' | 'name' | 'slug' | 'kind' | 'place' | 'charity_number' | 'logo'>,
): CauseCard {
  return {
    id: row.id,
    hash: row.hash,
    name: row.name,
    uri: row.slug,
    kind: row.kind,
    place: row.place,
    isRegisteredCharity: row.charity_number !== null,
    logoHttps: row.logo,
  }
}

export function toCause(row: Row): Cause {
  return {
    ...toCauseCard(row),
    description: row.description,
    website: row.website,
    charityNumber: row.charity_number,
    isDormant: row.is_dormant,
    isOrganisation: row.is_organisation,
    isGiftAidEnabled: row.is_gift_aid_enabled,
    showLocationInSearch: row.show_location_in_search,
    socialLinks: row.social,
    supportersCount: row.supporters_count,
    donationsTotal: Number(row.donations_total),
  }
}
