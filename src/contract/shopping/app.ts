/** Where phones and tablets get apps from. */
export const appStores = ['apple', 'google'] as const
export type AppStore = (typeof appStores)[number]

/** What the configuration tells about the app; without it there is none, and nothing is claimed of it. */
export interface AppFacts {
  /** Addresses of its page in the shops that have it. */
  stores: Partial<Record<AppStore, string>>
  /** What opens it on such a device: an address of its own scheme, or one that the device gives to the app. */
  opens: Partial<Record<AppStore, string>>
  /** C-065: how many people use it. */
  figures: { people: number } | null
}

/** H-011: what is said of the whole site; each stands in place of what has been counted, and only where the configuration has it. */
export interface SiteFigures {
  /** C-063 */
  shops?: number | undefined
  /** C-066 */
  supporters?: number | undefined
  /** C-066 */
  causes?: number | undefined
}

/** Where the site leads to outside of itself (N-026, N-034, N-049, N-051); what is left out is not linked. */
export const outsidePlaces = ['facebook', 'instagram', 'twitter', 'youtube', 'search', 'experts', 'help'] as const
export type SiteLinks = Partial<Record<(typeof outsidePlaces)[number], string>>
