import { pageSearch, text, wholeNumber } from '#web/platform/page-search.ts'

/** What the address of the queue says. Every visitor's script holds this: which names there are, only the queue's own knows (`queryOf`). */
export const queueSearch = pageSearch({
  queue: text(20),
  assignee: text(20),
  order: text(20),
  page: wholeNumber(1, 10_000),
  item: text(120),
})
export type QueueSearch = ReturnType<typeof queueSearch>
