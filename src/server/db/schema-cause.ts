import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { CauseLifecycle, PaysFor } from '#contract/causes/cause.ts'
import type { CauseReviewStage } from '#contract/causes/cause-review.ts'
import type { Json, Time } from './schema-giving.ts'

/** Causes, as their pages and settings have them. */
export interface CauseTables {
  cause: {
    id: Generated<number>
    hash: string
    name: string
    slug: string
    kind: 'charity' | 'school' | 'club' | 'group' | 'individual' | 'business'
    place: string
    description: string
    website: string | null
    phone_number: string | null
    postcode: string | null
    charity_number: string | null
    is_dormant: boolean
    is_organisation: boolean
    is_gift_aid_enabled: boolean
    show_location_in_search: boolean
    logo: string | null
    social: Json<{ facebook: string | null; website: string | null; twitter: string | null; instagram: string | null }>
    supporters_count: Generated<number>
    donations_total: Generated<number>
    created_at: Time
    address: Json<{ line1: string; line2: string; town: string; postcode: string }> | null
    may_be_marketed: Generated<boolean>
    registered_by: number | null
    review: ColumnType<CauseReviewStage, CauseReviewStage | undefined, CauseReviewStage>
    referral_id: string | null
    directory_name: GeneratedAlways<string>
    place_slug: GeneratedAlways<string>
    /** That of its postcode; null where it hides its place. */
    district: GeneratedAlways<string | null>
    /** What it means to raise in a calendar year. */
    target_pence: ColumnType<number | null, number | null | undefined, number | null>
    /** Up to three, in its own order. */
    pays_for: ColumnType<PaysFor[], string | undefined, string>
    lifecycle: ColumnType<CauseLifecycle, CauseLifecycle | undefined, CauseLifecycle>
    cover: ColumnType<string | null, string | null | undefined, string | null>
    /** The picture that `cover` has taken the place of. */
    cover_before: ColumnType<string | null, string | null | undefined, string | null>
  }
  support_reason: {
    id: GeneratedAlways<number>
    user_id: number
    cause_id: number
    text: string
    written_at: Time
    /** Null until somebody who runs the cause has looked at it. */
    is_shown: ColumnType<boolean | null, boolean | null | undefined, boolean | null>
    decided_by: ColumnType<number | null, number | null | undefined, number | null>
  }
  cause_update: {
    id: GeneratedAlways<number>
    cause_id: number
    author_id: number
    text: string
    /** Its path on the site. */
    picture: ColumnType<string | null, string | null | undefined, string | null>
    picture_alt: ColumnType<string, string | undefined, string>
    created_at: Time
    taken_down_at: ColumnType<Date | null, Date | null | undefined, Date | null>
    taken_down_by: ColumnType<number | null, number | null | undefined, number | null>
  }
}
