import { messageEvents, messageMedia } from '#contract/cause-admin/supporter-message.ts'
import { limits } from '#contract/limits.ts'
import { readingFixtures } from '#machines/reading.fixtures.ts'
import { supporterMessagesMachine } from './supporter-messages.machine.ts'

export const supporterMessagesFixtures = {
  ...readingFixtures(supporterMessagesMachine, {
    messages: messageEvents.flatMap((event) =>
      messageMedia.map((medium) => ({
        event,
        medium,
        text: event === 'thanksPaid' ? 'Thank you.' : null,
        charLimit: limits.supporterMessage[medium],
      })),
    ),
  }),
  items: 'F-152',
}
