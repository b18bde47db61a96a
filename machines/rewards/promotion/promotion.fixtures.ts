import { type Fixtures, fixturesFor } from '#machines/fixtures.ts'
import { type Promotion, promotionMachine } from './promotion.machine.ts'

const promotion: Promotion = {
  address: 'https://www.example.org/causes/abbotsmere-hospice?invite=0123456789abcdef',
  friends: 2,
}

export const promotionFixtures: Fixtures<typeof promotionMachine> = {
  ...fixturesFor(promotionMachine, {
    inputs: [undefined],
    events: {
      'page.refreshed': [{ type: 'page.refreshed' }],
      'text.copied': [{ type: 'text.copied', text: 'link' }],
      'copy.refused': [{ type: 'copy.refused', text: 'post' }],
      'link.shared': [{ type: 'link.shared' }],
    },
    outcomes: { findLink: { outputs: [promotion], fails: true } },
    invariants: [
      ['what is shown was found', (snapshot) => !snapshot.matches('shown') || snapshot.context.found !== null],
      ['what is copied has a name', (snapshot) => !snapshot.matches({ shown: 'copied' }) || snapshot.context.text !== null],
      [
        'what is not copied has one too',
        (snapshot) => !snapshot.matches({ shown: 'notCopied' }) || snapshot.context.text !== null,
      ],
    ],
    pinned: [
      {
        name: 'a link that cannot be copied is shared by the device',
        input: 0,
        events: ['findLink: done', 'copy.refused', 'link.shared'],
        ends: { shown: 'shared' },
        does: ['keepShared'],
      },
      { name: 'silence is a failure', input: 0, events: ['after: patience'], ends: 'failed' },
      {
        name: 'a link that could not be had is asked for again',
        input: 0,
        events: ['findLink: error', 'page.refreshed', 'findLink: done'],
        ends: { shown: 'link' },
      },
      {
        name: 'what is copied is said to be, and counts as shared',
        input: 0,
        events: ['findLink: done', 'text.copied'],
        ends: { shown: 'copied' },
        knows: { text: 'link' },
        does: ['keepText({"text":"link"})', 'keepShared'],
      },
      {
        name: 'a browser that copies nothing leaves the text to be copied by hand',
        input: 0,
        events: ['findLink: done', 'copy.refused'],
        ends: { shown: 'notCopied' },
        knows: { text: 'post' },
      },
    ],
  }),
  items: 'F-158',
}
