import sharp from 'sharp'
import { expect } from 'vitest'
import type { TestServer } from '../server.ts'
import { addressOf, type Caller, type Drives } from './drives.ts'

const invites = '/causes/id:1/admin-invites'
const methods = '/causes/id:1/payment-methods'
const admin = addressOf('admin')
const cause = { person: admin, subject: 'cause:1' }

/** What happens about a cause, by who runs it. */
export function causeDrives(server: TestServer, ask: Caller): Drives {
  const db = () => server.services.db
  const invite = async (email: string) => {
    const { invitations } = await ask('admin', 'POST', invites, { email, hasAgreed: true })
    return invitations.find((one: { email: string }) => one.email === email).id as string
  }
  const linkTo = async (email: string) => {
    const mail = await db()
      .selectFrom('mail')
      .select('text')
      .where('recipient', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirst()
    return /admin-invites\/([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  }
  const account = { accountName: 'Friends', sortCode: '01-02-03', isBuildingSociety: false, rollNumber: '' }
  const save = async (accountNumber: string, more: object = {}) => {
    const [current] = (await ask('admin', 'GET', methods)).methods
    const { methods: after } = current
      ? await ask('admin', 'PUT', `${methods}/${current.id}`, { ...account, accountNumber, ...more })
      : await ask('admin', 'POST', methods, { ...account, accountNumber, ...more })
    return after[0].id as number
  }
  const held = async () => (await ask('support', 'GET', '/support/accounts')).accounts[0].id as number
  const decide = (id: number, type: string) =>
    ask('support', 'POST', `/support/accounts/${id}`, { type, text: 'Seen on a statement' })
  const noMatch = { isNameAccepted: true }

  return {
    adminInviteSent: async () => ({ ...cause, detail: { inviteId: await invite('ivy@example.org') } }),
    adminInviteRevoked: async () => {
      const inviteId = await invite('kit@example.org')
      await ask('admin', 'DELETE', `${invites}/${inviteId}`)
      return { ...cause, detail: { inviteId } }
    },
    adminInviteDeclined: async () => {
      await invite('no@example.org')
      await server.call('POST', `/api/admin-invites/${await linkTo('no@example.org')}/opt-out`, { body: {} })
      return { person: null, subject: 'cause:1', detail: {} }
    },
    adminInviteAccepted: async () => {
      await invite('treasurer@example.org')
      await ask('treasurer', 'POST', `/admin-invites/${await linkTo('treasurer@example.org')}/accept`, {})
      return { person: addressOf('treasurer'), subject: 'cause:1', detail: {} }
    },
    adminRemoved: async () => {
      await ask('admin', 'DELETE', '/causes/id:1/admins/3')
      return { ...cause, detail: { removed: 3 } }
    },
    causeIdentityChanged: async () => {
      const { name, kind, charityNumber } = (await ask('admin', 'GET', '/causes/id:2')).cause
      const told = { ...cause, subject: 'cause:2', detail: { nameBefore: name, name: `${name} of old` } }
      await ask('admin', 'POST', '/causes/id:2/identity', {
        causeName: `${name} of old`,
        kind,
        charityNumber: charityNumber ?? '',
      })
      return told
    },
    causeAddressChanged: async () => {
      const address = { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' }
      await ask('admin', 'POST', '/causes/id:1', { address })
      return { ...cause, detail: {} }
    },
    causeFindingChanged: async () => {
      await ask('admin', 'POST', '/causes/id:1', { mayBeMarketed: false })
      return { ...cause, detail: { mayBeMarketed: false } }
    },
    causeUpdatePosted: async () => {
      const [update] = (await ask('admin', 'POST', '/causes/id:1/updates', { text: 'The garden room has its windows.' })).updates
      return { ...cause, detail: { update: update.id } }
    },
    causeUpdateRemoved: async () => {
      const [update] = (await ask('admin', 'GET', '/causes/id:1/updates')).updates
      await ask('admin', 'DELETE', `/causes/id:1/updates/${update.id}`)
      return { ...cause, detail: { update: update.id } }
    },
    causeUpdatePictureSaved: async () => {
      const [update] = (await ask('admin', 'POST', '/causes/id:1/updates', { text: 'The garden room has its curtains.' })).updates
      const create = { width: 8, height: 6, channels: 3, background: '#205080' } as const
      const imagePayload = (await sharp({ create }).png().toBuffer()).toString('base64')
      await ask('admin', 'POST', `/causes/id:1/updates/${update.id}/picture`, { imagePayload, alt: '' })
      return { ...cause, detail: { update: update.id } }
    },
    causeUpdatePictureRemoved: async () => {
      const [update] = (await ask('admin', 'GET', '/causes/id:1/updates')).updates
      await ask('admin', 'DELETE', `/causes/id:1/updates/${update.id}/picture`)
      return { ...cause, detail: { update: update.id } }
    },
    causeUpdateTakenDown: async () => {
      const [update] = (await ask('admin', 'POST', '/causes/id:1/updates', { text: 'Somebody’s name and telephone number.' }))
        .updates
      await ask('support', 'POST', `/support/updates/${update.id}`, { text: 'It names a child' })
      return { person: addressOf('support'), subject: 'cause:1', detail: { update: update.id, reason: 'It names a child' } }
    },
    supportReasonDecided: async () => {
      const [reason] = (await ask('admin', 'GET', '/causes/id:1/support-reasons')).reasons
      const body = { isShown: reason.standing !== 'shown', writtenAt: reason.writtenAt }
      await ask('admin', 'PUT', `/causes/id:1/support-reasons/${reason.id}`, body)
      return { ...cause, detail: { reason: reason.id, isShown: body.isShown } }
    },
    causeReactivated: async () => {
      await db().updateTable('cause').set({ is_dormant: true }).where('id', '=', 1).execute()
      await ask('admin', 'POST', '/causes/id:1/reactivation', {})
      return { ...cause, detail: {} }
    },
    listExported: async () => {
      const token = (await server.logIn('admin')).tokens.accessToken
      await server.call('GET', '/api/causes/id:1/transactions', { token, headers: { accept: 'text/csv' } })
      return { ...cause, detail: { file: expect.stringMatching(/^[\w-]+\.csv$/) } }
    },
    bankDetailsChanged: async () => ({ ...cause, detail: { methodId: await save('87654321') } }),
    bankDetailsUndone: async () => {
      const methodId = await save('87654322')
      await ask('admin', 'POST', `${methods}/${methodId}/undo`, {})
      return { ...cause, detail: { methodId } }
    },
    heldAccountAccepted: async () => {
      await save('10000002', noMatch)
      const methodId = await held()
      await decide(methodId, 'account.accepted')
      return { person: addressOf('support'), subject: 'cause:1', detail: { methodId, reason: 'Seen on a statement' } }
    },
    heldAccountRefused: async () => {
      await save('10000003', noMatch)
      const methodId = await held()
      await decide(methodId, 'account.refused')
      return { person: addressOf('support'), subject: 'cause:1', detail: { methodId, reason: 'Seen on a statement' } }
    },
  }
}
