import { journey } from '../fixtures.ts'

export const read = 'readQueue: done#1'
export const nobody = 'readQueue: done#2'
const readAnew = 'readQueue: done#3'
/** The same one, as somebody has changed it meanwhile. */
export const changedOf = (item: unknown) => ({ ...(item as object), isChanged: true })

/** What is done once the queue is read. */
const kept = (...requests: unknown[]) => `keepRequests(${JSON.stringify({ requests })})`

export const chosen = `${read} > decision.chosen`
const typed = `${chosen} > reason.written#1`
const lost = `${typed} > decision.made > moveRequest: error > queue.refreshed > ${read}`

/** What is typed is forgotten with its decision alone. */
export const pinnedOfWords = (item: unknown, draft: object, choice: object | undefined) => [
  journey('what is taken back is nothing', 0, `${typed} > reason.written#2`, { deciding: 'writing' }, { knows: { draft: null } }),
  journey('what is typed is known', 0, typed, { deciding: 'writing' }, { knows: { choice, draft } }),
  journey(
    'it stays while the queue is read again',
    0,
    `${typed} > queue.refreshed`,
    { deciding: 'rereading' },
    {
      knows: { choice, draft },
      refuses: ['queue.refreshed', 'decision.chosen'],
    },
  ),
  journey(
    'and afterwards',
    0,
    `${typed} > queue.refreshed > ${readAnew}`,
    { deciding: 'writing' },
    {
      knows: { choice, draft, requests: [changedOf(item)] },
    },
  ),
  journey(
    'a queue that no longer has it says so, and keeps what was typed',
    0,
    `${typed} > queue.refreshed > ${nobody}`,
    'gone',
    {
      knows: { choice: null, draft, requests: [] },
    },
  ),
  journey(
    'it is still there when the queue is asked for once more',
    0,
    `${typed} > queue.refreshed > ${nobody} > queue.refreshed > ${nobody}`,
    'gone',
    { knows: { draft } },
  ),
  journey('until whoever wrote it needs it no more', 0, `${typed} > queue.refreshed > ${nobody} > draft.discarded`, 'loading', {
    knows: { draft: null },
  }),
  journey('where nothing was typed nothing is discarded', 0, `${chosen} > queue.refreshed > ${nobody}`, 'gone', {
    knows: { draft: null },
    refuses: ['draft.discarded'],
  }),
  journey(
    'what was typed before is back where it was',
    1,
    read,
    { deciding: 'writing' },
    { knows: { choice, draft, requests: [item] }, does: [kept(item), 'resumeDraft'] },
  ),
  journey('or said to be for what is gone', 1, nobody, 'gone', { knows: { choice: null, draft } }),
  journey('what was sent before is back while it waits', 2, read, { deciding: 'writing' }, { knows: { choice, draft } }),
  journey('and forgotten once it doesn’t', 2, nobody, 'empty', { knows: { draft: null }, does: [kept(), 'forgetDraft'] }),
  journey(
    'what came too late for what is gone is kept all the same',
    0,
    `${typed} > decision.made > moveRequest: done#2 > queue.refreshed > ${nobody}`,
    'gone',
    { knows: { draft, requests: [] } },
  ),
  journey('what is sent is known to be on its way', 0, `${typed} > decision.made`, 'moving', {
    knows: { draft: { ...draft, isOnItsWay: true } },
  }),
  journey(
    'a queue that can’t be read again takes nothing away',
    0,
    `${typed} > queue.refreshed > readQueue: error`,
    { deciding: 'unread' },
    {
      knows: { choice, draft, requests: [item] },
    },
  ),
  journey(
    'neither does a silent one',
    0,
    `${typed} > queue.refreshed > after: patience > queue.refreshed > ${read}`,
    { deciding: 'writing' },
    {
      knows: { choice, draft },
    },
  ),
  journey('silence says so too', 0, `${typed} > queue.refreshed > after: patience`, { deciding: 'unread' }),
  journey(
    'what is typed meanwhile is known',
    0,
    `${chosen} > queue.refreshed > reason.written#1`,
    { deciding: 'rereading' },
    { knows: { draft } },
  ),
  journey('a decision can be made while the queue is read again', 0, `${typed} > queue.refreshed > decision.made`, 'moving'),
  journey('who doesn’t decide after all waits for the queue', 0, `${typed} > queue.refreshed > decision.cancelled`, 'loading', {
    knows: { choice: null, draft: null },
    does: ['forgetDraft', 'forgetChoice'],
  }),
  journey('or asks for it anew', 0, `${typed} > queue.refreshed > readQueue: error > decision.cancelled`, 'loading', {
    knows: { choice: null, draft: null },
  }),
  journey(
    'what was typed for a decision that is lost is kept, and back where it was',
    0,
    lost,
    { deciding: 'writing' },
    { knows: { choice, draft } },
  ),
  journey('so it is for one that came too late', 0, `${typed} > decision.made > moveRequest: done#2`, 'tooLate', {
    knows: { draft },
  }),
  journey('or that nothing is heard of', 0, `${typed} > decision.made > after: decision`, 'notMoved', { knows: { draft } }),
  journey('it is forgotten with the decision', 0, `${typed} > decision.made > moveRequest: done#1`, 'loading', {
    knows: { draft: null },
    does: ['forgetDraft', 'forgetMove'],
  }),
  journey('or given up with it', 0, `${lost} > decision.cancelled`, 'shown', {
    knows: { choice: null, draft: null },
    does: ['forgetDraft', 'forgetChoice'],
  }),
]
