import { type EachStep, noAnswers, wizardOrder } from '#machines/wizard-order.ts'
import { finalisingStates, keepPerson, newAccount, registeredStates } from '../new-account.states.ts'
import { type CauseAnswers, type CauseQuestions, type CauseRegistrationStep, causeProgress } from './cause-answers.ts'
import { causeRegistrationSetup } from './cause-registration.setup.ts'
import { causeIsThere, matchingCause } from './matching-cause.states.ts'

/** What is asked, in this order: all that follows from it is made of this list. */
const questions = {
  '#causeRegistration.theCause': {
    'charity-question': { answer: 'isCharity' },
    'charity-number': { answer: 'charityNumber', onlyIf: 'isCharity' },
    address: { answer: 'address' },
    'cause-name': { answer: 'name' },
    'social-links': { answer: 'links' },
    'marketing-permission': { answer: 'permission' },
  },
  '#causeRegistration.account': {
    'account-email': { answer: 'email', onlyIf: 'isNew' },
    password: { answer: 'password', isSecret: true, onlyIf: 'isNew' },
    names: { answer: 'names', onlyIf: 'isNew' },
    mobile: { answer: 'mobile' },
  },
  '#causeRegistration.registering': { 'check-answers': {} },
} as const satisfies CauseQuestions
export const causeOrder = wizardOrder(causeProgress, questions satisfies EachStep<CauseRegistrationStep, typeof questions>)
export const noCauseAnswers: CauseAnswers = noAnswers<CauseAnswers>(questions)
const goingOn = '#causeRegistration.goingOn'

/**
 * F-053…F-059: registering a cause. After each answer the first question without one comes; what is answered can be looked at again, and nothing is
 * made before the summary is confirmed.
 */
export const causeRegistrationMachine = causeRegistrationSetup.createMachine({
  id: 'causeRegistration',
  description: 'Registering a cause, from first question to finished page.',
  context: ({ input }) => ({
    person: input.person,
    answers: input.answers,
    password: '',
    charity: null,
    matches: { causes: [], isTaken: false },
    chosen: null,
    request: null,
    refusals: {},
    uri: '',
  }),
  initial: 'goingOn',
  on: {
    'step.shown': causeOrder.toWanted,
    // Who is here is known a moment after the first question, or changes in another tab.
    'person.signedIn': { actions: keepPerson },
  },
  states: {
    goingOn: {
      description: 'To the first question without an answer.',
      always: causeOrder.toNext,
    },
    theCause: {
      description: 'What the cause is, where it is, and where people find it.',
      initial: 'charityQuestion',
      states: {
        charityQuestion: {
          description: 'Whether the cause is a registered charity.',
          meta: { step: 'charity-question' },
          on: {
            'isCharity.submitted': {
              target: goingOn,
              actions: { type: 'keepIsCharity', params: ({ event }) => ({ value: event.isCharity }) },
            },
          },
        },
        charityNumber: {
          description: 'The number that the register knows the charity by.',
          meta: { step: 'charity-number' },
          on: {
            'charityNumber.submitted': {
              target: 'checkingNumber',
              actions: { type: 'keepNumber', params: ({ event }) => ({ value: event.charityNumber }) },
            },
            'step.back': causeOrder.toBefore('charity-number'),
          },
        },
        checkingNumber: {
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
                target: goingOn,
                actions: { type: 'keepCharity', params: ({ event }) => ({ outcome: event.output }) },
              },
              { target: 'numberUnknown' },
            ],
            onError: { target: goingOn },
          },
          after: { patience: { target: goingOn } },
        },
        numberUnknown: {
          description: 'The register does not know the number: the person corrects it, or keeps it for somebody to look at.',
          meta: { step: 'charity-number' },
          on: { 'number.kept': { target: goingOn }, 'step.back': { target: 'charityNumber' } },
        },
        address: {
          description:
            'Where the cause is; what the register knows is filled in, and an address can be looked for by its postcode.',
          meta: { step: 'address' },
          invoke: { id: 'addressSearch', src: 'addressSearch' },
          on: {
            'address.submitted': {
              target: goingOn,
              actions: { type: 'keep', params: ({ event }) => ({ address: event.address }) },
            },
            'step.back': causeOrder.toBefore('address'),
          },
        },
        causeName: {
          description: 'What the cause is called, and of what kind it is.',
          meta: { step: 'cause-name' },
          on: {
            'name.submitted': {
              target: 'checkingMatches',
              actions: { type: 'keepName', params: ({ event }) => ({ value: event.name }) },
            },
            'step.back': causeOrder.toBefore('cause-name'),
          },
        },
        ...matchingCause,
        socialLinks: {
          description: 'Its website, by which it is verified too, and its pages elsewhere; all may be left out.',
          meta: { step: 'social-links' },
          on: {
            'links.submitted': {
              target: goingOn,
              actions: { type: 'keepLinks', params: ({ event }) => ({ value: event.links }) },
            },
            'step.back': causeOrder.toBefore('social-links'),
          },
        },
        marketingPermission: {
          description: 'Whether we may help the cause to be found.',
          meta: { step: 'marketing-permission' },
          on: {
            'permission.submitted': {
              target: goingOn,
              actions: { type: 'keep', params: ({ event }) => ({ permission: event.permission }) },
            },
            'step.back': causeOrder.toBefore('marketing-permission'),
          },
        },
      },
    },
    account: {
      description: 'Who will run it. Whoever has an account is only asked for a number.',
      initial: 'accountEmail',
      states: {
        ...newAccount('causeRegistration', causeOrder.toBefore),
        mobile: {
          description: 'A number under which the person who runs the cause can be reached.',
          meta: { step: 'mobile' },
          on: {
            'mobile.submitted': { target: goingOn, actions: { type: 'keep', params: ({ event }) => ({ mobile: event.mobile }) } },
            'step.back': causeOrder.toBefore('mobile'),
          },
        },
      },
    },
    registering: {
      description: 'All answers once more; with them everything is made.',
      initial: 'checkAnswers',
      states: {
        checkAnswers: {
          description: 'All answers, each with a way to change it. Nothing is made before they are confirmed.',
          meta: { step: 'check-answers' },
          on: {
            'answers.confirmed': { target: 'finalising', actions: 'tidy' },
            'step.back': causeOrder.toBefore('check-answers'),
          },
        },
        ...finalisingStates<CauseAnswers>('causeRegistration', 'cause', 'alreadyThere'),
        ...causeIsThere,
      },
    },
    ...registeredStates('cause'),
    supporting: {
      description: 'The person becomes a supporter of the cause that is there already.',
      type: 'final',
      tags: 'over',
    },
  },
})
