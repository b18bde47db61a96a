import type { FastifyInstance } from 'fastify'
import { formatDayAndTime } from '#contract/date-formats.ts'
import { DAY } from '#contract/limits.ts'
import { acceptForms } from '../gate/forms.ts'
import { HttpError } from '../gate/http-error.ts'
import { html, page } from '../html/html.ts'
import { runJobs } from '../jobs/jobs.ts'
import type { Simulator } from '../network/simulator.ts'
import type { Services } from '../services.ts'
import { serveDevCharts } from './charts.routes.ts'
import { serveNetworkPage } from './network.routes.ts'

const menu = html`<nav><a href="/dev/mail">Mail</a> <a href="/dev/network">Network</a> <a href="/dev/clock">Clock</a> <a href="/dev/charts">Charts</a> <a href="/dev/ui">Gallery</a> <a href="/">Site</a></nav>`

/** How far the clock is moved at once, in days. */
const maxDays = 1000

/** Pages for developers, which exist only with demo data: mails that were sent, the network simulator and the clock. */
export async function serveDevPages(app: FastifyInstance, services: Services, simulator: Simulator): Promise<void> {
  const { db, clock } = services
  serveDevCharts(app, services)
  await app.register(async (scope) => {
    await acceptForms(scope)

    scope.get('/dev/mail', async (_request, reply) => {
      const mails = await db.selectFrom('mail').selectAll().orderBy('id', 'desc').limit(50).execute()
      reply.type('text/html')
      return page(
        'Mail',
        html`${menu}<main><h1>Mail that was sent</h1>${mails.length === 0 ? html`<p>Nothing yet. Create an account, and its welcome mail is here.</p>` : mails.map((mail) => html`<article><h2>${mail.subject}</h2><p>To ${mail.recipient}, ${formatDayAndTime(mail.sent_at.toISOString())}</p><p><a href="/dev/mail/${mail.id}">As it looks</a></p><pre>${mail.text}</pre>${mail.calendar ? html`<details><summary>call.ics</summary><pre>${mail.calendar}</pre></details>` : ''}</article>`)}</main>`,
      )
    })

    // It carries its styles itself, as a mail does.
    const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'"
    scope.get<{ Params: { id: string } }>('/dev/mail/:id(^\\d{1,9}$)', async (request, reply) => {
      const mail = await db.selectFrom('mail').select('html').where('id', '=', Number(request.params.id)).executeTakeFirst()
      if (!mail) throw new HttpError('notFound')
      return reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(mail.html)
    })

    const clockPage = (fault = '') =>
      page(
        'Clock',
        html`${menu}<main><h1>The server’s clock</h1>${fault && html`<p role="alert">${fault}</p>`}<p>It is ${formatDayAndTime(new Date(clock.now()).toISOString())}.</p><form method="post" action="/dev/clock"><label>Days to move forward <input name="days" type="number" min="0" max="${maxDays}" value="1"></label><button type="submit">Move the clock</button></form></main>`,
      )
    scope.get('/dev/clock', async (_request, reply) => {
      reply.type('text/html')
      return clockPage()
    })
    scope.post<{ Body: { days?: unknown } | undefined }>('/dev/clock', async (request, reply) => {
      const days = request.body?.days
      if (typeof days !== 'string' || !/^\d{1,4}$/.test(days) || Number(days) > maxDays) {
        reply.code(422).type('text/html')
        return clockPage(`Enter the days as a whole number from 0 to ${maxDays}. The clock has not been moved.`)
      }
      clock.advance(Number(days) * DAY)
      await runJobs(services)
      return reply.redirect('/dev/clock', 303)
    })
  })
  await serveNetworkPage(app, services, simulator, menu)
}
