import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const legacySessionJourneys = [
  journey('F-027 a dead id is dropped before a fresh one is made', 0, 'check.asked > checkLoggedIn: done#2', 'retrofitting', {
    does: ['dropLegacySession'],
  }),
  journey('a session that ends leaves nothing known', 0, 'check.asked > checkLoggedIn: done#1 > session.ended', 'unknown'),
  journey('what the server can’t say concludes nothing', 0, 'check.asked > checkLoggedIn: done#4', 'unknown'),
  journey('F-026 a session that held is checked again', 0, 'check.asked > checkLoggedIn: done#1 > check.asked', 'checking'),
  journey('F-026 one that wasn’t there is looked for again', 0, 'check.asked > checkLoggedIn: done#3 > check.asked', 'checking'),
  journey(
    'F-027 a silent retrofit leaves the tokens alone',
    0,
    'check.asked > checkLoggedIn: done#2 > after: patience',
    'dropped',
  ),
]
