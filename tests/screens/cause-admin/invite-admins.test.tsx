import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { openScreen, type Said } from '#tests/kit/screen.tsx'
import { createDevice } from '#tests/kit/web-session.ts'
import { InviteAdminsScreen } from '#web/features/cause-admin/invite-admins/invite-admins-screen.tsx'
import { nobody } from '#web/site/session/person.ts'

const { cause } = wholeDashboard
if (!cause) throw new Error('The whole dashboard has every part.')
const team = { admins: [{ id: 1, name: 'Rowan Ellis', isMe: true, isClosed: false }], invitations: [] }

// What jsdom's dialogs can't do: stand above the page.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})

async function invite(said: Said) {
  const answers = [said]
  const path = `/api/causes/id:${cause?.id}/admin-invites`
  const opened = openScreen(
    <InviteAdminsScreen />,
    (call) => (call.startsWith('GET') ? { status: 200, details: team } : (answers.shift() ?? { status: 200, details: team })),
    { storage: createDevice().storage },
    { ...nobody, authState: 'authenticatedFull', me: { adminCauses: [cause] } as never }, // the part that this screen uses
  )
  const { user, asked } = opened
  await user.type(await screen.findByLabelText('Email address'), 'ada@example.org')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  const terms = within(await screen.findByRole('dialog', { name: 'What an administrator can do' }))
  await user.click(terms.getByRole('button', { name: 'I agree, send it' }))
  return { user, sent: () => asked.filter(({ call }) => call === `POST ${path}`).map(({ body }) => body) }
}

test('E-059 an invitation that nothing is heard of says so, and the same is sent by one more press', async () => {
  const { user, sent } = await invite('no answer')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We couldn’t confirm that the invitation was sent. A new one replaces the first.')
  await user.click(within(alert).getByRole('button', { name: 'Try again' }))
  await screen.findByText('We’ve sent the invitation to ada@example.org.')
  const body = { email: 'ada@example.org', hasAgreed: true }
  expect(sent()).toEqual([body, body])
})

test('E-059 an invitation that is refused says why at its field', async () => {
  const { sent } = await invite({ status: 429, code: 'tooMany' })
  expect(
    (await screen.findAllByText('This cause has sent as many invitations as it can today. Try again tomorrow')).length,
  ).toBeGreaterThan(0)
  expect(sent()).toHaveLength(1)
})

test('U-063 what somebody who is invited can do is a line that opens beside the form; the cause is switched beside the page, not in it', async () => {
  openScreen(
    <InviteAdminsScreen />,
    () => ({ status: 200, details: team }),
    { storage: createDevice().storage },
    { ...nobody, authState: 'authenticatedFull', me: { adminCauses: [cause, { ...cause, id: 2 }] } as never }, // the part that this screen uses
  )
  const form = within(await screen.findByRole('region', { name: 'Send an invitation' }))
  const rights = form.getByText('What an administrator can do').closest('details')
  expect(rights?.open).toBe(false)
  expect(rights?.textContent).toContain('Change the bank details, with their own password.')
  expect(screen.queryByRole('button', { name: 'Switch cause' })).toBeNull()
})
