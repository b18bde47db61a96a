import { z } from 'zod'
import { type ReminderFacts, reminderStores } from '#contract/shopping/reminder.ts'
import { jsonVariable } from '#server/json-variable.ts'

const address = z.url({ protocol: /^https$/ })
const count = z.number().int().min(1)

const reminder = z
  .strictObject({
    stores: z.partialRecord(z.enum(reminderStores), address).default({}),
    figures: z.strictObject({ sites: count, people: count }).nullable().default(null),
  })
  .transform((given): ReminderFacts => given)

/** Where Donation Reminder is got from, and what is claimed of it (C-064), as config.ts reads them. */
export const reminderVariables = {
  REMINDER: jsonVariable(
    '{}',
    reminder,
    'is not a map such as {"stores":{"firefox":"https://addons.example.org/reminder"},"figures":{"sites":4300,"people":168000}}',
  ),
}
