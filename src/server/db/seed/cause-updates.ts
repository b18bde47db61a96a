import { sql } from 'kysely'
import { DAY, HOUR } from '#contract/limits.ts'
import type { Db } from '../open.ts'
import { type Photograph, photographPath } from './cause-pictures.ts'

/** What the causes that can be tried have posted: whose it is, who runs it, how many days ago, the text, and a picture and what it shows. None names a sum or a month, so that it is true on every day. */
const updates: readonly [
  cause: number,
  author: string,
  daysAgo: number,
  text: string,
  picture?: { name: Photograph; alt: string },
][] = [
  [
    1,
    'admin',
    9,
    'Joan has lent us this: her two brothers on the river path, just below our garden. She can see it from her bed. Our new night sitters, Anil and Jean, have heard all about the day the smaller one fell in. You pay for their petrol. Thank you.',
    { name: 'river-path', alt: 'An old photograph of two boys in caps, walking along a river in the evening' },
  ],
  [
    1,
    'admin',
    46,
    'We lit the lanterns in the garden on Sunday evening, and the rain held off until the last name had been read. If one of them is yours, it’s in the porch, and there’s no hurry to fetch it.',
  ],
  [
    1,
    'admin',
    118,
    'The family room has a kettle that works, a proper armchair and a door that shuts quietly. They’re small things, but it was families who asked for them.',
  ],
  [
    2,
    'admin',
    5,
    'Eighty-one parcels went out on Friday, which is our busiest Friday so far. The van passed its test on the second try. We’re short of tinned fruit and size 5 nappies again.',
  ],
  [
    2,
    'admin',
    64,
    'The second freezer is in and humming away behind the old checkouts. We can take frozen vegetables now, and we don’t have to turn the butcher away any more.',
  ],
  [
    3,
    'admin',
    20,
    'Four of the new helmets are in use. The crew say they can hear each other properly over the engine, and nobody misses the old ones.',
  ],
  [
    4,
    'treasurer',
    13,
    'Your shopping paid for our first heated pen. The guinea pigs have it, because they were the coldest. Biscuit, our oldest dog, is still waiting for a home. He walks well on a lead now, but he’d rather not live with cats.',
  ],
]

export async function seedCauseUpdates(db: Db, now: number): Promise<void> {
  for (const [cause, author, daysAgo, text, picture] of updates)
    await sql`INSERT INTO cause_update (cause_id, author_id, text, picture, picture_alt, created_at)
      SELECT ${cause}, id, ${text}, ${picture ? photographPath(picture.name) : null}, ${picture?.alt ?? ''}, ${new Date(now - daysAgo * DAY - 3 * HOUR)} FROM app_user WHERE email = ${`${author}@farthing.example`}`.execute(
      db,
    )
}
