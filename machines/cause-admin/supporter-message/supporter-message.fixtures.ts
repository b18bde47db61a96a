import type { SupporterMessage } from '#contract/cause-admin/supporter-message.ts'
import { limits } from '#contract/limits.ts'
import { fixturesFor } from '#machines/fixtures.ts'
import { supporterMessageJourneys } from './supporter-message.journeys.ts'
import { type MessageOutcome, supporterMessageMachine } from './supporter-message.machine.ts'

const silent: SupporterMessage = {
  event: 'welcomeNewSupporter',
  medium: 'email',
  text: null,
  charLimit: limits.supporterMessage.email,
}
const speaking: SupporterMessage = { ...silent, text: 'Thank you for joining us.' }
const onSite: SupporterMessage = { ...speaking, medium: 'site', charLimit: limits.supporterMessage.site }
const done: MessageOutcome = { kind: 'done', message: speaking }
const refused: MessageOutcome = { kind: 'refused', fields: { text: 'messageHtml' } }
const texts = ['Thank you for joining us.', 'Thank <b>you</b>']

export const supporterMessageFixtures = fixturesFor(supporterMessageMachine, {
  items: 'F-152',
  inputs: [undefined],
  events: {
    'message.submitted': texts.map((text) => ({ type: 'message.submitted' as const, text })),
    'test.asked': texts.map((text) => ({ type: 'test.asked' as const, text })),
    'message.removed': [{ type: 'message.removed' }],
    'submission.retried': [{ type: 'submission.retried' }],
    'page.refreshed': [{ type: 'page.refreshed' }],
  },
  outcomes: {
    read: { outputs: [speaking, silent, onSite, null], fails: true },
    save: { outputs: [done, refused], fails: true },
    sendTest: { outputs: [{ kind: 'sent' }, refused, { kind: 'tooOften' }], fails: true },
    remove: { outputs: [silent], fails: true },
  },
  invariants: [
    [
      'nothing is sent that the rules do not let through',
      (snapshot) => !(snapshot.matches('saving') || snapshot.matches('testing')) || snapshot.context.text === texts[0],
    ],
    [
      'what is wrong is said',
      (snapshot) => !snapshot.matches({ open: 'invalid' }) || Object.keys(snapshot.context.refusals).length > 0,
    ],
    ['only mails are tested', (snapshot) => !snapshot.matches('testing') || snapshot.context.message?.medium === 'email'],
  ],
  pinned: [
    {
      name: 'F-152 written and saved',
      input: 0,
      events: ['read: done#2', 'message.submitted#1', 'save: done#1'],
      ends: { open: 'saved' },
    },
    {
      name: 'V-064 with HTML: nothing is sent, and it is said',
      input: 0,
      events: ['read: done#1', 'message.submitted#2'],
      ends: { open: 'invalid' },
      knows: { refusals: { text: 'messageHtml' } },
    },
    {
      name: 'G-012 tried on oneself',
      input: 0,
      events: ['read: done#1', 'test.asked#1', 'sendTest: done#1'],
      ends: { open: 'tested' },
    },
    { name: 'F-152 removed', input: 0, events: ['read: done#1', 'message.removed', 'remove: done'], ends: { open: 'removed' } },
    {
      name: 'E-059 lost, then tried again',
      input: 0,
      events: ['read: done#1', 'message.submitted#1', 'save: error', 'submission.retried', 'save: done#1'],
      ends: { open: 'saved' },
    },
    ...supporterMessageJourneys,
  ],
})
