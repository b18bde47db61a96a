import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messageEvents, messageMedia } from '#contract/cause-admin/supporter-message.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { SupporterMessagesScreen } from '#web/features/cause-admin/supporter-messages/supporter-messages-screen.tsx'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')

test('F-152, F-153 each event is a line that says when it is, and how its note begins, how it’s emailed, and opens to both; one stands finished, as the mail it is', async () => {
  const noted = ['thanksPaid email', 'donationMilestone email', 'donationMilestone site']
  const messages = messageEvents.flatMap((event) =>
    messageMedia.map((medium) => {
      const text = noted.includes(`${event} ${medium}`) ? 'Thank you for what you buy.' : null
      return { event, medium, text, charLimit: 1000 }
    }),
  )
  const { user } = openScreen(<SupporterMessagesScreen cause={cause} />, () => ({ status: 200, details: { messages } }))
  const welcome = await screen.findByRole('button', { name: /^New supporter/ })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'New supporter When someone starts raising money for you. Emailed: only with your note Add a note',
    'Purchase reported When a shop tells us a supporter has bought something. Emailed: only with your note Add a note',
    'Donation confirmed When the shop confirms it, after the returns period. Emailed: always Add a note',
    'Donation paid When we’ve paid you what a supporter raised. Emailed: always “Thank you for…”',
    '30 days without a visit When a supporter hasn’t opened a shop through us for 30 days. Emailed: to supporters who want tips Add a note',
    'First £5 raised When a supporter’s donations come to £5. Emailed: to supporters who want tips 2 notes: “Thank you for…”',
  ])
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '2 of 6 messages have your note',
    'The six moments',
    ...[
      'New supporter',
      'Purchase reported',
      'Donation confirmed',
      'Donation paid',
      '30 days without a visit',
      'First £5 raised',
    ].map((name) => expect.stringMatching(new RegExp(`^${name}`))),
    'How supporters see it',
    'How your notes reach people',
  ])
  expect(screen.getByRole('region', { name: 'How supporters see it' }).textContent).toBe(
    'How supporters see itDonation paidFromFarthingSubjectWe’ve paid Abbotsmere HospiceFarthing£5.00 you raised is in Abbotsmere Hospice’s bank account. Thank you.Abbotsmere Hospice says:Thank you for what you buy.',
  )
  const rules = within(screen.getByRole('region', { name: 'How your notes reach people' }))
  expect(rules.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'When',
    'How often',
    'In their account',
    'By email',
  ])
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to cause settings'])
  await user.click(welcome)
  await screen.findByRole('link', { name: /By email/ })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Back to cause settings',
    'Add a noteAdd a note: New supporter, By email',
    'Add a noteAdd a note: New supporter, On the site',
  ])
  await user.click(screen.getByRole('button', { name: /^Donation paid/ }))
  const paid = within(screen.getByRole('region', { name: 'Donation paid' }))
  expect(await paid.findByText('Thank you for what you buy.')).toBeTruthy()
})

test('F-152 a note that is for the site alone is shown without the frame of a mail', async () => {
  const messages = messageEvents.map((event) => ({ event, medium: 'site' as const, text: 'Thank you.', charLimit: 280 }))
  openScreen(<SupporterMessagesScreen cause={cause} />, () => ({ status: 200, details: { messages } }))
  expect(await screen.findByRole('region', { name: '6 of 6 messages have your note' })).toBeTruthy()
  const finished = screen.getByRole('region', { name: 'How supporters see it' })
  expect(finished.textContent).toContain('Thank you.')
  expect(within(finished).queryByText('Subject')).toBeNull()
})
