import { causeOrder } from './cause-answers.ts'
import { causeRegistrationSetup } from './cause-registration.setup.ts'

const { createStateConfig: state } = causeRegistrationSetup

/** What is asked about the cause itself. */
export const aboutCause = {
  charityQuestion: state({
    description: 'Whether the cause is a registered charity.',
    meta: { step: 'charity-question' },
    on: {
      // Who is here may become known while the first question stands.
      'person.signedIn': { actions: 'markSignedIn' },
      'charity.answered': {
        target: 'goingOn',
        actions: { type: 'keepIsCharity', params: ({ event }) => ({ value: event.isCharity }) },
      },
    },
  }),
  charityNumber: state({
    description: 'The number that the register knows the charity by.',
    meta: { step: 'charity-number' },
    on: {
      'number.submitted': {
        target: 'checkingNumber',
        actions: { type: 'keepNumber', params: ({ event }) => ({ value: event.charityNumber }) },
      },
      'step.back': causeOrder.toBefore('charity-number'),
    },
  }),
  checkingNumber: state({
    description: 'Asking the register. If it cannot be asked, somebody looks at the number by hand later.',
    tags: 'busy',
    meta: { step: 'charity-number' },
    on: { 'step.shown': {} },
    invoke: {
      id: 'lookUpCharity',
      src: 'lookUpCharity',
      input: ({ context }) => ({ charityNumber: context.answers.charityNumber ?? '' }),
      onDone: [
        {
          guard: { type: 'isFound', params: ({ event }) => ({ outcome: event.output }) },
          target: 'goingOn',
          actions: { type: 'keepCharity', params: ({ event }) => ({ outcome: event.output }) },
        },
        { target: 'numberUnknown' },
      ],
      onError: { target: 'goingOn' },
    },
    after: { patience: { target: 'goingOn' } },
  }),
  numberUnknown: state({
    description: 'The register does not know the number: the person corrects it, or keeps it for somebody to look at.',
    meta: { step: 'charity-number' },
    on: { 'number.kept': { target: 'goingOn' }, 'step.back': { target: 'charityNumber' } },
  }),
  address: state({
    description: 'Where the cause is; what the register knows is filled in.',
    meta: { step: 'address' },
    on: {
      'address.submitted': {
        target: 'goingOn',
        actions: { type: 'keep', params: ({ event }) => ({ address: event.address }) },
      },
      'step.back': causeOrder.toBefore('address'),
    },
  }),
  causeName: state({
    description: 'What the cause is called, and of what kind it is.',
    meta: { step: 'cause-name' },
    on: {
      'name.submitted': {
        target: 'checkingMatches',
        actions: { type: 'keepName', params: ({ event }) => ({ value: event.name }) },
      },
      'step.back': causeOrder.toBefore('cause-name'),
    },
  }),
  checkingMatches: state({
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
          target: 'matchingCauseChoice',
          actions: { type: 'keepMatches', params: ({ event }) => ({ matches: event.output }) },
        },
        { target: 'goingOn', actions: 'forgetMatches' },
      ],
      onError: { target: 'goingOn' },
    },
    after: { patience: { target: 'goingOn' } },
  }),
  matchingCauseChoice: state({
    description:
      'Causes that may be this one: the person asks to run it, supports it, or goes on with a cause of their own (F-057).',
    meta: { step: 'cause-name' },
    on: {
      'match.adminWanted': {
        target: 'becomeAdminRequest',
        actions: { type: 'keepChosen', params: ({ event }) => ({ cause: event.cause }) },
      },
      'match.supporterWanted': {
        target: 'supporting',
        actions: { type: 'keepChosen', params: ({ event }) => ({ cause: event.cause }) },
      },
      'match.none': { guard: 'isFree', target: 'goingOn', actions: 'forgetMatches' },
      'step.back': { target: 'causeName' },
    },
  }),
  becomeAdminRequest: state({
    description: 'The person asks for the rights to run the cause that is there already (F-060).',
    meta: { step: 'cause-name' },
    on: { 'step.back': { target: 'matchingCauseChoice' } },
  }),
  supporting: state({ description: 'The person becomes a supporter of the cause that is there already.', type: 'final' }),
  socialLinks: state({
    description: 'Its website, by which it is verified too, and its pages elsewhere; all may be left out.',
    meta: { step: 'social-links' },
    on: {
      'links.submitted': { target: 'goingOn', actions: { type: 'keepLinks', params: ({ event }) => ({ value: event.links }) } },
      'step.back': causeOrder.toBefore('social-links'),
    },
  }),
  marketingPermission: state({
    description: 'Whether we may help the cause to be found.',
    meta: { step: 'marketing-permission' },
    on: {
      'permission.submitted': {
        target: 'goingOn',
        actions: { type: 'keep', params: ({ event }) => ({ permission: event.permission }) },
      },
      'step.back': causeOrder.toBefore('marketing-permission'),
    },
  }),
}
