import { fromPromise } from 'xstate'
import { donationReminderMachine } from '#machines/shopping/donation-reminder/donation-reminder.machine.ts'
import { allStyles } from '#web/platform/all-styles.ts'
import { lazyImport } from '#web/site/lazy-import.ts'

const loadDetectPlatform = lazyImport(async () => (await import('./detect-platform.ts')).detectPlatform)

export const donationReminder = donationReminderMachine.provide({
  actors: {
    // Of all these pages only the first needs to know, and what it then shows is not in the markup that it came with.
    detectPlatform: fromPromise(async () => {
      const [detectPlatform] = await Promise.all([loadDetectPlatform(), allStyles()])
      return detectPlatform()
    }),
  },
})
