import type { FastifyInstance } from 'fastify'
import { formatDayAndTime } from '#contract/dates.ts'
import { DAY } from '#contract/limits.ts'
import { acceptForms } from '../gate/forms.ts'
import { html, page } from '../html/html.ts'
import { runJobs } from '../jobs/jobs.ts'
import type { Simulator } from '../network/simulator.ts'
import type { Services } from '../services.ts'
import { serveNetworkPage } from './network.routes.ts'

const menu = html`<nav><a href="/dev/mail">Mail</a> <a href="/dev/network">Network</a> <a href="/dev/clock">Clock</a> <a href="/dev/ui">Gallery</a> <a href="/">Site</a></nav>`

/** Pages for developers, which exist only with demo data: mails that were sent, the network simulator and the clock. */
export async function serveDevPages(app: FastifyInstance, services: Services, simulator: Simulator): Promise<void> {
  const { db, clock } = services
  await app.register(async (scope) => {
    await acceptForms(scope)

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
  })
  await serveNetworkPage(app, services, simulator, menu)
}
