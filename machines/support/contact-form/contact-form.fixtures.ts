import type { ContactFields } from '#contract/support/contact.rules.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { contactFormMachine } from './contact-form.machine.ts'

export const typedMessage: ContactFields = {
  name: 'Rowan Ash',
  email: 'rowan@example.org',
  text: 'The newsletter of my cause still has my old name in it.',
}
const refusals = { email: 'emailFormat' }

export const contactFormFixtures = fixturesFor(contactFormMachine, {
  inputs: [undefined],
  events: {
    'topic.chosen': [
      { type: 'topic.chosen', topic: 'donation' },
      { type: 'topic.chosen', topic: 'other' },
    ],
    'message.wanted': [{ type: 'message.wanted' }],
    'back.pressed': [{ type: 'back.pressed' }],
    'form.submitted': [{ type: 'form.submitted', fields: typedMessage }],
    'submission.retried': [{ type: 'submission.retried' }],
  },
  outcomes: {
    sendMessage: {
      outputs: [
        { kind: 'taken', reference: 'CM-7K2M9QXB' },
        { kind: 'refused', fields: refusals },
      ],
      fails: true,
    },
  },
  invariants: [
    [
      'a topic is known wherever one is written about',
      (snapshot) => snapshot.matches('choosing') || snapshot.context.topic !== null,
    ],
    [
      'what has arrived has a number, and only that',
      (snapshot) => snapshot.matches('sent') === (snapshot.context.reference !== null),
    ],
    [
      'what is on its way, has failed or has arrived was typed',
      (snapshot) =>
        !(snapshot.matches('submitting') || snapshot.matches('failed') || snapshot.matches('sent')) ||
        snapshot.context.fields !== null,
    ],
  ],
  pinned: [
    {
      name: 'pointed to where the site answers, and written all the same',
      input: 0,
      events: ['topic.chosen#1', 'message.wanted', 'form.submitted', 'sendMessage: done#1'],
      ends: 'sent',
      knows: { topic: 'donation', fields: typedMessage, reference: 'CM-7K2M9QXB' },
    },
    {
      name: 'what the site can’t answer is written at once',
      input: 0,
      events: ['topic.chosen#2'],
      ends: 'writing',
      knows: { topic: 'other' },
    },
    {
      name: 'another topic after all',
      input: 0,
      events: ['topic.chosen#1', 'back.pressed', 'topic.chosen#2', 'back.pressed'],
      ends: 'choosing',
    },
    {
      name: 'refused by the server, then corrected',
      input: 0,
      events: ['topic.chosen#2', 'form.submitted', 'sendMessage: done#2', 'form.submitted', 'sendMessage: done#1'],
      ends: 'sent',
      knows: { refusals: {} },
    },
    {
      name: 'what the server found wrong is known',
      input: 0,
      events: ['topic.chosen#2', 'form.submitted', 'sendMessage: done#2'],
      ends: 'writing',
      knows: { fields: typedMessage, refusals },
    },
    {
      name: 'lost, then tried again with what was typed',
      input: 0,
      events: ['topic.chosen#2', 'form.submitted', 'sendMessage: error', 'submission.retried', 'sendMessage: done#1'],
      ends: 'sent',
      knows: { fields: typedMessage },
    },
    {
      name: 'lost, then changed and sent',
      input: 0,
      events: ['topic.chosen#2', 'form.submitted', 'sendMessage: error', 'form.submitted', 'sendMessage: done#1'],
      ends: 'sent',
    },
    { name: 'silence is a failure', input: 0, events: ['topic.chosen#2', 'form.submitted', 'after: patience'], ends: 'failed' },
    {
      name: 'after a failure it is what is typed now',
      input: 0,
      events: ['topic.chosen#2', 'form.submitted', 'sendMessage: error', 'form.submitted'],
      ends: 'submitting',
      does: [`keepFields(${JSON.stringify({ fields: typedMessage })})`],
    },
  ],
})
