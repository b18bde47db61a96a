import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type DeclineReason, declineReasons } from '#contract/giving/donation.ts'
import { formatMoney } from '#contract/money.ts'
import type { Db } from '../db/open.ts'
import { acceptForms } from '../gate/forms.ts'
import { type Html, html, page } from '../html/html.ts'
import type { Report, Simulator } from '../network/simulator.ts'
import type { Services } from '../services.ts'
import { newSecret } from '../shared/secrets.ts'
import { demoCardToken, linkDemoCard } from './demo-card.routes.ts'

type Form = Record<string, string | undefined>
const penceOf = (form: Form) => Math.round(Number(form.pounds) * 100) || 0
const newReference = (kind: string) => `${kind}-${newSecret().slice(0, 12)}`

function reportOf(form: Form): Report | null {
  const reference = form.reference ?? ''
  const spentPence = penceOf(form)
  const reason = declineReasons.find((candidate) => candidate === form.reason)
  switch (form.report) {
    case 'confirmed':
    case 'funded':
      return { type: form.report, reference }
    case 'adjusted':
      return { type: 'adjusted', reference, spentPence }
    case 'found':
    case 'notFound':
      return { type: 'claimAnswered', reference, isFound: form.report === 'found', reason: form.reason ?? '' }
    case 'declined':
      return reason ? { type: 'declined', reference, reason } : null
    case 'inStore':
      return {
        type: 'inStoreSale',
        reference: newReference('STORE'),
        card: demoCardToken(form.lastFour ?? ''),
        retailer: form.shop ?? '',
        spentPence,
      }
    case 'late':
    case 'lateOther': {
      const sale = { type: 'sale', reference: newReference('LATE'), visitId: form.visit ?? '', spentPence } as const
      return form.report === 'late' && form.order ? { ...sale, orderReference: form.order } : sale
    }
    default:
      return null
  }
}

const reasons = (first: DeclineReason) =>
  html`<label>Reason <select name="reason">${declineReasons.map((reason) => html`<option ${reason === first ? html`selected` : ''}>${reason}</option>`)}</select></label>`
const pounds = (label: string, pence: number) =>
  html`<label>${label} <input name="pounds" size="7" inputmode="decimal" value="${(pence / 100).toFixed(2)}"></label>`
const form = (id: string, hidden: Record<string, string>, body: Html) =>
  html`<form method="post" action="/dev/network" id="${id}">${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${body}</form>`

async function donationsOf(db: Db, isOpen: boolean) {
  const stages = isOpen ? (['tracked', 'inReview', 'awaitingFunds'] as const) : (['available', 'inPaymentRun', 'paid'] as const)
  return (
    db
      .selectFrom('donation')
      .innerJoin('retailer', 'retailer.id', 'donation.retailer_id')
      .leftJoin('app_user', 'app_user.id', 'donation.user_id')
      .selectAll('donation')
      .select(['retailer.name', 'app_user.email'])
      .where('donation.stage', 'in', stages)
      // What was bought here last is what somebody wants to play on with; of what is paid, some of each stage.
      .orderBy(
        isOpen ? sql`purchased_at` : sql`row_number() OVER (PARTITION BY donation.stage ORDER BY purchased_at DESC)`,
        isOpen ? 'desc' : 'asc',
      )
      .limit(isOpen ? 30 : 18)
      .execute()
  )
}

async function openDonations(db: Db): Promise<Html[]> {
  return (await donationsOf(db, true)).map((row) =>
    form(
      row.id,
      { reference: row.network_reference },
      html`<h3>${row.name}, ${formatMoney(row.spent_pence)}</h3><p>${row.email ?? 'A guest'}: donation ${row.id} of ${formatMoney(row.donation_pence)} is ${row.stage}.</p>
        <button name="report" value="confirmed">Confirm</button> <button name="report" value="funded">Send the money</button> ${pounds('Pounds kept', row.spent_pence / 2)} <button name="report" value="adjusted">Adjust</button>
        ${reasons('returned')} <button name="report" value="declined">Decline</button>`,
    ),
  )
}

async function paidDonations(db: Db): Promise<Html[]> {
  return (await donationsOf(db, false)).map((row) =>
    form(
      row.id,
      { reference: row.network_reference },
      html`<h3>${row.name}, ${formatMoney(row.spent_pence)}</h3><p>${row.email ?? 'A guest'}: donation ${row.id} of ${formatMoney(row.donation_pence)} is ${row.stage}${row.correction_pence === 0 ? '' : html`, corrected by ${formatMoney(row.correction_pence)}`}.</p>
        ${pounds('Pounds kept', row.spent_pence / 2)} <button name="report" value="adjusted">Take a part back</button> ${reasons('returned')} <button name="report" value="declined">Take all back</button>`,
    ),
  )
}

async function cardForms(db: Db): Promise<Html> {
  const cards = await db
    .selectFrom('linked_card')
    .innerJoin('app_user', 'app_user.id', 'linked_card.user_id')
    .select(['last_four', 'email'])
    .orderBy('linked_at', 'desc')
    .limit(30)
    .execute()
  const shops = await db.selectFrom('retailer').select(['slug', 'name']).orderBy('popularity', 'desc').limit(30).execute()
  return html`${form(
    'link-card',
    {},
    html`<h3>Link a card</h3><label>Of <input name="person" type="email" size="30" value="supporter@farthing.example"></label> <label>Last 4 digits <input name="lastFour" maxlength="4" size="4" inputmode="numeric" value="4242"></label> <button name="report" value="linkCard">Link it</button>`,
  )}${
    cards.length === 0
      ? html`<p>No card is linked yet.</p>`
      : form(
          'in-store',
          {},
          html`<h3>Buy something in a shop</h3><label>With <select name="lastFour">${cards.map((card) => html`<option value="${card.last_four}">${card.last_four}, ${card.email}</option>`)}</select></label> <label>At <select name="shop">${shops.map((shop) => html`<option value="${shop.slug}">${shop.name}</option>`)}</select></label> ${pounds('Pounds spent', 2500)} <button name="report" value="inStore">Buy it</button>`,
        )
  }`
}

/** Claims that wait, which the shop answers, and any that an order could still be reported for. */
async function claimForms(db: Db): Promise<{ open: Html[]; late: Html[] }> {
  const claims = await db
    .selectFrom('claim')
    .innerJoin('retailer', 'retailer.id', 'claim.retailer_id')
    .leftJoin('donation', 'donation.id', 'claim.donation_id')
    .selectAll('claim')
    .select(['retailer.name', 'donation.is_reported'])
    .where('claim.status', 'in', ['received', 'inProgress', 'accepted'])
    .orderBy('claim.created_at', 'desc')
    .limit(60)
    .execute()
  const titleOf = (claim: (typeof claims)[number]) =>
    html`<h3>${claim.name}, claim ${claim.id}</h3><p>It is ${claim.status}; order ${claim.order_reference ?? 'not named'}.</p>`
  return {
    open: claims
      .filter(({ status }) => status !== 'accepted')
      .map((claim) =>
        form(
          claim.id,
          { reference: claim.id },
          html`${titleOf(claim)}
        <label>The shop says <input name="reason" size="50" value="We have looked for the order."></label> <button name="report" value="found">Found</button> <button name="report" value="notFound">Not found</button>`,
        ),
      ),
    late: claims
      .filter((claim) => claim.visit_id !== null && !claim.is_reported)
      .map((claim) =>
        form(
          `late-${claim.id}`,
          { visit: claim.visit_id ?? '', order: claim.order_reference ?? '' },
          html`${titleOf(claim)} ${pounds('Pounds spent', claim.spent_pence ?? 2000)} <button name="report" value="late">Report it as this order</button> <button name="report" value="lateOther">Report it without the order’s number</button>`,
        ),
      ),
  }
}

const refused = (status: number) =>
  status === 422
    ? 'The form was incomplete, or what was reported can’t be booked: then the support team finds it, under “Reports we couldn’t book”.'
    : 'The donation’s chart does not allow this move. Nothing has changed.'

/** Plays the shops and their network: what is chosen is sent as a signed postback, as a real one would send it. */
export async function serveNetworkPage(
  app: FastifyInstance,
  services: Services,
  simulator: Simulator,
  menu: Html,
): Promise<void> {
  const { db } = services
  const send = async (given: Form): Promise<number> => {
    if (given.report === 'linkCard') {
      const person = await db
        .selectFrom('app_user')
        .select('hash')
        .where(sql`lower(email)`, '=', (given.person ?? '').trim().toLowerCase())
        .executeTakeFirst()
      return person ? linkDemoCard(simulator, person.hash, given.lastFour ?? '') : 422
    }
    const report = reportOf(given)
    if (!report) return 422
    // What is reported late was bought on the day of the visit.
    const visit =
      report.type === 'sale'
        ? await db.selectFrom('visit').select('created_at').where('id', '=', report.visitId).executeTakeFirst()
        : undefined
    return simulator.report(report, visit?.created_at)
  }
  await app.register(async (scope) => {
    await acceptForms(scope)
    scope.get<{ Querystring: { sent?: string } }>('/dev/network', async ({ query }, reply) => {
      const claims = await claimForms(db)
      reply.type('text/html')
      return page(
        'Network',
        html`${menu}<main><h1>The network simulator</h1>${query.sent === undefined ? '' : html`<p role="status"><b>Sent, and the site has taken it.</b></p>`}<p>Play the retailer: what you choose is sent as a signed postback. <a href="#taken-back">Taken back</a>, <a href="#cards">cards in shops</a>, <a href="#claims">claims</a>, <a href="#late">late reports</a>.</p><h2>Purchases that shops can still change</h2>${await openDonations(db)}
        <h2 id="taken-back">Taken back after the shop has paid</h2><p>What’s ready to be paid is reduced or declined. What’s in a payment or paid stays, and gains a correction that the cause’s next payment makes up for.</p>${await paidDonations(db)}
        <h2 id="cards">Cards in shops</h2>${await cardForms(db)}
        <h2 id="claims">Claims</h2>${claims.open.length === 0 ? html`<p>No claim waits for a shop.</p>` : claims.open}
        <h2 id="late">Late reports</h2><p>A shop reports a purchase that somebody has claimed. With the order’s number it’s the same purchase. Without it, another amount is booked too, and the support team looks whether it’s the same.</p>${claims.late.length === 0 ? html`<p>There is no claim for a visit whose order isn’t reported.</p>` : claims.late}</main>`,
      )
    })
    scope.post<{ Body: Form }>('/dev/network', async (request, reply) => {
      const status = await send(request.body)
      if (status === 200) return reply.redirect('/dev/network?sent', 303)
      reply.type('text/html').code(status)
      return page(
        'Network',
        html`${menu}<main><h1>The postback was refused (${status})</h1><p>${refused(status)}</p><p><a href="/dev/network">Back</a></p></main>`,
      )
    })
  })
}
