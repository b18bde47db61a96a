import { createHash } from 'node:crypto'
import { SignJWT } from 'jose'
import type { Db } from '#server/db/open.ts'
import { hashPassword } from '#server/shared/sign-in/passwords.ts'
import { causeBefore, personBefore, rowsBefore } from './before.ts'
import { start } from './templates.ts'

const day = 86_400_000
const at = (days: number) => new Date(start + days * day)
const seconds = (days: number) => Math.floor((start + days * day) / 1000)
export const hash = (secret: string) => createHash('sha256').update(secret).digest('base64url')
const secret = Buffer.alloc(32, 7)

export const token = (type: 'access' | 'refresh', family: string, userId: number, scope: string, from: number, to: number) =>
  new SignJWT({ typ: type, fam: family, scope })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(String(userId))
    .setJti(`${family}-token`)
    .setIssuedAt(seconds(from))
    .setExpirationTime(seconds(to))
    .sign(secret)

/** Sessions as they stood: whose, of which scope, begun and last refreshed how many days ago, and what they are worth today. */
export const families = [
  { id: 'rowan-phone', userId: 1, scope: 'full', begun: -30, refreshed: -2, worth: 'full' },
  // Half a session that came of being recognised.
  { id: 'rowan-laptop', userId: 1, scope: 'semi', begun: -400, refreshed: -1, worth: 'semi' },
  // Refreshed for ever, as it was possible: longer than a year.
  { id: 'rowan-old', userId: 1, scope: 'full', begun: -366, refreshed: -1, worth: null },
  { id: 'rowan-stolen', userId: 1, scope: 'full', begun: -20, refreshed: -20, revoked: -19, worth: null },
  { id: 'sasha-desk', userId: 2, scope: 'full', begun: -3, refreshed: -3, worth: 'full' },
]
/** What devices held beside them: made how many days ago, for how many days. */
export const keys = [
  { kind: 'legacySession', secret: 'legacy-of-login', userId: 1, made: -3, days: 7, worth: 'semi' },
  { kind: 'legacySession', secret: 'legacy-over', userId: 1, made: -8, days: 7, worth: null },
  { kind: 'checkSupporter', secret: 'check-of-login', userId: 1, made: -30, days: 730, worth: 'semi' },
  { kind: 'checkSupporter', secret: 'check-over', userId: 1, made: -731, days: 730, worth: null },
]

/** What three causes raised before causes were reviewed; in pence, ready to be paid since the summer. */
export const causes = [
  { id: 1, name: 'The Lantern Trust', charity_number: '2000002', postcode: 'ZZ4 7CD', ready: 4000, today: 'unproven' },
  { id: 2, name: 'Quillfeather Trust', charity_number: '7654321', postcode: 'ZZ4 7CD', ready: 5000, today: 'waiting' },
  { id: 3, name: 'Mill Lane Rowers', charity_number: null, postcode: 'ZZ1 2AB', ready: 6000, today: 'waiting' },
]

/** Something of all of that, in one database. */
export async function fillBefore(old: Db): Promise<void> {
  const password_hash = await hashPassword('three blue boats')
  const put = (table: string, ...rows: Record<string, unknown>[]) => rowsBefore(old, table, rows)
  await put('setting', { key: 'token-secret', value: secret.toString('base64url') })
  await put(
    'app_user',
    personBefore(1, 'Rowan', { password_hash }),
    personBefore(2, 'Sasha', { is_support: true, password_hash }),
  )
  for (const { id, userId, scope, begun, refreshed, ...one } of families) {
    const revoked_at = 'revoked' in one ? at(Number(one.revoked)) : null
    await put('session_family', { id, user_id: userId, scope, created_at: at(begun), revoked_at })
    const expires_at = seconds(refreshed + 180)
    await put('refresh_token', { id_hash: hash(`${id}-token`), family_id: id, issued_at: seconds(refreshed), expires_at })
  }
  for (const { kind, userId, made, days, ...key } of keys) {
    const [table, name] = kind === 'legacySession' ? ['legacy_session', 'id_hash'] : ['check_supporter', 'hash']
    await put(table ?? '', { [name ?? '']: hash(key.secret), user_id: userId, expires_at: at(made + days) })
  }
  await put('fingerprint', { hash: hash('link-of-a-minute'), user_id: 1, scope: 'full', expires_at: at(1) })
  await put('retailer', {
    ...{ slug: 'shop', name: 'Shop', category: 'home', sector: 'goods', description: '', terms: '[]', popularity: 1 },
    ...{ tracking_amount: 1, tracking_unit: 'days', confirmation_amount: 1, confirmation_unit: 'weeks' },
  })
  await put('rate', { retailer_id: 1, name: 'Everything', kind: 'percent', value: 1000, position: 0 })
  for (const { id, name, charity_number, postcode, ready } of causes) {
    const total = id === 1 ? ready + 2000 : ready
    await put('cause', causeBefore(id, name, { charity_number, postcode, donations_total: total }))
    await put('bank_details', {
      ...{ cause_id: id, account_name: name, account_number: `1234567${id}`, sort_code: '010203' },
      ...{ is_building_society: false, changed_at: at(-300) },
    })
    const gift = { user_id: 1, cause_id: id, retailer_id: 1, purchase_type: 'online', purchased_at: at(-120) }
    const ready1 = {
      id: `D${id}`,
      network_reference: `N${id}`,
      spent_pence: ready * 10,
      donation_pence: ready,
      stage: 'available',
    }
    await put('donation', { ...gift, ...ready1 })
    await put('donation_move', {
      donation_id: `D${id}`,
      stage: 'available',
      at: at(-60),
      moved_by: 'network',
      amount_pence: ready,
    })
  }
  // The quarter before was paid, by the run that one person and nobody made.
  await put('payment', {
    id: 'P1',
    cause_id: 1,
    reference: 'FAR-1-2026-07-01',
    pence: 2000,
    is_paid: true,
    period_end: '2026-06-30T23:00:00Z',
  })
  await put('donation', {
    ...{
      id: 'D9',
      user_id: 1,
      cause_id: 1,
      retailer_id: 1,
      network_reference: 'N9',
      purchased_at: at(-250),
      spent_pence: 20_000,
    },
    ...{ donation_pence: 2000, stage: 'paid', purchase_type: 'online', payment_id: 'P1' },
  })
  await put('donation_move', { donation_id: 'D9', stage: 'paid', at: at(-140), moved_by: 'farthing', amount_pence: 2000 })
  const said = { at: at(-10), user_id: 2 }
  const refused = { at: at(-5), user_id: null, action: 'refused', detail: '{"call":"A-010"}' }
  const badSignature = { at: at(-4), user_id: null, action: 'postbackRefused', detail: '{"ip":"203.0.113.9"}' }
  await put(
    'audit',
    ...[refused, refused, { ...refused, at: at(-6) }, badSignature],
    { ...said, action: 'review.taken', detail: '{"reference":"AR-7","causeId":2,"reason":null}' },
    { ...said, action: 'claim.accepted', detail: '{"claim":"C-5"}' },
    { ...said, user_id: 1, action: 'bankDetailsChanged', detail: '{"causeId":3,"methodId":9}' },
    { ...said, user_id: 1, action: 'accountDisabled', detail: '{}' },
    { ...said, user_id: null, action: 'linkMailFailed', detail: '{"kind":"login","message":"away"}' },
  )
  // Five wrong passwords a minute ago, an invitation that was refused for good, and a mail that waits.
  await put('rate_window', {
    key: 'login:203.0.113.9:rowan@before.example',
    window_start: new Date(start - 60_000),
    count: 5,
  })
  await put('mail_opt_out', { email: 'Quiet@before.example', created_at: at(-90) })
}
