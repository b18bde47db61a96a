import { callEntries } from '#contract/all-calls.ts'
import { handlers } from '#server/all-handlers.ts'
import { siteRoutes } from './site-routes.ts'

/** `npm run pending`: pages and calls that exist with their rules but whose flow is still to be built. Empty when the product is done. */
const pages = siteRoutes()
  .filter((route) => route.isPending)
  .sort((a, b) => a.id.localeCompare(b.id))
const unanswered = callEntries.filter(([name]) => !(name in handlers))
console.log(`${pages.length} pages`)
for (const route of pages) console.log(`  ${route.id} ${route.path}`)
console.log(`${unanswered.length} calls`)
for (const [name, call] of unanswered) console.log(`  ${call.id} ${name}`)
