import { type Fixtures, fixturesFor } from '../fixtures.ts'
import type { SaveOutcome, saveForm } from './save-form.ts'

/** An action with its parameters, as pinned journeys write it. */
const said = (action: string, params: object) => `${action}(${JSON.stringify(params)})`

/** The fixtures of every form of the account; `fault` is one that only the server finds. */
export function saveFormFixtures<Fields>(
  machine: ReturnType<typeof saveForm<Fields>>,
  fields: Fields,
  fault: Record<string, string>,
): Fixtures<ReturnType<typeof saveForm<Fields>>> {
  const outputs: SaveOutcome[] = [{ kind: 'saved' }, { kind: 'refused', fields: fault }]
  return fixturesFor(machine, {
    inputs: [undefined],
    events: {
      'form.submitted': [{ type: 'form.submitted', fields }],
      'submission.retried': [{ type: 'submission.retried' }],
    } as never, // the events of a generic chart are not spelled out
    outcomes: { save: { outputs, fails: true } },
    invariants: [
      ['what is sent was typed', (snapshot) => !snapshot.matches('saving') || snapshot.context.fields !== null],
      ['what failed can be sent again', (snapshot) => !snapshot.matches('failed') || snapshot.context.fields !== null],
    ],
    pinned: [
      { name: 'saved', input: 0, events: ['form.submitted', 'save: done#1'], ends: 'saved' },
      {
        name: 'refused by the server, then corrected',
        input: 0,
        events: ['form.submitted', 'save: done#2', 'form.submitted', 'save: done#1'],
        ends: 'saved',
      },
      {
        name: 'lost, then tried again',
        input: 0,
        events: ['form.submitted', 'save: error', 'submission.retried', 'save: done#1'],
        ends: 'saved',
      },
      {
        name: 'what the server finds wrong stands at its field, and nothing is called saved',
        input: 0,
        events: ['form.submitted', 'save: done#2'],
        ends: 'editing',
        knows: { fields, refusals: fault },
        does: [said('keepRefusals', { outcome: outputs[1] })],
      },
      {
        name: 'saved, then changed again: what is sent is what is typed now',
        input: 0,
        events: ['form.submitted', 'save: done#1', 'form.submitted'],
        ends: 'saving',
        does: [said('keepFields', { fields })],
      },
      {
        name: 'lost, then typed anew and sent',
        input: 0,
        events: ['form.submitted', 'save: error', 'form.submitted'],
        ends: 'saving',
        does: [said('keepFields', { fields })],
      },
      { name: 'silence is a failure', input: 0, events: ['form.submitted', 'after: patience'], ends: 'failed' },
    ],
  })
}
