import * as z from 'zod/mini'
import { rowId } from '../ids.ts'

/** V-075: at least one shop; the form's checkboxes answer with text. */
export const favouriteRules = z.object({ shops: z.array(z.string()).check(z.minLength(1, 'shopRequired')) })

export const favouritesAtMost = 100

/** What is sent: ids of shops. */
export const favouriteIds = z.array(rowId).check(z.minLength(1, 'shopRequired'), z.maxLength(favouritesAtMost, 'shopsTooMany'))
