import { journey } from '#machines/fixtures.ts'

const proposed = 'readRun: done#1'
const approved = 'readRun: done#3'
const sent = 'readRun: done#4'
const returned = 'readRun: done#5'
const at = (run: string, work: string) => ({ shown: { run, work } })
const looking = at('read', 'looking')
const words = { reason: 'The total is wrong' }
const drafts = { run: words }
const recalling = `${approved} > recall.begun`
const typed = `${recalling} > reason.written`
const refusing = `${sent} > refusal.begun#1`
const chosen = `${refusing} > reason.written`
const ofLine = { 'P-1': words }

/** What is typed goes with what was done or given up, and with nothing else. */
const ofWords = [
  journey('why is known as it is typed', 0, typed, at('read', 'recalling'), { knows: { drafts } }),
  journey('the run is read again, and it stays', 0, `${typed} > page.refreshed`, at('rereading', 'recalling'), {
    knows: { drafts },
    refuses: ['page.refreshed', 'page.asked'],
  }),
  journey('and afterwards', 0, `${typed} > page.refreshed > ${approved}`, at('read', 'recalling'), { knows: { drafts } }),
  journey('on another page as well', 0, `${typed} > page.asked > ${approved}`, at('read', 'recalling'), {
    knows: { drafts, page: 2 },
  }),
  journey(
    'a run that can’t be called back any more says so, and what was typed is kept',
    0,
    `${typed} > page.refreshed > ${sent}`,
    at('read', 'gone'),
    {
      knows: { drafts },
      refuses: ['recall.given', 'recall.left'],
    },
  ),
  journey('and can be discarded', 0, `${typed} > page.refreshed > ${sent} > draft.discarded`, at('read', 'gone'), {
    refuses: ['draft.discarded'],
  }),
  journey('for a run that can be called back it can’t', 0, typed, at('read', 'recalling'), { refuses: ['draft.discarded'] }),
  journey(
    'what is chosen for one line stays beside what is chosen for another, and for the run',
    0,
    `${typed} > page.refreshed > ${sent} > refusal.begun#1 > reason.written > refusal.begun#2 > reason.written`,
    at('read', 'refusing'),
    { knows: { drafts: { ...drafts, ...ofLine, 'P-2': words } } },
  ),
  journey('nor does another page say it', 0, `${typed} > page.refreshed > ${sent} > page.asked`, at('rereading', 'looking'), {
    knows: { drafts, page: 2 },
  }),
  journey('it is said once', 0, `${typed} > page.refreshed > ${sent} > page.refreshed`, at('rereading', 'looking'), {
    knows: { drafts },
  }),
  journey(
    'a run that can’t be read again takes nothing away',
    0,
    `${typed} > page.refreshed > readRun: error`,
    at('unread', 'recalling'),
    { knows: { drafts } },
  ),
  journey('silence says so', 0, `${typed} > page.refreshed > after: patience`, at('unread', 'recalling'), { knows: { drafts } }),
  journey('a run that is gone is said to be', 0, `${typed} > page.refreshed > readRun: done#2`, 'unknown', { knows: { drafts } }),
  journey('thought better of, it is given up', 0, `${typed} > recall.left`, looking, {
    does: ['forgetDraft({"paymentId":null})'],
  }),
  journey('so it is when the run is called back', 0, `${typed} > recall.given > act: done#1`, at('rereading', 'looking'), {
    knows: { act: null },
    does: ['keepTold({"told":{"kind":"done"}})', 'forgetAct'],
  }),
  journey('then there is nothing to discard', 0, `${typed} > recall.given > act: done#1 > ${sent}`, looking, {
    refuses: ['draft.discarded'],
  }),
  journey('what is lost on its way stays', 0, `${typed} > recall.given > act: error > page.refreshed > ${approved}`, looking, {
    knows: { drafts, act: null },
  }),
  journey('what nothing is heard of, too', 0, `${typed} > recall.given > after: decision`, 'notDone', {
    knows: { drafts, act: null },
  }),
  journey('what came too late, too', 0, `${typed} > recall.given > act: done#2`, 'tooLate', { knows: { drafts, act: null } }),
  journey('what is refused, too', 0, `${typed} > recall.given > act: done#3`, at('rereading', 'looking'), { knows: { drafts } }),
  journey(
    'and what is typed while something else is done',
    0,
    `${typed} > act.asked#2 > act: done#1`,
    at('rereading', 'looking'),
    { knows: { drafts } },
  ),
  journey('of a line, too, while the run is read again', 0, `${chosen} > page.refreshed > ${sent}`, at('read', 'refusing'), {
    knows: { drafts: ofLine, refusing: 'P-1' },
  }),
  journey('a line that can’t be refused any more says so', 0, `${chosen} > page.refreshed > ${returned}`, at('read', 'gone'), {
    knows: { drafts: ofLine, refusing: null },
  }),
  journey('another page has other lines', 0, `${chosen} > page.asked > ${approved}`, looking, {
    knows: { drafts: ofLine, refusing: null },
  }),
  journey('what was chosen is given up with it', 0, `${chosen} > refusal.left#1`, looking, {
    does: ['forgetRefusing', 'forgetDraft({"paymentId":"P-1"})'],
  }),
  journey('but not with another', 0, `${chosen} > refusal.begun#2 > refusal.left#2`, looking, { knows: { drafts: ofLine } }),
  journey('or with the run', 0, `${chosen} > page.refreshed > ${approved} > recall.begun > recall.left`, looking, {
    knows: { drafts: ofLine },
  }),
  journey(
    'it is done with when the line is answered',
    0,
    `${chosen} > refusal.given#1 > act: done#1`,
    at('rereading', 'looking'),
    { does: ['keepTold({"told":{"kind":"done"}})', 'forgetAct'] },
  ),
]

/** Journeys pinned by hand. */
export const paymentRunConsoleJourneys = [
  journey('approved, and read again', 0, `${proposed} > act.asked#1 > act: done#1 > ${proposed}`, looking, {
    knows: { told: { kind: 'done' } },
  }),
  journey('as it is then', 0, `${proposed} > act.asked#1 > act: done#1 > ${approved}`, looking, {
    knows: { found: { stage: 'approved' } },
  }),
  journey('somebody else was faster', 0, `${proposed} > act.asked#1 > act: done#2 > page.refreshed`, 'loading'),
  journey('what is refused says why beside the run', 0, `${proposed} > act.asked#1 > act: done#3 > ${proposed}`, looking, {
    knows: { told: { kind: 'refused', code: 'secondPerson' } },
  }),
  journey(
    'another page forgets what was told',
    0,
    `${proposed} > act.asked#1 > act: done#1 > ${proposed} > page.asked > ${proposed}`,
    looking,
    {
      knows: { page: 2, told: null },
    },
  ),
  journey('a silent server', 0, `${proposed} > act.asked#1 > after: decision > page.refreshed > after: patience`, 'failed'),
  journey('a run of nobody', 0, 'readRun: done#2', 'unknown'),
  journey(
    'a run that cannot be read is asked for again, and so is one that is shown',
    0,
    `readRun: error > page.refreshed > ${proposed} > page.refreshed > ${proposed}`,
    looking,
  ),
  journey('what may not have been done says so', 0, `${proposed} > act.asked#1 > act: error`, 'notDone'),
  journey('what was asked is on its way', 0, `${proposed} > act.asked#1`, 'acting', { knows: { act: { type: 'run.approved' } } }),
  journey('what the run’s own chart does not allow is refused', 0, approved, looking, {
    refuses: ['act.asked#1', 'act.asked#3', 'refusal.begun#1'],
  }),
  journey('nothing of a proposal is called back', 0, proposed, looking, { refuses: ['recall.begun'] }),
  journey('a run that is called back says why', 0, `${recalling} > recall.given`, 'acting', {
    knows: { act: { type: 'run.recalled', text: 'The total is wrong' } },
  }),
  journey('it is begun once', 0, recalling, at('read', 'recalling'), { refuses: ['recall.begun'] }),
  journey('a recall thought better of', 0, `${recalling} > recall.left`, looking, { refuses: ['recall.given'] }),
  journey('a line that the bank refused says why', 0, `${refusing} > refusal.given#1`, 'acting', {
    knows: {
      refusing: null,
      act: { type: 'line.answered', paymentId: 'P-1', answer: { type: 'bank.refused', refusal: 'other' } },
    },
  }),
  journey('another line instead', 0, `${refusing} > refusal.begun#2`, at('read', 'refusing'), {
    knows: { refusing: 'P-2' },
    refuses: ['refusal.given#1', 'refusal.begun#2', 'refusal.left#1'],
  }),
  journey('a refusal thought better of', 0, `${refusing} > refusal.left#1`, looking, {
    knows: { refusing: null },
    refuses: ['refusal.given#1', 'recall.begun'],
  }),
  journey('a line is answered in one way', 0, refusing, at('read', 'refusing'), { refuses: ['act.asked#3', 'refusal.begun#1'] }),
  ...ofWords,
]
