import { causeRegistrationSetup } from './cause-registration.setup.ts'

const toChoice = '#causeRegistration.theCause.matchingCauseChoice'
const toName = '#causeRegistration.theCause.causeName'
const goingOn = '#causeRegistration.goingOn'

/** F-057: whether the cause is here already, asked once its name is known. */
export const matchingCause = {
  checkingMatches: causeRegistrationSetup.createStateConfig({
    description: 'Looking whether somebody has registered this cause already. If that cannot be asked, registering will tell.',
    tags: 'busy',
    meta: { step: 'cause-name' },
    on: { 'step.shown': {} },
    invoke: {
      id: 'findMatches',
      src: 'findMatches',
      input: ({ context }) => ({ answers: context.answers }),
      onDone: [
        {
          guard: { type: 'hasMatches', params: ({ event }) => ({ matches: event.output }) },
          target: toChoice,
          actions: { type: 'keepMatches', params: ({ event }) => ({ matches: event.output }) },
        },
        { target: goingOn, actions: 'forgetMatches' },
      ],
      onError: { target: goingOn },
    },
    after: { patience: { target: goingOn } },
  }),
  matchingCauseChoice: causeRegistrationSetup.createStateConfig({
    description:
      'Causes that may be this one: the person asks to run it, supports it, or goes on with a cause of their own (F-057).',
    meta: { step: 'cause-name' },
    on: {
      'match.adminWanted': {
        target: 'becomeAdminRequest',
        actions: { type: 'keepChosen', params: ({ event }) => ({ cause: event.cause }) },
      },
      'match.supporterWanted': {
        target: '#causeRegistration.supporting',
        actions: { type: 'keepChosen', params: ({ event }) => ({ cause: event.cause }) },
      },
      'match.none': { guard: 'isFree', target: goingOn, actions: 'forgetMatches' },
      'step.back': { target: 'causeName' },
    },
  }),
  becomeAdminRequest: causeRegistrationSetup.createStateConfig({
    description: 'The person asks for the rights to run the cause that is there already (F-060).',
    meta: { step: 'cause-name' },
    on: { 'step.back': { target: 'matchingCauseChoice' } },
    invoke: {
      id: 'adminRequest',
      src: 'adminRequest',
      input: ({ context }) => ({ causeId: context.chosen?.id ?? 0 }),
      onDone: {
        target: '#causeRegistration.theCause.adminRequested',
        actions: { type: 'keepRequest', params: ({ event }) => ({ request: event.output }) },
      },
    },
  }),
  adminRequested: causeRegistrationSetup.createStateConfig({
    description: 'Support has the request; its reference is shown (F-061). The cause’s own questions stay where they are.',
    meta: { step: 'cause-name' },
    exit: 'forgetRequest',
  }),
}

/** F-058: the server says that it is here. */
export const causeIsThere = {
  alreadyThere: causeRegistrationSetup.createStateConfig({
    description: 'Somebody has registered this cause meanwhile (F-058): looking for it leads to the choice.',
    tags: 'busy',
    meta: { step: 'check-answers' },
    on: { 'step.shown': {} },
    invoke: {
      id: 'findMatches',
      src: 'findMatches',
      input: ({ context }) => ({ answers: context.answers }),
      onDone: [
        {
          guard: { type: 'hasMatches', params: ({ event }) => ({ matches: event.output }) },
          target: toChoice,
          actions: { type: 'keepMatches', params: ({ event }) => ({ matches: event.output }) },
        },
        { target: toName },
      ],
      onError: { target: toName },
    },
    after: { patience: { target: toName } },
  }),
}
