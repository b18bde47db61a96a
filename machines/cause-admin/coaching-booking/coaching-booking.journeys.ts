import { journey } from '#machines/fixtures.ts'

/** Journeys pinned by hand, besides those of the fixtures. */
export const coachingBookingJourneys = [
  journey('silence is a failure', 0, 'after: patience', 'unread'),
  journey('times that can’t be read are read again', 0, 'read: error > page.refreshed > read: done#1', 'book'),
  journey('the time that was chosen is the one that is booked', 1, 'read: done#1 > slot.submitted', 'confirming', {
    does: ['keepSlot({"slotId":12})'],
  }),
  journey('back from the times, without a call', 1, 'read: done#1 > step.back', 'book'),
  journey('back from the times to the call that stays', 1, 'read: done#2 > step.back', 'confirmed'),
  journey('no times: a look for new ones comes back to choosing', 1, 'read: done#3 > page.refreshed', 'loading', {
    knows: { wanted: 'select-time', told: null },
    does: ['want({"page":"select-time","told":null})'],
  }),
  journey('no times where one was wanted later', 0, 'read: done#3 > time.asked > page.refreshed > read: done#1', 'selectTime'),
  journey('back where there are no times', 1, 'read: done#3 > step.back', 'book'),
  journey('back where there are no other times, to the call that stays', 1, 'read: done#5 > step.back', 'confirmed'),
  journey(
    'after a time was taken another one is booked, and nothing is told of it any more',
    1,
    'read: done#1 > slot.submitted > book: done#2 > read: done#1 > slot.submitted',
    'confirming',
    { does: ['want({"page":"select-time","told":null})', 'keepSlot({"slotId":12})'] },
  ),
  journey('a time was taken, then back', 1, 'read: done#1 > slot.submitted > book: done#2 > read: done#1 > step.back', 'book', {
    knows: { told: null },
  }),
  journey(
    'a time was taken where a call was to be moved, then back to the call',
    1,
    'read: done#2 > slot.submitted > book: done#2 > read: done#2 > step.back',
    'confirmed',
    { knows: { told: null } },
  ),
  journey(
    'a time that was taken is told of with the free times read again',
    0,
    'read: done#1 > time.asked > slot.submitted > book: done#2',
    'loading',
    { knows: { wanted: 'select-time', told: 'slotTaken' } },
  ),
  journey('E-059 a booking about which nothing is heard', 1, 'read: done#1 > slot.submitted > after: patience', 'failed'),
  journey(
    'another administrator has booked meanwhile: their call is shown, and said',
    1,
    'read: done#1 > slot.submitted > book: done#3 > read: done#2',
    'confirmed',
    { knows: { told: 'callBooked', wanted: 'confirmation' } },
  ),
  journey(
    'too late to be moved, by the server’s clock',
    1,
    'read: done#2 > slot.submitted > book: done#4 > read: done#4',
    'confirmed',
    { knows: { told: 'tooLate', wanted: 'confirmation' } },
  ),
  journey('as often as a cause may in a day, then back', 1, 'read: done#1 > slot.submitted > book: done#5', 'tooOften'),
  journey('back from there, without a call', 1, 'read: done#1 > slot.submitted > book: done#5 > step.back', 'book'),
  journey('back from there to the call that stays', 1, 'read: done#2 > slot.submitted > book: done#5 > step.back', 'confirmed'),
  journey('what begins too soon can neither be moved nor cancelled', 0, 'read: done#4', 'confirmed', {
    refuses: ['move.asked', 'cancel.asked'],
  }),
  journey('cancelling thought better of', 0, 'read: done#2 > cancel.asked > cancel.left', 'confirmed'),
  journey(
    'cancelling that fails is tried again',
    0,
    'read: done#2 > cancel.asked > cancel.confirmed > cancel: error > submission.retried > cancel: done#1',
    'cancelled',
    { knows: { booking: null } },
  ),
  journey(
    'cancelling about which nothing is heard',
    0,
    'read: done#2 > cancel.asked > cancel.confirmed > after: patience',
    'cancelFailed',
  ),
  journey(
    'another call after a cancelled one',
    2,
    'read: done#2 > cancel.asked > cancel.confirmed > cancel: done#1 > time.asked',
    'loading',
    { knows: { wanted: 'select-time' }, does: ['want({"page":"select-time","told":null})'] },
  ),
]
