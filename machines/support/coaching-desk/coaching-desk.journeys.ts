import { journey } from '#machines/fixtures.ts'
import { slotsWithout } from './desk-slots.ts'

const read = 'readDesk: done#1'
const begun = `${read} > cancellation.begun#1`
const typed = `${begun} > reason.written#1`
const words = { reason: 'The coach is ill' }
const drafts = { 'call-of-abbotsmere': words }
const times = { day: '2026-11-30', from: '09:00', to: '' }
const at = (list: string, work: string) => ({ shown: { list, work } })

/** What is typed goes with what was done or given up, and with nothing else. */
const ofWords = [
  journey('why is known as it is typed', 0, typed, at('read', 'cancelling'), { knows: { drafts } }),
  journey('the desk is read again, and it stays', 0, `${typed} > page.refreshed`, at('rereading', 'cancelling'), {
    knows: { drafts, cancelling: 'call-of-abbotsmere' },
    refuses: ['page.refreshed'],
  }),
  journey('and afterwards', 0, `${typed} > page.refreshed > ${read}`, at('read', 'cancelling'), { knows: { drafts } }),
  journey(
    'a call that is gone meanwhile is said to be, and what was typed is kept',
    0,
    `${typed} > page.refreshed > readDesk: done#2`,
    at('read', 'gone'),
    {
      knows: { drafts, cancelling: null },
      refuses: ['cancellation.given#1', 'cancellation.left#1', 'cancellation.begun#1'],
    },
  ),
  journey(
    'another can be cancelled then',
    0,
    `${typed} > page.refreshed > readDesk: done#2 > cancellation.begun#2`,
    at('read', 'cancelling'),
    { knows: { drafts } },
  ),
  journey(
    'and what is typed for it is kept beside that',
    0,
    `${typed} > cancellation.begun#2 > reason.written#1`,
    at('read', 'cancelling'),
    {
      knows: { drafts: { ...drafts, 'call-of-brackwater': words } },
    },
  ),
  journey(
    'or left, which gives up nothing else',
    0,
    `${typed} > cancellation.begun#2 > cancellation.left#2`,
    at('read', 'looking'),
    { knows: { drafts } },
  ),
  journey(
    'it is there again when one comes back to the first',
    0,
    `${typed} > cancellation.begun#2 > reason.written#1 > cancellation.given#2 > act: done#3 > ${read} > cancellation.begun#1`,
    at('read', 'cancelling'),
    { knows: { drafts } },
  ),
  journey('what is taken back is nothing', 0, `${typed} > reason.written#2`, at('read', 'cancelling'), {
    does: ['keepDraft({"words":{"reason":""}})'],
  }),
  journey(
    'what was typed for a call that is gone can be discarded',
    0,
    `${typed} > page.refreshed > readDesk: done#2 > draft.discarded`,
    at('read', 'gone'),
    { refuses: ['draft.discarded'] },
  ),
  journey('for one that is booked it can’t', 0, typed, at('read', 'cancelling'), { refuses: ['draft.discarded'] }),
  journey('it is said once', 0, `${typed} > page.refreshed > readDesk: done#2 > page.refreshed`, at('rereading', 'looking'), {
    knows: { drafts },
  }),
  journey(
    'a desk that can’t be read again takes nothing away',
    0,
    `${typed} > page.refreshed > readDesk: error`,
    at('unread', 'cancelling'),
    { knows: { drafts } },
  ),
  journey(
    'nor does a silent one',
    0,
    `${typed} > page.refreshed > after: patience > page.refreshed > ${read}`,
    at('read', 'cancelling'),
    { knows: { drafts } },
  ),
  journey('silence says so', 0, `${typed} > page.refreshed > after: patience`, at('unread', 'cancelling')),
  journey('thought better of, it is given up', 0, `${typed} > cancellation.left#1`, at('read', 'looking'), {
    does: ['forgetCancelling', 'forgetDraft({"bookingId":"call-of-abbotsmere"})'],
  }),
  journey('so it is when the call is cancelled', 0, `${typed} > cancellation.given#1 > act: done#3`, at('rereading', 'looking'), {
    does: ['keepTold({"told":{"kind":"cancelled"}})', 'forgetAct'],
    knows: { act: null, told: { kind: 'cancelled' } },
  }),
  journey(
    'what is lost on its way stays',
    0,
    `${typed} > cancellation.given#1 > act: error > page.refreshed > ${read}`,
    at('read', 'looking'),
    { knows: { drafts } },
  ),
  journey('what came too late, too', 0, `${typed} > cancellation.given#1 > act: done#5`, 'tooLate', { knows: { drafts } }),
  journey(
    'and is there when the call is gone all the same',
    0,
    `${typed} > cancellation.given#1 > act: error > page.refreshed > readDesk: done#2 > draft.discarded`,
    at('read', 'looking'),
    { refuses: ['draft.discarded'] },
  ),
  journey(
    'once the call is cancelled there is nothing to discard',
    0,
    `${typed} > cancellation.given#1 > act: done#3 > readDesk: done#2`,
    at('read', 'looking'),
    { refuses: ['draft.discarded'] },
  ),
  journey('times are known as they are typed', 0, `${read} > times.written`, at('read', 'looking'), { knows: { times } }),
  journey(
    'they stay when adding them is lost',
    0,
    `${read} > times.written > act.asked#1 > act: error > page.refreshed > ${read}`,
    at('read', 'looking'),
    { knows: { times } },
  ),
  journey('they go when they are added', 0, `${read} > times.written > act.asked#1 > act: done#1`, at('rereading', 'looking'), {
    knows: { times: null },
  }),
  journey(
    'and stay when another is removed',
    0,
    `${read} > times.written > act.asked#2 > act: done#2 > readDesk: done#2`,
    at('read', 'looking'),
    { knows: { times } },
  ),
]

/** Journeys pinned by hand, besides those of the fixtures. */
export const coachingDeskJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'failed'),
  journey('a desk that can’t be read is read again', 0, `readDesk: error > page.refreshed > ${read}`, at('read', 'looking')),
  journey('the desk is read again on wish', 0, `${read} > page.refreshed`, at('rereading', 'looking')),
  journey('and is as it is now', 0, `${read} > page.refreshed > readDesk: done#2`, at('read', 'looking'), {
    knows: { slots: slotsWithout },
  }),
  journey(
    'what is done and about which nothing is heard',
    0,
    `${read} > act.asked#2 > after: patience > page.refreshed`,
    'loading',
  ),
  journey('what was asked is on its way', 0, `${read} > act.asked#2`, 'acting', {
    knows: { act: { type: 'slot.removed', slotId: 12 } },
  }),
  journey('what nothing is heard of is asked no more', 0, `${read} > act.asked#1 > after: patience`, 'notDone', {
    knows: { act: null },
  }),
  journey('nor what came too late', 0, `${read} > act.asked#2 > act: done#5`, 'tooLate', { knows: { act: null } }),
  journey('nor what is refused', 0, `${read} > act.asked#1 > act: done#4`, at('read', 'looking'), {
    knows: { act: null },
    does: ['keepTold({"told":{"kind":"refused","fields":{"day":"slotDayPast"}}})', 'forgetAct'],
  }),
  journey('what fails is said', 0, `${read} > act.asked#2 > act: error`, 'notDone', { knows: { act: null } }),
  journey('G-014 a call that is being cancelled', 0, begun, at('read', 'cancelling'), {
    knows: { cancelling: 'call-of-abbotsmere' },
    refuses: ['cancellation.begun#1'],
  }),
  journey('another instead', 0, `${begun} > cancellation.begun#2`, at('read', 'cancelling'), {
    knows: { cancelling: 'call-of-brackwater' },
    refuses: ['cancellation.given#1', 'cancellation.left#1'],
  }),
  journey('G-014 why goes with it', 0, `${begun} > cancellation.given#1`, 'acting', {
    knows: { cancelling: null, act: { type: 'call.cancelled', bookingId: 'call-of-abbotsmere', reason: 'The coach is ill' } },
  }),
  journey('thought better of', 0, `${begun} > cancellation.left#1`, at('read', 'looking'), {
    knows: { cancelling: null },
    refuses: ['cancellation.given#1'],
  }),
  ...ofWords,
]
