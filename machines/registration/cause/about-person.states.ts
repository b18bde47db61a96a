import { newAccount } from '../new-account.states.ts'
import { causeOrder } from './cause-answers.ts'
import { causeRegistrationSetup } from './cause-registration.setup.ts'

const { createStateConfig: state } = causeRegistrationSetup

/** What is asked about the person who will run it. */
export const aboutPerson = {
  ...newAccount(causeOrder.toBefore),
  mobile: state({
    description: 'A number under which the person who runs the cause can be reached.',
    meta: { step: 'mobile' },
    on: {
      'mobile.submitted': { target: 'goingOn', actions: { type: 'keep', params: ({ event }) => ({ mobile: event.mobile }) } },
      'step.back': causeOrder.toBefore('mobile'),
    },
  }),
}
