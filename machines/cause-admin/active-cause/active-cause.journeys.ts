import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const activeCauseJourneys = [
  journey('X-043 the same causes again change nothing', 0, 'causes.known#1 > readChoice: done#1 > causes.known#1', 'active', {
    knows: { active: 2 },
  }),
  journey('D-039 silence of the storage: the first', 0, 'causes.known#1 > after: patience', 'active', { knows: { active: 1 } }),
  journey('X-043 silence, and an address was opened', 0, 'causes.known#1 > cause.opened#1 > after: patience', 'switching', {
    knows: { active: 3 },
  }),
  journey(
    'X-043 a storage that refuses, and an address was opened',
    0,
    'causes.known#1 > cause.opened#1 > readChoice: error',
    'switching',
    { knows: { active: 3 } },
  ),
  journey(
    'X-043 an address of somebody else’s cause is forgotten',
    0,
    'causes.known#1 > readChoice: done#1 > cause.opened#2',
    'active',
    { knows: { active: 2, opened: null } },
  ),
  journey(
    'F-133 silence while the choice is kept',
    0,
    'causes.known#1 > readChoice: done#3 > cause.chosen#1 > after: patience',
    'active',
    { knows: { active: 2 } },
  ),
  journey(
    'X-043 an address that is opened while a choice is kept',
    0,
    'causes.known#1 > readChoice: done#3 > cause.chosen#1 > cause.opened#1 > keepChoice: done',
    'switching',
    { knows: { active: 3, opened: null } },
  ),
  journey('nobody is left: no cause is known either', 0, 'causes.known#1 > readChoice: done#1 > causes.known#3', 'none', {
    knows: { active: null, causes: [] },
  }),
]
