import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import { formatDayAndTime } from '../../contract/dates.ts'
import { declineReasons } from '../../contract/entities/donation.ts'
import { DAY } from '../../contract/limits.ts'
import { formatMoney } from '../../contract/money.ts'
import { html, page } from '../html/html.ts'
import { runJobs } from '../jobs/jobs.ts'
import type { Report, Simulator } from '../network/simulator.ts'
import type { Services } from '../services.ts'

const menu = html`<nav><a href="/dev/mail">Mail</a> <a href="/dev/network">Network</a> <a href="/dev/clock">Clock</a> <a href="/dev/ui">Gallery</a> <a href="/">Site</a></nav>`

function reportOf(form: Record<string, string>): Report | null {
  const reference = form.reference ?? ''
  if (form.report === 'confirmed' || form.report === 'funded') return { type: form.report, reference }
  if (form.report === 'adjusted') return { type: 'adjusted', reference, spentPence: Math.round(Number(form.pounds) * 100) || 0 }
  if (form.report === 'found' || form.report === 'notFound')
    return { type: 'claimAnswered', reference, isFound: form.report === 'found', reason: form.reason ?? '' }
  const reason = declineReasons.find((candidate) => candidate === form.reason)
  return form.report === 'declined' && reason ? { type: 'declined', reference, reason } : null
}

/** Pages for developers, which exist only with demo data: mails that were sent, the network simulator and the clock. */
export async function serveDevPages(app: FastifyInstance, services: Services, simulator: Simulator): Promise<void> {
  const { db, clock } = services
  await app.register(async (scope) => {
    await scope.register(formBody)

    scope.get('/dev/mail', async (_request, reply) => {
      const mails = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(50).execute()
      reply.type('text/html')
      return page(
        'Mail',
        html`${menu}<main><h1>Mail that was sent</h1>${mails.length === 0 ? html`<p>Nothing yet. Create an account, and its welcome mail is here.</p>` : mails.map((mail) => html`<article><h2>${mail.subject}</h2><p>To ${mail.recipient}, ${formatDayAndTime(mail.sent_at.toISOString())}</p><pre>${mail.text}</pre></article>`)}</main>`,
      )
    })

    scope.get('/dev/clock', async (_request, reply) => {
      reply.type('text/html')
      return page(
        'Clock',
        html`${menu}<main><h1>The server’s clock</h1><p>It is ${formatDayAndTime(new Date(clock.now()).toISOString())}.</p><form method="post" action="/dev/clock"><label>Days to move forward <input name="days" type="number" min="0" max="1000" value="1"></label><button type="submit">Move the clock</button></form></main>`,
      )
    })
    scope.post<{ Body: { days?: string } }>('/dev/clock', async (request, reply) => {
      const days = Number(request.body.days)
      if (days >= 0 && days <= 1000) clock.advance(days * DAY)
      await runJobs(services)
      return reply.redirect('/dev/clock', 303)
    })

    scope.get('/dev/network', async (_request, reply) => {
      const rows = await db
        .selectFrom('donation')
        .innerJoin('retailer', 'retailer.id', 'donation.retailer_id')
        .leftJoin('app_user', 'app_user.id', 'donation.user_id')
        .select([
          'donation.id',
          'donation.network_reference',
          'donation.stage',
          'donation.spent_pence',
          'donation.donation_pence',
          'donation.purchased_at',
          'retailer.name',
          'app_user.email',
        ])
        .where('donation.stage', 'in', ['tracked', 'inReview', 'awaitingFunds'])
        .orderBy('purchased_at', 'desc')
        .limit(30)
        .execute()
      const claims = await db
        .selectFrom('claim')
        .innerJoin('retailer', 'retailer.id', 'claim.retailer_id')
        .select(['claim.id', 'claim.status', 'claim.order_reference', 'retailer.name'])
        .where('claim.status', 'in', ['received', 'inProgress'])
        .orderBy('claim.created_at', 'desc')
        .limit(30)
        .execute()
      reply.type('text/html')
      return page(
        'Network',
        html`${menu}<main><h1>The network simulator</h1><p>Play the retailer: what you choose is sent as a signed postback.</p>${rows.map(
          (
            row,
          ) => html`<form method="post" action="/dev/network" id="${row.id}"><input type="hidden" name="reference" value="${row.network_reference}"><h2>${row.name}, ${formatMoney(row.spent_pence)}</h2><p>${row.email ?? 'A guest'}: donation ${row.id} of ${formatMoney(row.donation_pence)} is ${row.stage}.</p>
        <button name="report" value="confirmed">Confirm</button> <button name="report" value="funded">Send the money</button> <label>Pounds kept <input name="pounds" size="6" value="${(row.spent_pence / 200).toFixed(2)}"></label> <button name="report" value="adjusted">Adjust</button>
        <label>Reason <select name="reason">${declineReasons.map((reason) => html`<option>${reason}</option>`)}</select></label> <button name="report" value="declined">Decline</button></form>`,
        )}<h1>Claims</h1>${claims.map(
          (
            claim,
          ) => html`<form method="post" action="/dev/network" id="${claim.id}"><input type="hidden" name="reference" value="${claim.id}"><h2>${claim.name}, claim ${claim.id}</h2><p>It is ${claim.status}; order ${claim.order_reference ?? 'not named'}.</p>
        <label>The shop says <input name="reason" size="50" value="We have looked for the order."></label> <button name="report" value="found">Found</button> <button name="report" value="notFound">Not found</button></form>`,
        )}</main>`,
      )
    })
    scope.post<{ Body: Record<string, string> }>('/dev/network', async (request, reply) => {
      const report = reportOf(request.body)
      const status = report ? await simulator.report(report) : 422
      if (status === 200) return reply.redirect('/dev/network', 303)
      reply.type('text/html').code(status)
      return page(
        'Network',
        html`${menu}<main><h1>The postback was refused (${status})</h1><p>The donation’s chart does not allow this move, or the form was incomplete. Nothing has changed.</p><p><a href="/dev/network">Back</a></p></main>`,
      )
    })
  })
}
