import type { GuidePlatform } from '#contract/shopping/reminder.ts'
import type { GuidePart } from '#machines/shopping/donation-reminder/donation-reminder.machine.ts'
import type { Words } from '#words/words.ts'

/** A step by its words. */
export type StepName = keyof Words['shopping-reminder-guides']['steps']

interface GuideSteps {
  /** Until the extension is there. */
  install: readonly [StepName, StepName]
  /** From then until it is tried. */
  use: readonly [StepName, StepName]
  /** What is done where it may not look at shops. */
  fix: readonly StepName[]
}

/** R-052…R-066: what each browser calls for. A browser more is a line more, and words for what is new in it. */
export const guideSteps: Record<GuidePlatform, GuideSteps> = {
  chrome: {
    install: ['chromeStore', 'chromeConfirm'],
    use: ['chromePin', 'allowShops'],
    fix: ['allowAgain', 'chromiumAccess', 'reload'],
  },
  edge: {
    install: ['edgeStore', 'chromeConfirm'],
    use: ['edgePin', 'allowShops'],
    fix: ['allowAgain', 'chromiumAccess', 'reload'],
  },
  chromium: {
    install: ['chromiumStore', 'chromeConfirm'],
    use: ['chromiumPin', 'allowShops'],
    fix: ['allowAgain', 'chromiumAccess', 'reload'],
  },
  firefox: {
    install: ['firefoxStore', 'firefoxConfirm'],
    use: ['firefoxPin', 'allowShops'],
    fix: ['allowAgain', 'firefoxAccess', 'reload'],
  },
  safari: {
    install: ['safariStore', 'safariOn'],
    use: ['safariAllow', 'openShop'],
    fix: ['safariSettings', 'safariAccess', 'reload'],
  },
  ios: { install: ['iosStore', 'iosOn'], use: ['iosAllow', 'openShop'], fix: ['iosMenu', 'iosAccess', 'reload'] },
}

/** */
export const settingsSteps: readonly StepName[] = ['iosSettingsOpen', 'iosSettingsOn', 'iosSettingsAllow']

export function stepsOf(platform: GuidePlatform, part: GuidePart): readonly StepName[] {
  const { install, use } = guideSteps[platform]
  return part === 'install' ? install : part === 'use' ? use : [...install, ...use]
}

/** How an extension is loaded from a file, and where browsers do it; Apple’s load none. */
export const fileWays: Partial<Record<GuidePlatform, { way: 'chromium' | 'firefox'; address: string }>> = {
  chrome: { way: 'chromium', address: 'chrome://extensions' },
  edge: { way: 'chromium', address: 'edge://extensions' },
  chromium: { way: 'chromium', address: 'chrome://extensions' },
  firefox: { way: 'firefox', address: 'about:debugging#/runtime/this-firefox' },
}
