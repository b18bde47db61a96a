declare const __SITE__: string
declare const __SITE_NAME__: string

/** The site that this extension belongs to, as it was built. */
export const site = { origin: __SITE__, name: __SITE_NAME__ }

export const visitAddress = (slug: string, origin: string) =>
  `${site.origin}/retailer/${encodeURIComponent(slug)}/visit?origin=${origin}`

export const shopAddress = (slug: string) => `${site.origin}/retailer/${encodeURIComponent(slug)}`
