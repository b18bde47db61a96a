/** What is typed for the message, and for another that stands in no list here. */
export const reply = {
  reference: 'CM-7K2M9QXB',
  decision: 'message.answered',
  words: { text: 'It’s changed now.' },
  isOnItsWay: false,
}
export const item = 'messages.CM-7K2M9QXB'
export const other = 'messages.CM-0THER123'

/** What is typed goes with nothing but its own decision. */
export const draftJourneys = [
  ...[
    ['query.changed', 'readItems: done#3'],
    ['list.refreshed', 'readItems: error'],
    ['assignment.asked', 'handOver: done#2', 'readItems: done#1'],
    ['draft.changed#3', 'list.refreshed', 'readItems: done#4'],
  ].map((after) => ({
    name: `what is typed for one stays: after ${after.join(', ')}`,
    input: 0,
    events: ['readItems: done#1', 'draft.changed#1', ...after],
    ends:
      { 'readItems: done#3': 'empty', 'readItems: error': 'failed', 'readItems: done#4': 'empty' }[after.at(-1) ?? ''] ?? 'shown',
    knows: {
      drafts: after.includes('draft.changed#3')
        ? { [item]: reply, [other]: { ...reply, reference: 'CM-0THER123' } }
        : { [item]: reply },
    },
  })),
  {
    name: 'it is dropped alone',
    input: 0,
    events: ['draft.changed#1', 'draft.changed#3', 'draft.changed#2'],
    ends: 'loading',
    does: [`keepDraft({"item":"${item}","draft":null})`, `storeDraft({"item":"${item}","draft":null})`],
    knows: { drafts: { [other]: { ...reply, reference: 'CM-0THER123' } } },
  },
]
