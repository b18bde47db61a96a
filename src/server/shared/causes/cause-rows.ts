import type { Selectable } from 'kysely'
import type { Cause, CauseCard, CauseStanding } from '#contract/causes/cause.ts'
import { type CauseReviewStage, causeReviewStages } from '#contract/causes/cause-review.ts'
import { standingAt } from '#machines/causes/cause-review/cause-review.machine.ts'
import type { Tables } from '#server/db/schema.ts'

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
  'cause.review',
] as const

// Lists of many causes ask for it often: the chart is asked once for each stage.
const standings = Object.fromEntries(causeReviewStages.map((stage) => [stage, standingAt(stage)])) as Record<
  CauseReviewStage,
  CauseStanding
> // fromEntries loses the keys

export function toCauseCard(
  row: Pick<Row, 'id' | 'hash' | 'name' | 'slug' | 'kind' | 'place' | 'charity_number' | 'logo' | 'review'>,
): CauseCard {
  return {
    id: row.id,
    hash: row.hash,
    name: row.name,
    uri: row.slug,
    kind: row.kind,
    place: row.place,
    isRegisteredCharity: row.charity_number !== null && standings[row.review] === 'confirmed',
    standing: standings[row.review],
    logoHttps: row.logo,
  }
}

/** What is not confirmed is told only to those who run the cause. */
export function toCause(row: Row, runsIt: boolean): Cause {
  const card = toCauseCard(row)
  return {
    ...card,
    description: row.description,
    coverHttps: row.cover,
    website: row.website,
    charityNumber: runsIt || card.standing === 'confirmed' ? row.charity_number : null,
    yearTarget: row.target_pence,
    paysFor: row.pays_for,
    isDormant: row.is_dormant,
    lifecycle: row.lifecycle,
    isOrganisation: row.is_organisation,
    isGiftAidEnabled: row.is_gift_aid_enabled,
    showLocationInSearch: row.show_location_in_search,
    mayBeMarketed: row.may_be_marketed,
    socialLinks: row.social,
    supportersCount: row.supporters_count,
    donationsTotal: Number(row.donations_total),
    ...(runsIt ? { phoneNumber: row.phone_number, address: row.address } : {}),
  }
}
