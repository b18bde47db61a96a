import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { messageEvents, messageMedia } from '#contract/cause-admin/supporter-message.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { SupporterMessagesScreen } from '#web/features/cause-admin/supporter-messages/supporter-messages-screen.tsx'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')

test('F-152, F-153 each event is a line that says when it is, and how its note begins, under whom it’s emailed to, and opens to both; one stands finished', async () => {
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
    'New supporter When someone starts raising money for you. Add a note',
    'Purchase reported When a shop tells us a supporter has bought something. Add a note',
    'Donation confirmed When the shop confirms it, after the returns period. Add a note',
    'Donation paid When we’ve paid you what a supporter raised. “Thank you for what…”',
    '30 days without a visit When a supporter hasn’t opened a shop through us for 30 days. Add a note',
    'First £5 raised When a supporter’s donations come to £5. 2 notes: “Thank you for what…”',
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
  for (const [audience, names] of [
    ['Emailed only with your note', ['New supporter', 'Purchase reported']],
    ['Always emailed. Your note goes to those who want it', ['Donation confirmed', 'Donation paid']],
    ['Emailed to supporters who want tips', ['30 days without a visit', 'First £5 raised']],
  ] as const)
    expect(
      within(screen.getByRole('region', { name: audience }))
        .getAllByRole('button')
        .map(({ textContent }) => names.find((name) => textContent?.startsWith(name))),
    ).toEqual(names)
  expect(screen.getByRole('region', { name: 'How supporters see it' }).textContent).toContain('Thank you for what you buy.')
  const rules = within(screen.getByRole('region', { name: 'How your notes reach people' }))
  expect(rules.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'When',
    'How often',
    'In their account',
    'By email',
  ])
  const sum = within(screen.getByRole('region', { name: '2 of 6 messages have your note' }))
  expect(sum.getByRole('heading', { level: 3 }).textContent).toBe('New supporter')
  expect(sum.getByRole('link', { name: 'Add a note' }).getAttribute('href')).toBe(
    `/settings/cause/${cause.id}/supporter-communications/welcomeNewSupporter/email/edit`,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Back to cause settings', 'Add a note'])
  await user.click(welcome)
  await screen.findByRole('link', { name: /By email/ })
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Back to cause settings',
    'Add a note',
    'Add a noteAdd a note: New supporter, By email',
    'Add a noteAdd a note: New supporter, On the site',
  ])
  await user.click(screen.getByRole('button', { name: /^Donation paid/ }))
  const paid = within(screen.getByRole('region', { name: 'Donation paid' }))
  expect(await paid.findByText('Thank you for what you buy.')).toBeTruthy()
})

test('F-152 once every message has a note, nothing is left to do next', async () => {
  const messages = messageEvents.map((event) => ({ event, medium: 'site' as const, text: 'Thank you.', charLimit: 280 }))
  openScreen(<SupporterMessagesScreen cause={cause} />, () => ({ status: 200, details: { messages } }))
  const sum = within(await screen.findByRole('region', { name: '6 of 6 messages have your note' }))
  expect(sum.queryByRole('link')).toBeNull()
})
