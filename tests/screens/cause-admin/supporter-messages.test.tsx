import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { messageEvents, messageMedia } from '#contract/cause-admin/supporter-message.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen } from '#tests/kit/screen.tsx'
import { SupporterMessageScreen } from '#web/features/cause-admin/supporter-message/supporter-message-screen.tsx'
import { SupporterMessagesScreen } from '#web/features/cause-admin/supporter-messages/supporter-messages-screen.tsx'
import { buttonLooks } from '#web/ui/button.tsx'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')

const show = (noted: string[]) => {
  const messages = messageEvents.flatMap((event) =>
    messageMedia.map((medium) => {
      const text = noted.includes(`${event} ${medium}`) ? 'Thank you for what you buy.' : null
      return { event, medium, text, charLimit: 1000 }
    }),
  )
  return openScreen(<SupporterMessagesScreen cause={cause} />, () => ({ status: 200, details: { messages } }))
}
beforeEach(() => void vi.stubGlobal('matchMedia', () => ({ matches: true })))

const openRows = () => screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent)

test('F-152, F-153 each message says when it is and by which ways it has a note, and opens to whom it’s emailed and how it looks by each way', async () => {
  const { user } = show(['welcomeNewSupporter site', 'thanksPaid email', 'donationMilestone email', 'donationMilestone site'])
  const welcome = await screen.findByRole('button', { name: /^New supporter/ })
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'New supporter When someone starts supporting you.',
    'Purchase reported Worth writing next When a shop tells us about a purchase.',
    'Donation confirmed When the shop confirms the purchase.',
    'Donation paid When we’ve paid you what they raised.',
    '30 days without a visit Once, until they visit a shop again.',
    'First £5 raised Once, when they’ve raised £5.',
  ])
  expect(screen.getByText('4 of 12 notes added')).toBeTruthy()
  // What is worth writing next is open, and says what it would be.
  expect(openRows()).toEqual([expect.stringMatching(/^Purchase reported/)])
  await user.click(screen.getByRole('button', { name: /^Donation paid/ }))
  const paid = within(screen.getByRole('region', { name: 'Donation paid' }))
  await paid.findByRole('blockquote')
  expect(paid.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Farthing',
    'We’ve paid Abbotsmere Hospice',
  ])
  expect(paid.getByRole('blockquote').textContent).toBe('Abbotsmere Hospice says:Thank you for what you buy.')
  expect(paid.getAllByText('£5.00 you raised is in Abbotsmere Hospice’s bank account. Thank you.')).toHaveLength(2)
  expect(
    paid.getByText(/^Emailed to the supporter. Supporters who’ve chosen messages from causes get it with your note/),
  ).toBeTruthy()
  // Folded or open, each note has one way to it.
  const notesOf = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('link')
      .map((link) => link.textContent)
  expect(notesOf('New supporter')).toEqual([
    'AddAdd a note: New supporter, By email',
    'EditEdit note: New supporter, On the site',
  ])
  expect(notesOf('First £5 raised')).toEqual([
    'EditEdit note: First £5 raised, By email',
    'EditEdit note: First £5 raised, On the site',
  ])
  await user.click(welcome)
  const region = within(screen.getByRole('region', { name: 'New supporter' }))
  expect(await region.findByText('Your note goes here.')).toBeTruthy()
  expect(region.getByText(/^If you add a note, we’ll email this to supporters/)).toBeTruthy()
  expect(region.getByText('Supporters see this in their account, with your note.')).toBeTruthy()
  expect(notesOf('New supporter')).toEqual([
    'Add a noteAdd a note: New supporter, By email',
    'Use the same words by email',
    'Edit noteEdit note: New supporter, On the site',
  ])
})

test('F-153 what is only emailed with a note says to whom, once it has one', async () => {
  const { user } = show(['thanksForShopping email'])
  expect(await screen.findByRole('link', { name: 'Edit note: Purchase reported, By email' })).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: /^Purchase reported/ }))
  expect(
    within(screen.getByRole('region', { name: 'Purchase reported' })).getByText('It’s only emailed because you’ve added a note.'),
  ).toBeTruthy()
})

test.each([
  [[], /^New supporter/],
  [['welcomeNewSupporter site'], /^Purchase reported/],
  [messageEvents.map((event) => `${event} site`), /^New supporter/],
])('F-152 what is worth writing next is open, and where nothing is, the first: %j', async (noted, name) => {
  show(noted)
  await screen.findByRole('button', { name })
  expect(openRows()).toEqual([expect.stringMatching(name)])
})

test('F-152 what has a note by one way offers the same words by the other, and what has none at all is worth writing next', async () => {
  const { user } = show(['welcomeNewSupporter email', 'thanksForDonation site'])
  await user.click(await screen.findByRole('button', { name: /^New supporter/ }))
  const same = await screen.findByRole('link', { name: 'Use the same words on the site' })
  expect(same.getAttribute('href')).toBe(
    `/settings/cause/${cause.id}/supporter-communications/welcomeNewSupporter/site/edit?words=same`,
  )
  expect(screen.queryByRole('link', { name: 'Use the same words by email' })).toBeNull()
  expect(screen.getByRole('button', { name: /Worth writing next/ }).textContent).toMatch(/^Purchase reported/)
  const [byEmail, onSite] = within(screen.getByRole('region', { name: 'Purchase reported' })).getAllByRole('link')
  expect(byEmail?.getAttribute('href')).toBe(`/settings/cause/${cause.id}/supporter-communications/thanksForShopping/email/edit`)
  expect([byEmail?.className, onSite?.className]).toEqual([buttonLooks('primary'), buttonLooks('secondary')])
})

test('F-152 on a phone nothing is open at first: each of the six is in sight, with the way to its notes', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  show(['thanksPaid email'])
  expect(await screen.findByRole('link', { name: 'Add a note: New supporter, By email' })).toBeTruthy()
  expect(screen.queryAllByRole('button', { expanded: true })).toEqual([])
  expect(screen.getAllByRole('link', { name: /^(?:Add a|Edit) note: / })).toHaveLength(12)
})

test('F-152 a folded message says by which way each note goes and how it begins; opened, it shows the note itself', async () => {
  const { user } = show(['thanksPaid email'])
  const row = await screen.findByRole('button', { name: /^Donation paid/ })
  const region = within(screen.getByRole('region', { name: 'Donation paid' }))
  const begins = () => region.queryAllByText('Thank you for what you buy.').filter((one) => one.closest('[hidden]') === null)
  expect(begins().map(({ tagName }) => tagName)).toEqual(['Q'])
  expect(region.getByText('By email:').closest('[hidden]')).toBeNull()
  await user.click(row)
  await region.findByRole('blockquote')
  expect(begins().map(({ tagName }) => tagName)).not.toContain('Q')
})

test('F-152 where each message has a note nothing more is suggested', async () => {
  show(messageEvents.map((event) => `${event} email`))
  await screen.findByText('6 of 12 notes added')
  expect(screen.queryByText(/^Worth writing next/)).toBeNull()
})

test.each([
  [null, 'Thank you for what you buy.'],
  ['Ours on the site.', 'Ours on the site.'],
])('F-152 the same words stand there to be saved, unless it has its own: %j', async (own, begins) => {
  const message = { event: 'thanksPaid', medium: 'site', text: own, charLimit: 280 }
  const byEmail = { ...message, medium: 'email', text: 'Thank you for what you buy.' }
  openScreen(<SupporterMessageScreen cause={cause} eventType="thanksPaid" eventMedium="site" isSame />, (call) =>
    call.endsWith('/supporter-communications')
      ? { status: 200, details: { messages: [byEmail, message] } }
      : { status: 200, details: { message } },
  )
  expect(await screen.findByRole('textbox', { name: /^Your note/ })).toHaveProperty('value', begins)
})

test('V-065 a note that is empty or only spaces asks for one, in the sentence of the specification, and isn’t sent', async () => {
  const { user, asked } = openScreen(<SupporterMessageScreen cause={cause} eventType="thanksPaid" eventMedium="site" />, () => ({
    status: 200,
    details: { message: { event: 'thanksPaid', medium: 'site', text: null, charLimit: 280 } },
  }))
  const field = await screen.findByRole('textbox')
  for (const typed of ['', '  ']) {
    await user.clear(field)
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: 'Save note' }))
    expect((await screen.findAllByText('Please enter your message')).length).toBeGreaterThan(0)
  }
  expect(asked.filter(({ call }) => !call.startsWith('GET'))).toEqual([])
})
