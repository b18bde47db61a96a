import { fromPromise } from 'xstate'
import { donationReminderMachine } from '#machines/shopping/donation-reminder/donation-reminder.machine.ts'

export const donationReminder = donationReminderMachine.provide({
  actors: {
    // Of all these pages only the first needs to know.
    detectPlatform: fromPromise(async () => (await import('./detect-platform.ts')).detectPlatform()),
  },
})
