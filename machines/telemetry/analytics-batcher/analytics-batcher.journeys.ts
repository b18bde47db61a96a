import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const analyticsBatcherJourneys = [
  journey('T-017 a page that goes away sends what waits by a beacon, once', 0, 'event.recorded > page.hidden', 'collecting', {
    knows: { waiting: [], sending: [] },
    does: ['takeBatch', 'sendBeacon', 'dropBatch'],
  }),
  journey('a silent collector: what was sent is dropped', 0, 'event.recorded > person.acted > after: patience', 'collecting', {
    knows: { sending: [] },
    does: ['dropBatch', 'reportFailure', 'noteReport'],
  }),
  journey(
    'T-017 of which nothing more is said',
    0,
    'event.recorded > person.acted > sendEvents: error > event.recorded > person.acted > after: patience',
    'collecting',
    { does: ['dropBatch'] },
  ),
  journey('what was sent is dropped', 0, 'event.recorded > person.acted > sendEvents: done', 'collecting', {
    knows: { sending: [] },
  }),
  journey(
    'T-017 the first failure is told, once it is dropped',
    0,
    'event.recorded > person.acted > sendEvents: error',
    'collecting',
    { knows: { sending: [] }, does: ['dropBatch', 'reportFailure', 'noteReport'] },
  ),
  journey(
    'T-017 no other failure is told',
    0,
    'event.recorded > person.acted > sendEvents: error > event.recorded > person.acted > sendEvents: error',
    'collecting',
    { knows: { sending: [] }, does: ['dropBatch'] },
  ),
]
