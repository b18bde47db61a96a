import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const consentJourneys = [
  journey('T-018 what an outside manager says is what is allowed, and isn’t kept here', 0, 'choices.told#1', 'decided', {
    knows: { choices: { analytics: false, advertising: true } },
    does: ['keepChoices({"choices":{"analytics":false,"advertising":true}})'],
  }),
  journey('T-018 what was kept is what is allowed', 0, 'choices.read#2', 'decided', {
    knows: { choices: { analytics: true, advertising: false } },
    does: ['keepChoices({"choices":{"analytics":true,"advertising":false}})'],
  }),
  journey('T-018 yes to all is kept, then stored', 0, 'choices.read#1 > consent.givenToAll', 'decided', {
    knows: { choices: { analytics: true, advertising: true } },
    does: ['keepChoices({"choices":{"analytics":true,"advertising":true}})', 'storeChoices'],
  }),
  journey(
    'T-018 no to all is kept, then stored',
    0,
    'choices.read#2 > choices.told#2 > preferences.opened > choices.saved#2',
    'decided',
    {
      knows: { choices: { analytics: false, advertising: false } },
      does: ['keepChoices({"choices":{"analytics":false,"advertising":false}})', 'storeChoices'],
    },
  ),
  journey('T-018 a no to all is stored as well', 0, 'choices.read#1 > consent.refusedForAll', 'decided', {
    knows: { choices: { analytics: false, advertising: false } },
    does: ['keepChoices({"choices":{"analytics":false,"advertising":false}})', 'storeChoices'],
  }),
  journey(
    'T-018 each purpose is kept as it was chosen, then stored',
    0,
    'choices.read#1 > preferences.opened > choices.saved#1',
    'decided',
    {
      knows: { choices: { analytics: true, advertising: false } },
      does: ['keepChoices({"choices":{"analytics":true,"advertising":false}})', 'storeChoices'],
    },
  ),
  journey(
    'T-018 what is changed later is kept and stored',
    0,
    'choices.read#2 > preferences.opened > choices.saved#2',
    'decided',
    {
      knows: { choices: { analytics: false, advertising: false } },
      does: ['keepChoices({"choices":{"analytics":false,"advertising":false}})', 'storeChoices'],
    },
  ),
]
