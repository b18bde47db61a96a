/** Browsers that Donation Reminder has a guide for; stands for {platformType} in paths. */
export const guidePlatforms = ['chrome', 'edge', 'chromium', 'firefox', 'safari', 'ios'] as const
export type GuidePlatform = (typeof guidePlatforms)[number]

/** Where an extension is got from. */
export const reminderStores = ['chrome', 'edge', 'firefox', 'safari'] as const
export type ReminderStore = (typeof reminderStores)[number]

/** Browsers that are built on Chromium add extensions from Chrome's shop; Apple sells for all of its devices in one. */
export const storeOf: Record<GuidePlatform, ReminderStore> = {
  chrome: 'chrome',
  edge: 'edge',
  chromium: 'chrome',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari',
}

/** What the configuration tells about the extension; nothing of it is made up where it is silent. */
export interface ReminderFacts {
  /** Addresses of its page in the shops that have it. */
  stores: Partial<Record<ReminderStore, string>>
  /** C-064: on how many sites it works, and how many people use it. */
  figures: { sites: number; people: number } | null
}

export const isGuidePlatform = (text: string): text is GuidePlatform => guidePlatforms.some((platform) => platform === text)
