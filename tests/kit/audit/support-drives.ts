import { makeSupportPerson } from '#server/support/support-person.ts'
import { networkOf } from '../network.ts'
import type { TestServer } from '../server.ts'
import { addressOf, type Caller, type Drives } from './drives.ts'

const person = addressOf('support')
const text = 'We have looked at it'

/** What the support team decides about requests, claims, reports and causes. */
export function supportDrives(server: TestServer, ask: Caller): Drives {
  const db = () => server.services.db
  const decide = (path: string, body: object) => ask('support', 'POST', `/support/${path}`, body)

  let request = ''
  const moveRequest = async (body: object) => {
    await decide(`admin-requests/${request}`, body)
    return { person, subject: `adminRequest:${request}`, detail: { causeId: 1, reason: 'reason' in body ? text : null } }
  }
  const newRequest = async (emailAddress: string) => {
    const asked = { emailAddress, phoneNumber: '01632 960 001', evidence: 'I chair the board' }
    request = (await ask('finance', 'POST', '/causes/id:1/admin-requests', asked)).ticketReference
    await decide(`admin-requests/${request}`, { type: 'review.taken' })
  }

  let claims = 0
  /** What somebody has filed; of a visit where it is about a purchase that nobody has reported. */
  async function newClaim(of: { visitId: string; retailerId: number } | null = null): Promise<string> {
    const id = `audited-${++claims}`
    await db()
      .insertInto('claim')
      .values({
        id,
        user_id: 1,
        retailer_id: of?.retailerId ?? 1,
        donation_id: null,
        type: of ? 'missingDonation' : 'donationQuery',
        status: 'received',
        visit_date: of ? new Date(server.clock.now()) : null,
        order_reference: of ? 'AUDITED-1' : null,
        spent_pence: of ? 900 : null,
        comment: null,
        created_at: new Date(server.clock.now()),
        held_until: null,
        visit_id: of?.visitId ?? null,
        query_reason: null,
        details: '{}',
      })
      .execute()
    return id
  }
  const moveClaim = async (id: string, ...bodies: object[]) => {
    for (const body of bodies) await decide(`claims/${id}`, body)
    return { person, subject: `claim:${id}`, detail: {} }
  }
  const taken = { type: 'claim.taken' }

  const newMessage = async (): Promise<string> =>
    (await ask('supporter', 'POST', '/contact-messages', { topic: 'other', name: 'Rowan', email: 'rowan@example.org', text }))
      .reference

  /** A report that could not be booked as it came. */
  async function keptReport(reason: 'maybeClaimed' | 'purchaseTooLate', reference: string): Promise<number> {
    const { id } = await db()
      .insertInto('kept_report')
      .values({
        event_id: reference,
        network: 'demo',
        reference,
        event: '{}',
        reason,
        received_at: new Date(server.clock.now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return Number(id)
  }

  const causeOf = async (name: string) =>
    (await db().selectFrom('cause').select('id').where('name', '=', name).executeTakeFirstOrThrow()).id
  async function moveCause(name: string, ...bodies: ({ type: string } | { type: string; text: string })[]) {
    const id = await causeOf(name)
    for (const body of bodies) await decide(`causes/${id}`, body)
    const last = bodies.at(-1)
    return { person, subject: `cause:${id}`, detail: last && 'text' in last ? { reason: text } : {} }
  }
  const found = (causeName: string) =>
    ask('supporter', 'POST', '/causes', {
      causeName,
      isRegisteredCharity: false,
      isOrganisation: true,
      terms: { path: '/terms/cause', statement: 'I accept the cause terms' },
      acceptedTerms: [{ Id: 'cause-1', Statement: 'I accept the cause terms', Path: '/terms/cause', Version: '1' }],
      details: {
        kind: 'club',
        address: { line1: '18 Mill Lane', line2: '', town: 'Harrowden', postcode: 'ZZ4 7CD' },
        links: { website: '', facebook: '', twitter: '', instagram: '' },
        contactNumber: '07700 900 982',
        mayBeMarketed: false,
      },
    })

  return {
    supportPersonMade: async () => {
      await makeSupportPerson(server.services, 'newcomer@example.org', server.clock.now())
      const made = await db()
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', 'newcomer@example.org')
        .executeTakeFirstOrThrow()
      return { person: null, subject: `user:${made.id}`, detail: {} }
    },
    supportLooked: async () => {
      await ask('support', 'GET', '/support/claims')
      return { person, subject: 'call:listOpenClaims', detail: {} }
    },
    adminRequestTaken: async () => {
      await newRequest(addressOf('treasurer'))
      return { person, subject: `adminRequest:${request}`, detail: { causeId: 1, reason: null } }
    },
    adminRequestReturned: () => moveRequest({ type: 'review.returned' }),
    adminRequestApproved: async () => {
      await newRequest(addressOf('treasurer'))
      return moveRequest({ type: 'request.approved' })
    },
    adminRequestRefused: async () => {
      await newRequest('stranger@example.org')
      return moveRequest({ type: 'request.refused', reason: text })
    },
    claimTaken: async () => moveClaim(await newClaim(), taken),
    claimReturned: async () => moveClaim(await newClaim(), taken, { type: 'claim.returned' }),
    claimDeclined: async () => moveClaim(await newClaim(), taken, { type: 'claim.declined', text }),
    claimAccepted: async () => moveClaim(await newClaim(), taken, { type: 'claim.accepted', text }),
    supportItemAssigned: async () => {
      const reference = await newMessage()
      const { id: to } = await db()
        .selectFrom('app_user')
        .select('id')
        .where('email', '=', addressOf('finance'))
        .executeTakeFirstOrThrow()
      const given = { queue: 'messages', reference, from: null, to }
      await decide('assignments', given)
      return { person, subject: `message:${reference}`, detail: given }
    },
    supportItemReleased: async () => {
      const reference = await newMessage()
      const { id: from } = await db().selectFrom('app_user').select('id').where('email', '=', person).executeTakeFirstOrThrow()
      await decide('assignments', { queue: 'messages', reference, from: null, to: from })
      const given = { queue: 'messages', reference, from, to: null }
      await decide('assignments', given)
      return { person, subject: `message:${reference}`, detail: given }
    },
    messageAnswered: async () => {
      const reference = await newMessage()
      await decide(`messages/${reference}`, { type: 'message.answered', text })
      return { person, subject: `message:${reference}`, detail: { topic: 'other' } }
    },
    messageClosed: async () => {
      const reference = await newMessage()
      await decide(`messages/${reference}`, { type: 'message.closed' })
      return { person, subject: `message:${reference}`, detail: { topic: 'other' } }
    },
    reportHandled: async () => {
      await decide(`reports/${await keptReport('purchaseTooLate', 'NET-1')}`, { type: 'report.handled' })
      return { person, subject: null, detail: { reference: 'NET-1', reason: 'purchaseTooLate' } }
    },
    reportJoined: async () => {
      const { visit } = await ask('supporter', 'POST', '/visits', { retailerSlug: 'alder-home' })
      const shop = await db().selectFrom('retailer').select('id').where('slug', '=', 'alder-home').executeTakeFirstOrThrow()
      await moveClaim(await newClaim({ visitId: visit.id, retailerId: shop.id }), taken, { type: 'claim.accepted', text })
      const report = await networkOf(server)
      const sale = { type: 'sale', visitId: visit.id, reference: 'NET-2', spentPence: 1100 }
      const { donationId } = await report(sale)
      const { reports } = await ask('support', 'GET', '/support/reports')
      const { id } = reports.find(({ reference }: { reference: string }) => reference === 'NET-2')
      await decide(`reports/${id}`, { type: 'report.joined' })
      return { person, subject: `donation:${donationId}`, detail: { reference: 'NET-2', reason: 'maybeClaimed' } }
    },
    coachingCallCancelled: async () => {
      const { slots } = await ask('admin', 'GET', '/causes/id:1/coaching/slots')
      const { booking } = await ask('admin', 'POST', '/causes/id:1/coaching/bookings', { slotId: slots[0].id })
      await decide(`coaching/bookings/${booking.id}/cancellation`, { reason: text })
      return { person, subject: 'cause:1', detail: { bookingId: booking.id, reason: text } }
    },
    causeReviewTaken: async () => {
      for (const name of ['Mill Lane Rowers', 'Mill Lane Singers']) await found(name)
      return moveCause('Mill Lane Rowers', { type: 'review.taken' })
    },
    causeReviewReturned: () => moveCause('Mill Lane Rowers', { type: 'review.returned' }),
    causeReviewAsked: () => moveCause('Mill Lane Rowers', { type: 'review.taken' }, { type: 'question.asked', text }),
    causeReviewApproved: () => moveCause('Mill Lane Singers', { type: 'review.taken' }, { type: 'cause.confirmed', text }),
    causeReviewReopened: async () => {
      await decide('recalled-causes', { cause: 'mill-lane-singers', text })
      return { person, subject: `cause:${await causeOf('Mill Lane Singers')}`, detail: { reason: text } }
    },
    causeReviewRefused: () => moveCause('Mill Lane Singers', { type: 'cause.refused', text }),
    causeReviewAppealed: async () => {
      const id = await causeOf('Mill Lane Singers')
      await ask('supporter', 'POST', `/causes/id:${id}/review`, { type: 'decision.appealed', text })
      return { person: addressOf('supporter'), subject: `cause:${id}`, detail: { reason: text } }
    },
  }
}
