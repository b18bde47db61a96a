import { z } from 'zod'
import { type AppFacts, appStores, outsidePlaces, type SiteFigures, type SiteLinks } from '#contract/shopping/app.ts'
import type { ContactFacts } from '#contract/support/contact-facts.ts'
import { jsonVariable } from '../json-variable.ts'

const store = z.url({ protocol: /^https$/ })
/** A scheme of its own, or https; never one that runs a script or reads what is on the device. */
const opening = z.url({ protocol: /^(?!javascript$|data$|blob$|file$|vbscript$|http$|about$)[a-z][a-z0-9+.-]*$/ })
const count = z.number().int().min(1)
const byStore = <Address extends z.ZodType>(address: Address) => z.partialRecord(z.enum(appStores), address).default({})

const app = z
  .strictObject({
    stores: byStore(store),
    opens: byStore(opening),
    figures: z.strictObject({ people: count }).nullable().default(null),
  })
  .transform((given): AppFacts => given)

const figures = z
  .strictObject({ shops: count, supporters: count, causes: count })
  .partial()
  .transform((given): SiteFigures => given)

const links = z.partialRecord(z.enum(outsidePlaces), store).transform((given): SiteLinks => given)

const line = z.string().trim().min(1).max(200)
const contact = z
  .strictObject({ address: z.array(line).min(1).max(8), phone: line, hours: line })
  .partial()
  .transform((given): ContactFacts => given)

/** Where the app is got from and what opens it, and what is claimed of it (C-065) and of the site (C-063, C-066), where the site leads to outside of itself, and how to reach us, as config.ts reads them. */
export const appVariables = {
  APP: jsonVariable(
    '{}',
    app,
    'is not a map such as {"stores":{"apple":"https://apps.example.org/1"},"opens":{"apple":"farthing://home"},"figures":{"people":352000}}',
  ),
  LINKS: jsonVariable(
    '{}',
    links,
    'is not a map such as {"facebook":"https://www.facebook.com/us","help":"https://help.example.org"}',
  ),
  CONTACT: jsonVariable(
    '{}',
    contact,
    'is not a map such as {"address":["Farthing","1 Mill Lane","Leeds","LS1 4AP"],"phone":"01632 960 001","hours":"Monday to Friday, 9am to 5pm"}',
  ),
  FIGURES: jsonVariable('{}', figures, 'is not a map such as {"shops":8000,"supporters":1900000,"causes":150000}'),
}
