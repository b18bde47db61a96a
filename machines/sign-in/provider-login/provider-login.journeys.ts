import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const providerLoginJourneys = [
  journey('E-025 a window that can’t be opened', 0, 'provider.chosen#1 > askInWindow: error', 'failed'),
  journey('F-039 the one that was chosen is asked', 0, 'provider.chosen#2', 'opening', {
    does: ['keepProvider({"type":"provider.chosen","provider":"apple"})'],
  }),
  journey('F-038 leaving that fails', 1, 'leaveForDialog: error', 'failed'),
  journey('E-025 an answer that can’t be handed over', 2, 'handOver: error', 'failed'),
  journey('F-039 the other one instead of the window', 2, 'provider.chosen#2', 'opening', {
    does: ['keepProvider({"type":"provider.chosen","provider":"apple"})'],
  }),
  journey('E-025 a code that can’t be exchanged', 0, 'provider.chosen#1 > askInWindow: done#1 > exchange: error', 'failed'),
  journey('F-039 a plain page waits for a choice', 0, '', 'idle'),
  journey(
    'F-039 the other one after nobody is connected',
    0,
    'provider.chosen#1 > askInWindow: done#1 > exchange: done#2 > provider.chosen#2',
    'opening',
    { knows: { provider: 'apple' } },
  ),
  journey('F-039 the other one after the window was left', 0, 'provider.chosen#1 > dialog.left > provider.chosen#2', 'opening', {
    knows: { provider: 'apple' },
  }),
  journey(
    'F-039 the other one after no window opens',
    0,
    'provider.chosen#1 > askInWindow: done#3 > provider.chosen#2',
    'opening',
    { knows: { provider: 'apple' } },
  ),
  journey(
    'F-039 the other one after the answer was nobody’s',
    0,
    'provider.chosen#1 > askInWindow: done#4 > provider.chosen#2',
    'opening',
    { knows: { provider: 'apple' } },
  ),
  journey(
    'F-039 the other one after it was refused',
    0,
    'provider.chosen#1 > askInWindow: done#1 > exchange: done#3 > provider.chosen#2',
    'opening',
    { knows: { provider: 'apple' } },
  ),
  journey(
    'F-039 the other one after the provider is down',
    0,
    'provider.chosen#1 > askInWindow: done#1 > exchange: done#4 > provider.chosen#2',
    'opening',
    { knows: { provider: 'apple' } },
  ),
  journey(
    'F-039 the other one after it was tried too often',
    0,
    'provider.chosen#1 > askInWindow: done#1 > exchange: done#5 > provider.chosen#2',
    'opening',
    { knows: { provider: 'apple' } },
  ),
  journey(
    'F-039 the other one after it failed',
    0,
    'provider.chosen#1 > askInWindow: done#1 > exchange: error > provider.chosen#2',
    'opening',
    { knows: { provider: 'apple' } },
  ),
]
