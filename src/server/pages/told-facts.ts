import type { ToldFacts } from '#contract/shopping/told.ts'
import { escapeHtml } from '../html/escape.ts'

export const toldBy = ({ reminder, app, figures, links, contact }: ToldFacts): ToldFacts => ({
  reminder,
  app,
  figures,
  links,
  contact,
})

/** What the configuration offers and claims, as an attribute of the page. */
export const toldAttribute = (told: ToldFacts): string => ` data-told="${escapeHtml(JSON.stringify(told))}"`
