import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const preferencesJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'loadFailed'),
  journey(
    'saving about which nothing is heard',
    0,
    'readPreferences: done > preferences.submitted > after: patience',
    'saveFailed',
  ),
  journey(
    'F-125 what is saved can be changed again',
    0,
    'readPreferences: done > preferences.submitted > savePreferences: done > preferences.submitted',
    'saving',
  ),
  journey(
    'F-125 and so can what could not be saved',
    0,
    'readPreferences: done > preferences.submitted > savePreferences: error > preferences.submitted',
    'saving',
  ),
]
