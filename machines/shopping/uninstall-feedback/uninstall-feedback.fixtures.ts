import type { UninstallFields } from '#contract/shopping/uninstall-feedback.rules.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { uninstallFeedbackMachine } from './uninstall-feedback.machine.ts'

export const typedFeedback: UninstallFields = {
  firstName: 'Rowan',
  lastName: '',
  email: 'rowan@example.org',
  reason: 'inTheWay',
  text: 'It covered the button that pays.',
  mayContact: true,
}
const refusals = { email: 'emailFormat' }

export const uninstallFeedbackFixtures = {
  ...fixturesFor(uninstallFeedbackMachine, {
    inputs: [undefined],
    events: {
      'form.submitted': [{ type: 'form.submitted', fields: typedFeedback }],
      'submission.retried': [{ type: 'submission.retried' }],
    },
    outcomes: { sendFeedback: { outputs: [{ kind: 'taken' }, { kind: 'refused', fields: refusals }], fails: true } },
    invariants: [
      [
        'what is sent, has failed or has arrived was typed',
        (snapshot) => snapshot.matches('editing') || snapshot.context.fields !== null,
      ],
      [
        'faults stand only where they can be mended',
        (snapshot) => snapshot.matches('editing') || Object.keys(snapshot.context.refusals).length === 0,
      ],
    ],
    pinned: [
      { name: 'A-091 told, and thanked', input: 0, events: ['form.submitted', 'sendFeedback: done#1'], ends: 'thanks' },
      {
        name: 'refused by the server, then corrected',
        input: 0,
        events: ['form.submitted', 'sendFeedback: done#2', 'form.submitted', 'sendFeedback: done#1'],
        ends: 'thanks',
      },
      {
        name: 'what the server found wrong is known',
        input: 0,
        events: ['form.submitted', 'sendFeedback: done#2'],
        ends: 'editing',
        knows: { fields: typedFeedback, refusals },
      },
      {
        name: 'lost, then tried again with what was typed',
        input: 0,
        events: ['form.submitted', 'sendFeedback: error', 'submission.retried', 'sendFeedback: done#1'],
        ends: 'thanks',
        knows: { fields: typedFeedback },
      },
      {
        name: 'lost, then changed and sent',
        input: 0,
        events: ['form.submitted', 'sendFeedback: error', 'form.submitted', 'sendFeedback: done#1'],
        ends: 'thanks',
      },
      { name: 'silence is a failure', input: 0, events: ['form.submitted', 'after: patience'], ends: 'failed' },
      {
        name: 'after a failure it is what is typed now',
        input: 0,
        events: ['form.submitted', 'sendFeedback: error', 'form.submitted'],
        ends: 'submitting',
        does: [`keepFields(${JSON.stringify({ fields: typedFeedback })})`],
      },
    ],
  }),
  items: 'F-095',
}
