import { fromPromise } from 'xstate'
import { donationReminderMachine } from '#machines/shopping/donation-reminder/donation-reminder.machine.ts'
import { allStyles } from '#web/platform/all-styles.ts'

export const donationReminder = donationReminderMachine.provide({
  actors: {
    // Of all these pages only the first needs to know, and what it then shows is not in the markup that it came with.
    detectPlatform: fromPromise(async () => {
      const [{ detectPlatform }] = await Promise.all([import('./detect-platform.ts'), allStyles()])
      return detectPlatform()
    }),
  },
})
