import type { Page } from '@playwright/test'
import { revokedInvitation, someInvitation } from '#machines/cause-admin/admin-invitation/admin-invitation.fixtures.ts'
import { waitingTeam } from '#machines/cause-admin/invite-admins/invite-admins.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busy, button, click, type Driver, failures, heading } from '../driver.ts'
import { admin } from './admin.ts'

const revokeButton = button('Cancel the invitation to sam@example.org')
const removalButton = (name: string) => (page: Page) =>
  page.getByRole('dialog', { name: 'Remove Ada Quill?' }).getByRole('button', { name })
const termsButton = (name: string) => (page: Page) =>
  page.getByRole('dialog', { name: 'What an administrator can do' }).getByRole('button', { name, exact: true })

/** F-154: who runs a cause, and asking somebody else to. */
export const inviteAdminsDriver: Driver = {
  ...admin,
  chart: 'inviteAdmins',
  open: (page) => go(page, '/invite-other-admins'),
  controls: {
    'invite.submitted': {
      control: button('Send invitation'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('sam@example.org')
        await button('Send invitation')(page).click()
      },
    },
    'terms.accepted': click(termsButton('I agree, send it')),
    'terms.declined': click(termsButton('Don’t send it')),
    'invite.revoked': click(revokeButton),
    'admin.removed': click(button('Remove Ada Quill')),
    'removal.confirmed': click(removalButton('Yes, remove them')),
    'removal.left': click(removalButton('Keep them')),
    'submission.retried': click(button('Try again')),
    'page.refreshed': click(button(/^(Try again|Show the latest)$/)),
  },
  // The same words in another place: what is tried again there is the sending, or the reading.
  byItself: { 'page.refreshed': ['"sendFailed"'], 'submission.retried': ['"failed"'] },
  actors: {
    read: {
      request: /\/causes\/id:1\/admin-invites$/,
      answers: { done: { status: 200, details: waitingTeam }, ...failures },
    },
    send: {
      request: /\/causes\/id:1\/admin-invites$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: waitingTeam },
        'done#2': { status: 422, code: 'validation', fields: { email: 'alreadyAdmin' } },
        ...failures,
      },
    },
    revoke: {
      request: /\/causes\/id:1\/admin-invites\/i1$/,
      method: 'DELETE',
      answers: {
        'done#1': { status: 200, details: waitingTeam },
        'done#2': { status: 422, code: 'validation', fields: {} },
        ...failures,
      },
    },
    remove: {
      request: /\/causes\/id:1\/admins\/3$/,
      method: 'DELETE',
      answers: {
        'done#1': { status: 200, details: waitingTeam },
        'done#2': { status: 422, code: 'validation', fields: {} },
        ...failures,
      },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/causes/id:1/admin-invites' },
    send: { method: 'POST', path: '/api/causes/id:1/admin-invites', body: { email: 'sam@example.org', hasAgreed: true } },
    revoke: { method: 'DELETE', path: '/api/causes/id:1/admin-invites/i1' },
    remove: { method: 'DELETE', path: '/api/causes/id:1/admins/3' },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load who runs this cause/),
    '"editing"': (page) => page.getByRole('heading', { level: 2, name: 'Send an invitation' }),
    '"terms"': (page) => page.getByRole('dialog', { name: 'What an administrator can do' }),
    '"sending"': (page) => page.locator('button[aria-busy=true]'),
    '"sendFailed"': (page) => page.getByText(/^We couldn’t confirm that the invitation was sent/),
    '"sent"': (page) => page.getByText('We’ve sent the invitation to sam@example.org.'),
    '"revoking"': (page) => page.getByRole('heading', { level: 2, name: 'Invitations' }),
    '"revokeFailed"': (page) => page.getByText(/^We couldn’t cancel this invitation/),
    '"revoked"': (page) => page.getByText(/^We’ve cancelled the invitation/),
    '"confirmingRemoval"': (page) => page.getByRole('dialog', { name: 'Remove Ada Quill?' }),
    '"removing"': (page) => page.getByRole('heading', { level: 2, name: 'Invitations' }),
    '"removeFailed"': (page) => page.getByText(/^We don’t know whether that worked/),
    '"removed"': (page) => page.getByText(/^They no longer run this cause/),
  },
}

/** F-154: the other side, by the link of the mail. */
export const adminInvitationDriver: Driver = {
  chart: 'adminInvitation',
  signsIn: false,
  signedInWith: { isSignedIn: true },
  beginsAnywhere: true,
  open: (page) => go(page, '/admin-invites/secret'),
  controls: {
    'invitation.accepted': click(button('Accept invitation')),
    'login.chosen': click(button('Log in to accept')),
    'invitation.declined': click(button('Decline and stop these emails')),
    'page.refreshed': click(button('Try again')),
  },
  actors: {
    read: {
      request: /\/api\/admin-invites\/secret$/,
      answers: {
        'done#1': { status: 200, details: someInvitation },
        'done#2': { status: 200, details: revokedInvitation },
        'done#3': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
    accept: {
      request: /\/api\/admin-invites\/secret\/accept$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: { causeId: 1 } },
        'done#2': { status: 410, code: 'linkInvalid' },
        ...failures,
      },
    },
    decline: {
      request: /\/api\/admin-invites\/secret\/opt-out$/,
      method: 'POST',
      answers: { done: { status: 200, details: {} }, ...failures },
    },
  },
  asks: {
    read: { method: 'GET', path: '/api/admin-invites/secret' },
    accept: { method: 'POST', path: '/api/admin-invites/secret/accept', body: {} },
    decline: { method: 'POST', path: '/api/admin-invites/secret/opt-out', body: {} },
  },
  leaves: ['"loggingIn"'],
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load this invitation/),
    '{"pending":"loggedIn"}': heading('Help run Abbotsmere Hospice'),
    '{"pending":"loggedOut"}': heading('Help run Abbotsmere Hospice'),
    '"accepting"': (page) => page.locator('button[aria-busy=true]'),
    '"acceptFailed"': (page) => page.getByText(/safe to accept again/),
    '"declining"': (page) => page.locator('button[aria-busy=true]'),
    '"declineFailed"': (page) => page.getByText(/^We don’t know whether that worked\.$/),
    '"accepted"': heading('You now run Abbotsmere Hospice'),
    '"declined"': heading('You won’t get any more of these emails'),
    '"loggingIn"': heading('Log in'),
    '"over"': heading('This invitation no longer works'),
  },
}
