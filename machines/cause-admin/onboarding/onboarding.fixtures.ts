import { fixturesFor } from '#machines/fixtures.ts'
import { onboardingMachine, onboardingModals } from './onboarding.machine.ts'

export const onboardingFixtures = fixturesFor(onboardingMachine, {
  items: 'F-137, F-138, F-139',
  inputs: [{ dismissedHere: [] }, { dismissedHere: ['welcome'] }],
  events: { 'modal.dismissed': [{ type: 'modal.dismissed' }] },
  outcomes: {
    readEligible: { outputs: [...onboardingModals, null], fails: true },
    saveDismissal: { outputs: [undefined], fails: true },
  },
  invariants: [
    ['what is open is one of them', (snapshot) => !snapshot.matches('open') || snapshot.context.modal !== null],
    [
      'what is being saved stays away in this session',
      (snapshot) =>
        !snapshot.matches('saving') ||
        (snapshot.context.modal !== null && snapshot.context.dismissedHere.includes(snapshot.context.modal)),
    ],
  ],
  pinned: [
    {
      name: 'F-137 the welcome is dismissed for good',
      input: 0,
      events: ['readEligible: done#1', 'modal.dismissed', 'saveDismissal: done'],
      ends: 'dismissed',
    },
    { name: 'F-138 then where things are', input: 1, events: ['readEligible: done#2'], ends: 'open' },
    { name: 'F-139 then the starter pack', input: 1, events: ['readEligible: done#3'], ends: 'open' },
    {
      name: 'U-041 without the server it stays away for the session',
      input: 0,
      events: ['readEligible: done#1', 'modal.dismissed', 'saveDismissal: error'],
      ends: 'dismissed',
    },
    { name: 'everything has been seen', input: 0, events: ['readEligible: done#4'], ends: 'nothing' },
    { name: 'nobody knows', input: 0, events: ['readEligible: error'], ends: 'nothing' },
    { name: 'silence shows nothing', input: 0, events: ['after: patience'], ends: 'nothing' },
    {
      name: 'a dismissal that gets no answer is one, too',
      input: 0,
      events: ['readEligible: done#1', 'modal.dismissed', 'after: patience'],
      ends: 'dismissed',
    },
  ],
})
