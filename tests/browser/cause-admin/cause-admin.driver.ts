import type { Page } from '@playwright/test'
import { revokedInvitation, someInvitation } from '#machines/cause-admin/admin-invitation/admin-invitation.fixtures.ts'
import { chequeOnly, held, inForce, typedBankDetails } from '#machines/cause-admin/bank-details/bank-details.fixtures.ts'
import { wholeDashboard } from '#machines/cause-admin/dashboard/dashboard.fixtures.ts'
import { waitingTeam } from '#machines/cause-admin/invite-admins/invite-admins.fixtures.ts'
import { someStatement } from '#machines/cause-admin/statement/statement.fixtures.ts'
import { lastPerson, somePeople } from '#machines/cause-admin/supporter-list/supporter-list.fixtures.ts'
import { go } from '#tests/kit/site.ts'
import { busyButton, saveActor } from '../account/account.driver.ts'
import { busy, button, click, type Driver, failures, heading, main } from '../driver.ts'

const admin = { signsIn: true, signsInAs: 'admin' } as const

export const supporterListDriver: Driver = {
  ...admin,
  chart: 'supporterList',
  open: (page) => go(page, '/account/causes/1/supporters'),
  controls: {
    'more.asked': click(button(/^(Show more supporters|Try again)$/)),
    'page.refreshed': click(button('Try again')),
  },
  // The same words in another place: what is tried again there is the rest of the list.
  byItself: { 'page.refreshed': ['"moreFailed"'], 'more.asked': ['"failed"'] },
  actors: {
    readSupporters: {
      request: /\/supporter-list\?limit=/,
      answers: {
        'done#1': { status: 200, details: somePeople },
        'done#2': { status: 200, details: lastPerson },
        'done#3': { status: 200, details: { supporters: [], total: 0 } },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('table'),
    '"loadingMore"': (page) => page.locator('button[aria-busy=true]'),
    '"moreFailed"': (page) => page.getByText(/^We couldn’t load any more. Check your/),
    '"empty"': (page) => page.getByText(/^You don’t have any supporters/),
    '"failed"': (page) => page.getByText(/^We couldn’t load your supporters. Check/),
  },
}

export const statementsDriver: Driver = {
  ...admin,
  chart: 'statements',
  open: (page) => go(page, '/account/causes/1/statements'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/statements$/,
      answers: { done: { status: 200, details: { statements: wholeDashboard.statements } }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('link', { name: 'FAR-1-2026-10-01' }),
    '"failed"': (page) => page.getByText(/^We couldn’t load your statements. Check/),
  },
}

export const statementDriver: Driver = {
  ...admin,
  chart: 'statement',
  open: (page) => go(page, '/account/causes/1/statements/p2'),
  controls: { 'print.asked': click(button('Print this statement')), 'page.refreshed': click(button('Try again')) },
  actors: {
    readStatement: {
      request: /\/causes\/id:1\/statements\/p2$/,
      answers: {
        'done#1': { status: 200, details: { statement: someStatement } },
        'done#2': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"printable"': heading('Statement FAR-1-2026-10-01'),
    '"unknown"': heading('We can’t find this statement'),
    '"failed"': (page) => page.getByText(/^We couldn’t load this statement. Check/),
  },
}

export const causeSummaryDriver: Driver = {
  ...admin,
  chart: 'causeSummary',
  open: (page) => go(page, '/account/causes/1'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/donations\/totals$/,
      answers: { done: { status: 200, details: { totals: wholeDashboard.totals } }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('heading', { level: 2, name: 'Details' }),
    '"failed"': (page) => page.getByText(/^We couldn’t load this cause. Check/),
  },
}

/** F-148: the form, the review with the password, the week in which a change can be undone. */
export const bankDetailsDriver: Driver = {
  ...admin,
  chart: 'bankDetails',
  always: { 'POST /api/user/me/verify-password': { proof: 'p' } },
  open: (page) => go(page, '/account/causes/1/settings/payment-methods'),
  controls: {
    'editing.begun': click(button(/^(Add bank details|Change the bank details)$/)),
    'form.submitted': {
      control: button('Continue'),
      use: async (page) => {
        await page.getByLabel('Name on the account').fill(typedBankDetails.accountName)
        await page.getByLabel('Sort code').fill('01-02-03')
        await page.getByLabel('Account number').fill('8765 4321')
        await button('Continue')(page).click()
      },
    },
    'password.submitted': {
      control: button('Save the bank details'),
      use: async (page) => {
        await page.getByLabel('Your password', { exact: true }).fill('Shop-for-good-1')
        await button('Save the bank details')(page).click()
      },
    },
    'otherWay.chosen': click(button(/^Confirm another way/)),
    'step.back': click(button('Back')),
    'change.undone': click(button('Undo the change')),
    'page.refreshed': click(button(/^(Try again|Show latest)$/)),
  },
  actors: {
    read: {
      request: /\/causes\/id:1\/payment-methods$/,
      answers: {
        'done#1': { status: 200, details: inForce },
        'done#2': { status: 200, details: held },
        'done#3': { status: 200, details: chequeOnly },
        ...failures,
      },
    },
    save: {
      request: /\/payment-methods(\/\d+)?$/,
      method: 'PUT',
      answers: {
        'done#1': { status: 200, details: held },
        'done#2': { status: 422, code: 'validation', fields: { password: 'passwordIncorrect' } },
        'done#3': { status: 422, code: 'validation', fields: { accountName: 'accountNameFormat' } },
        'done#4': { status: 409, code: 'illegalMove' },
        ...failures,
      },
    },
    undo: {
      request: /\/payment-methods\/2\/undo$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: inForce },
        'done#2': { status: 200, details: chequeOnly },
        'done#3': { status: 409, code: 'illegalMove' },
        'done#4': { status: 200, details: held },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We couldn’t load the bank details. Check/),
    '"none"': (page) => page.getByText(/^We don’t have bank details for this cause/),
    '"view"': (page) => page.getByRole('region', { name: 'Your account' }),
    '"editing"': heading('Where should we send your payments?'),
    '"reviewing"': heading('Check your bank details'),
    '"saving"': (page) => page.locator('button[aria-busy=true]'),
    '"saveFailed"': (page) => page.getByText(/^We couldn’t confirm that your details were saved/),
    '"saved"': (page) => page.getByText(/^Saved. We’ve told every administrator of/),
    '"overtaken"': (page) => page.getByText(/^These details have changed since you opened/),
    '"undoing"': (page) => page.locator('button[aria-busy=true]'),
    '"undoFailed"': (page) => page.getByText(/^We couldn’t undo the change. Check your connection/),
    '"undone"': (page) => page.getByText(/^We’ve undone the change/),
  },
}

const revokeButton = button('Take back the invitation to sam@example.org')
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
      control: button('Send the invitation'),
      use: async (page) => {
        await page.getByLabel('Email address').fill('sam@example.org')
        await button('Send the invitation')(page).click()
      },
    },
    'terms.accepted': click(termsButton('I agree, send it')),
    'terms.declined': click(termsButton('Do not send it')),
    'invite.revoked': click(revokeButton),
    'admin.removed': click(button('Remove Ada Quill')),
    'removal.confirmed': click(removalButton('Yes, remove them')),
    'removal.left': click(removalButton('Leave it as it is')),
    'submission.retried': click(button('Try again')),
    'page.refreshed': click(button(/^(Try again|Show how it is now)$/)),
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
      answers: { done: { status: 200, details: waitingTeam }, ...failures },
    },
    remove: {
      request: /\/causes\/id:1\/admins\/3$/,
      method: 'DELETE',
      answers: { done: { status: 200, details: waitingTeam }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We could not load who runs this cause/),
    '"editing"': (page) => page.getByRole('heading', { level: 2, name: 'Send an invitation' }),
    '"terms"': (page) => page.getByRole('dialog', { name: 'What an administrator can do' }),
    '"sending"': (page) => page.locator('button[aria-busy=true]'),
    '"sendFailed"': (page) => page.getByText(/^We could not send this invitation just now/),
    '"sent"': (page) => page.getByText('The invitation to sam@example.org is sent.'),
    '"revoking"': (page) => page.getByRole('heading', { level: 2, name: 'Invitations' }),
    '"revokeFailed"': (page) => page.getByText(/^We could not take this invitation back/),
    '"revoked"': (page) => page.getByText(/^The invitation is taken back/),
    '"confirmingRemoval"': (page) => page.getByRole('dialog', { name: 'Remove Ada Quill?' }),
    '"removing"': (page) => page.getByRole('heading', { level: 2, name: 'Invitations' }),
    '"removeFailed"': (page) => page.getByText(/^We don’t know whether this has worked/),
    '"removed"': (page) => page.getByText(/^They don’t run this cause any more/),
  },
}

/** F-154: the other side, by the link of the mail. */
export const adminInvitationDriver: Driver = {
  chart: 'adminInvitation',
  // Who is not logged in is met in cause-admin.test.ts.
  signsIn: true,
  open: (page) => go(page, '/admin-invites/secret'),
  controls: {
    'invitation.accepted': click(button('Accept the invitation')),
    'invitation.declined': click(button('No, and no more such mails')),
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
  sees: {
    '"loading"': busy,
    '"failed"': (page) => page.getByText(/^We could not load this invitation/),
    '"pending"': heading('Help to run Abbotsmere Hospice'),
    '"accepting"': (page) => page.locator('button[aria-busy=true]'),
    '"acceptFailed"': (page) => page.getByText(/Accepting again does no harm/),
    '"declining"': (page) => page.locator('button[aria-busy=true]'),
    '"declineFailed"': (page) => page.getByText(/^We do not know whether that has worked. Try it again/),
    '"accepted"': heading('You run Abbotsmere Hospice now'),
    '"declined"': heading('You get no more of these mails'),
    '"over"': heading('This invitation does not work any more'),
  },
}

const section = (name: string) => (page: Page) => page.getByRole('region', { name, exact: true })

interface Part {
  chart: Driver['chart']
  /** Of its region; none where it is the page's only part. */
  name?: string
  label: string
  text: string
  save: string
  path: string
  refusal: Record<string, string>
  request: RegExp
  details?: unknown
}

/** A part of the cause page that saves by itself. */
function part({ chart, name, label, text, save, path, refusal, request, details = {} }: Part): Driver {
  const inPart = name ? section(name) : main
  const { answers } = saveActor(request, refusal)
  return {
    ...admin,
    chart,
    open: (page) => go(page, path),
    controls: {
      'form.submitted': {
        control: button(save),
        use: async (page) => {
          await page.getByLabel(label, { exact: true }).fill(text)
          await button(save)(page).click()
        },
      },
      'submission.retried': click((page) => inPart(page).getByRole('button', { name: 'Try again' })),
    },
    actors: { save: { request, method: 'POST', answers: { ...answers, 'done#1': { status: 200, details } } } },
    sees: {
      '"editing"': (page) => page.getByLabel(label, { exact: true }),
      '"saving"': busyButton,
      '"saved"': (page) => inPart(page).getByText('Saved.'),
      '"failed"': (page) => inPart(page).getByText(/^We couldn’t save this. What/),
    },
  }
}
const pagePath = '/account/causes/1/settings/cause-details'

export const causeFormDrivers: Driver[] = [
  part({
    chart: 'descriptionEdit',
    name: 'Description',
    label: 'What your cause does, and what donations pay for',
    text: 'Care at home.',
    save: 'Save the description',
    path: pagePath,
    refusal: { description: 'descriptionTooLong' },
    request: /\/api\/causes\/id:1$/,
  }),
  part({
    chart: 'slugEdit',
    name: 'Page address',
    label: 'Address',
    text: 'abbotsmere-care',
    save: 'Save the address',
    path: pagePath,
    refusal: { slug: 'slugTaken' },
    request: /\/causes\/id:1\/slug$/,
    details: { uri: 'abbotsmere-care' },
  }),
  part({
    chart: 'locationEdit',
    name: 'Location',
    label: 'Town, or part of a town',
    text: 'Abbotsmere',
    save: 'Save the location',
    path: pagePath,
    refusal: { location: 'textTooLong' },
    request: /\/causes\/id:1\/locations\/search$/,
  }),
  part({
    chart: 'contactNumberEdit',
    label: 'Phone number',
    text: '01632 960 001',
    save: 'Save the number',
    path: '/account/causes/1/settings/contact-details',
    refusal: { phoneNumber: 'phoneFormat' },
    request: /\/api\/causes\/id:1$/,
  }),
]

export const causePageDriver: Driver = {
  ...admin,
  chart: 'causePage',
  open: (page) => go(page, pagePath),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/locations\/search$/,
      answers: { done: { status: 200, details: { location: { Text: 'Abbotsmere' } } }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': section('Description'),
    '"failed"': (page) => page.getByText(/^We couldn’t load the cause page. Check/),
  },
}

export const supporterMessagesDriver: Driver = {
  ...admin,
  chart: 'supporterMessages',
  open: (page) => go(page, '/settings/cause/1/supporter-communications'),
  controls: { 'page.refreshed': click(button('Try again')) },
  actors: {
    read: {
      request: /\/causes\/id:1\/supporter-communications$/,
      answers: {
        done: {
          status: 200,
          details: { messages: [{ event: 'thanksPaid', medium: 'email', text: 'Thank you.', charLimit: 1000 }] },
        },
        ...failures,
      },
    },
  },
  sees: {
    '"loading"': busy,
    '"shown"': (page) => page.getByRole('link', { name: 'Edit: Thanks, it is paid, By mail' }),
    '"failed"': (page) => page.getByText(/^We could not load your messages/),
  },
}

const someMessage = { event: 'welcomeNewSupporter', medium: 'email', text: 'Thank you for joining us.', charLimit: 1000 }
const typesMessage = (name: string, text: string) => ({
  control: button(name),
  use: async (page: Page) => {
    await page.getByLabel('Your message').fill(text)
    await button(name)(page).click()
  },
})

export const supporterMessageDriver: Driver = {
  ...admin,
  chart: 'supporterMessage',
  open: (page) => go(page, '/settings/cause/1/supporter-communications/welcomeNewSupporter/email/edit'),
  controls: {
    'message.submitted#1': typesMessage('Save the message', 'Thank you for joining us.'),
    'message.submitted#2': typesMessage('Save the message', 'Thank <b>you</b>'),
    'test.asked#1': typesMessage('Send a test to me', 'Thank you for joining us.'),
    'test.asked#2': typesMessage('Send a test to me', 'Thank <b>you</b>'),
    'message.removed': click(button('Remove the message')),
    'submission.retried': click(button('Try again')),
    'page.refreshed': click(button('Try again')),
  },
  // The same words in another place: what is tried again there is the sending, or the reading.
  byItself: {
    'page.refreshed': ['{"open":"saveFailed"}', '{"open":"testFailed"}', '{"open":"removeFailed"}'],
    'submission.retried': ['"failed"'],
  },
  actors: {
    read: {
      request: /\/welcomeNewSupporter\/email$/,
      answers: {
        'done#1': { status: 200, details: { message: someMessage } },
        'done#2': { status: 200, details: { message: { ...someMessage, text: null } } },
        'done#3': { status: 200, details: { message: { ...someMessage, medium: 'site', charLimit: 280 } } },
        'done#4': { status: 404, code: 'notFound' },
        ...failures,
      },
    },
    save: {
      request: /\/welcomeNewSupporter\/email$/,
      method: 'PUT',
      answers: {
        'done#1': { status: 200, details: { message: someMessage } },
        'done#2': { status: 422, code: 'validation', fields: { text: 'messageHtml' } },
        ...failures,
      },
    },
    sendTest: {
      request: /\/welcomeNewSupporter\/email\/test$/,
      method: 'POST',
      answers: {
        'done#1': { status: 200, details: {} },
        'done#2': { status: 422, code: 'validation', fields: { text: 'messageHtml' } },
        'done#3': { status: 429, code: 'tooMany' },
        ...failures,
      },
    },
    remove: {
      request: /\/welcomeNewSupporter\/email$/,
      method: 'DELETE',
      answers: { done: { status: 200, details: { message: { ...someMessage, text: null } } }, ...failures },
    },
  },
  sees: {
    '"loading"': busy,
    '"unknown"': heading('There is no such message'),
    '"failed"': (page) => page.getByText(/^We could not load your messages/),
    '{"open":"editing"}': (page) => page.getByRole('heading', { level: 2, name: 'How supporters see it' }),
    '{"open":"invalid"}': (page) => page.getByRole('alert').getByText(/^Your message cannot have HTML tags/),
    '{"open":"saved"}': (page) => page.getByText(/^Your message is saved/),
    '{"open":"tested"}': (page) => page.getByText(/^A test is on its way/),
    '{"open":"testedTooOften"}': (page) => page.getByText(/^You have sent as many tests/),
    '{"open":"removed"}': (page) => page.getByText(/^Your message is removed/),
    '{"open":"saveFailed"}': (page) => page.getByText(/^We do not know whether your message was saved/),
    '{"open":"testFailed"}': (page) => page.getByText('The test could not be sent.'),
    '{"open":"removeFailed"}': (page) => page.getByText(/^We do not know whether the message was removed/),
    '"saving"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'Save' }),
    '"testing"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'test' }),
    '"removing"': (page) => page.locator('button[aria-busy=true]').filter({ hasText: 'Remove' }),
  },
}

export const causeQrDriver: Driver = {
  ...admin,
  chart: 'causeQr',
  open: (page) => go(page, '/account/causes/1/qr'),
  controls: {
    'download.asked': click(button('Download the code')),
    'print.asked': click(button('Print this page')),
    'page.refreshed': click(button('Try again')),
  },
  actors: {
    generate: {
      request: /\/causes\/id:1$/,
      // The frame of a cause asks for it as well.
      answers: { done: { status: 200, details: { cause: wholeDashboard.cause } }, ...failures },
    },
  },
  sees: {
    '"generating"': busy,
    '"shown"': (page) => page.getByRole('img', { name: 'Code that leads to the page of Abbotsmere Hospice' }),
    '"failed"': (page) => page.getByText(/^We could not make the code/),
  },
}
