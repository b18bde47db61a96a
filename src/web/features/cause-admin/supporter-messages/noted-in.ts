import { type MessageEvent, messageEvents, type SupporterMessage } from '#contract/cause-admin/supporter-message.ts'

/** Those of our messages that the cause adds a note to, by one way or the other. */
export const notedIn = (messages: readonly SupporterMessage[]): MessageEvent[] =>
  messageEvents.filter((event) => messages.some((one) => one.event === event && one.text !== null))

/** The notes themselves: one for a message by one way. */
export const notesIn = (messages: readonly SupporterMessage[]): SupporterMessage[] => messages.filter(({ text }) => text !== null)
