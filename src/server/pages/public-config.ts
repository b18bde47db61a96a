import type { PublicConfig } from '#contract/shopping/public-config.ts'
import { escapeHtml } from '../html/escape.ts'

export const publicConfigOf = ({ reminder, app, figures, links, contact, confirmations }: PublicConfig): PublicConfig => ({
  reminder,
  app,
  figures,
  links,
  contact,
  confirmations,
})

/** What the configuration offers and claims, as an attribute of the page. */
export const publicConfigAttribute = (publicConfig: PublicConfig): string =>
  ` data-config="${escapeHtml(JSON.stringify(publicConfig))}"`
