import type { Defect } from './defect.ts'

const features = 'src/web/features'

export const screenDefects: Defect[] = [
  {
    breaks: 'a claim is closed without a second thought',
    flow: 'claimDetail',
    file: `${features}/giving/claim-detail/claim-screen.tsx`,
    old: "onSure={() => send({ type: 'withdrawal.confirmed' })}",
    next: "onSure={() => send({ type: 'withdrawal.kept' })}",
  },
  {
    breaks: 'what was missed in a claim isn’t sent',
    flow: 'claimDetail',
    file: `${features}/giving/claim-detail/claim-screen.tsx`,
    old: "onAppeal={(text) => send({ type: 'appeal.submitted', text })}",
    next: "onAppeal={() => send({ type: 'appeal.submitted', text: '' })}",
  },
  {
    breaks: 'the way to the next page of donations leads two pages on',
    flow: 'transactionsList',
    file: 'src/web/shared/transactions/pages.tsx',
    old: 'next: () => onChoose(page + 1)',
    next: 'next: () => onChoose(page + 2)',
  },
  {
    breaks: 'the box for news stands for the terms',
    flow: 'supporterRegistration',
    file: `${features}/registration/supporter/create-account-screen.tsx`,
    old: "registration={form.register('news')}",
    next: "registration={form.register('terms')}",
  },
  {
    breaks: 'a change of bank details can’t be undone',
    flow: 'bankDetails',
    file: `${features}/cause-admin/bank-details/bank-details-screen.tsx`,
    old: 'onUndo={canUndo || isUndoing ?',
    next: 'onUndo={isUndoing ?',
  },
  {
    breaks: 'what is written about a donation is lost on its way to the chart',
    flow: 'donationQuery',
    file: `${features}/giving/donation-query/donation-query-screen.tsx`,
    old: 'details: { comment: text } })}',
    next: 'details: { comment: text.slice(0, 3) } })}',
  },
  {
    breaks: 'the last step of the guide to Donation Reminder is shown as the one before',
    flow: 'donationReminder',
    file: `${features}/shopping/donation-reminder/guide-screen.tsx`,
    old: 'pinning: 2, opening: 3 }',
    next: 'pinning: 2, opening: 2 }',
  },
  {
    breaks: 'another time than the one that was chosen is booked',
    flow: 'coachingBooking',
    file: `${features}/cause-admin/coaching-booking/coaching-booking-screen.tsx`,
    old: "send({ type: 'slot.submitted', slotId })",
    next: "send({ type: 'slot.submitted', slotId: slotId + 1 })",
  },
  {
    breaks: 'a message goes while the pointer is on it',
    flow: 'toast',
    file: 'src/web/ui/toasts.tsx',
    old: "onMouseEnter={() => send({ type: 'pointer.entered' })}",
    next: "onMouseEnter={() => send({ type: 'pointer.left' })}",
  },
  {
    breaks: 'what support typed for one thing of the queue is gone when they come back from another',
    flow: 'supportQueue',
    file: `${features}/support/support-queue/support-queue-screen.tsx`,
    old: '(actor.getSnapshot().context.drafts[opened] ?? null)',
    next: 'null',
  },
  {
    breaks: 'what support typed for another thing of the queue is shown',
    flow: 'supportQueue',
    file: `${features}/support/support-queue/support-queue-screen.tsx`,
    old: '(actor.getSnapshot().context.drafts[opened] ?? null)',
    next: '(Object.values(actor.getSnapshot().context.drafts)[0] ?? null)',
  },
  {
    breaks: 'what support typed for a claim that is gone isn’t shown any more',
    flow: 'claimConsole',
    file: `${features}/support/queue.tsx`,
    old: "{draft && !isDeciding && !isMoving && !state.matches('loading') && (",
    next: "{draft && !isDeciding && !isMoving && !state.matches('loading') && !state.matches('gone') && (",
  },
]
