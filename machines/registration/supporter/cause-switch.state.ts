import { supporterRegistrationSetup } from './supporter-registration.setup.ts'

/** F-048, X-071: one person supports one cause. */
export const causeSwitch = supporterRegistrationSetup.createStateConfig({
  description: 'Who has an account already keeps their cause, or changes to this one.',
  initial: 'decidingSwitch',
  states: {
    decidingSwitch: {
      description: 'Who has an account may support another cause already.',
      always: [
        { guard: 'supportsThis', target: '#supporterRegistration.done' },
        { guard: 'supportsNone', target: 'switching' },
        { target: 'confirmCauseSwitch' },
      ],
    },
    confirmCauseSwitch: {
      description: 'The person supports another cause now: they keep it, or change. Donations made so far stay where they are.',
      on: {
        'step.shown': {},
        'switch.confirmed': { target: 'switching' },
        'switch.declined': { target: '#supporterRegistration.done' },
      },
    },
    switching: {
      description: 'The person’s cause is being changed.',
      tags: 'busy',
      on: { 'step.shown': {} },
      invoke: {
        id: 'switchCause',
        src: 'switchCause',
        input: ({ context }) => ({ cause: context.cause ?? { id: 0, name: '' } }),
        onDone: { target: '#supporterRegistration.done' },
        onError: { target: 'switchFailed' },
      },
      after: { patience: { target: 'switchFailed' } },
    },
    switchFailed: {
      description: 'The cause could not be changed just now: try again, choose another, or go on with the one before.',
      tags: 'failed',
      on: {
        'step.shown': {},
        'switch.confirmed': { target: 'switching' },
        'switch.declined': { target: '#supporterRegistration.done' },
        'list.reopened': { target: '#supporterRegistration.chooseCause' },
      },
    },
  },
})
