import { createHmac, timingSafeEqual } from 'node:crypto'
import formBody from '@fastify/formbody'
import type { FastifyInstance } from 'fastify'
import words from '../../../locales/en-GB/mail-opt-out.json' with { type: 'json' }
import { DAY, limits } from '../../contract/limits.ts'
import { tenants } from '../../contract/tenants.ts'
import type { Db } from '../db/open.ts'
import { countUse } from '../gate/rate-limit.ts'
import { Refusal } from '../gate/refusal.ts'
import { type Handlers, person } from '../gate/serve.ts'
import { html, page } from '../html/html.ts'
import { compose } from '../mail/messages.ts'
import type { Services } from '../services.ts'
import { sharedSecret } from '../settings.ts'

const optOutPath = '/mail-opt-out'

/** Only who received a mail knows the address that stops more of them. */
async function proofOf(db: Db, email: string): Promise<string> {
  return createHmac('sha256', await sharedSecret(db, 'mail-opt-out'))
    .update(email)
    .digest('base64url')
}

async function optOutAddress({ db, config }: Services, email: string): Promise<string> {
  return `${config.publicUrl}${optOutPath}?${new URLSearchParams({ email, proof: await proofOf(db, email) })}`
}

export const shareHandlers = {
  /** F-130, G-020: a few mails a day, a few to anybody, none to who does not want them; the sender is not told which. */
  shareByEmail: async ({ services, db, now, body, afterwards, ...asked }) => {
    const { userId } = person(asked)
    const recipients = [...new Set(body.recipients.map((one) => one.toLowerCase()))]
    const sender = await db
      .selectFrom('app_user')
      .leftJoin('cause', 'cause.id', 'app_user.supported_cause_id')
      .select(['app_user.first_name', 'app_user.last_name', 'app_user.hash', 'cause.name as cause'])
      .where('app_user.id', '=', userId)
      .executeTakeFirstOrThrow()
    for (const _ of recipients) await countUse(db, now, [{ key: `share:${userId}`, max: limits.shareMailsPerDay, window: DAY }])
    const unwanted = await db.selectFrom('mail_opt_out').select('email').where('email', 'in', recipients).execute()
    const wanted = recipients.filter((email) => unwanted.every((one) => one.email !== email))
    afterwards(async () => {
      for (const email of wanted) {
        const isTooMuch = await countUse(services.db, now, [
          { key: `share-to:${email}`, max: limits.shareMailsPerRecipient, window: 7 * DAY },
        ]).then(
          () => false,
          () => true,
        )
        if (isTooMuch) continue
        const values = {
          site: tenants[services.config.tenant].name,
          sender: `${sender.first_name} ${sender.last_name}`,
          cause: sender.cause ?? words.someCause,
          message: body.message,
          address: `${services.config.publicUrl}/?invite=${sender.hash}`,
          optOut: await optOutAddress(services, email),
        }
        await services.mail.send(compose(email, body.message ? 'shareWithWords' : 'share', values), now)
      }
    })
    return { sent: recipients.length }
  },
} satisfies Handlers

/** Where the link of such a mail leads: a page with one button, since mail programs follow links by themselves. */
export async function serveMailOptOut(app: FastifyInstance, services: Services): Promise<void> {
  const site = tenants[services.config.tenant].name
  async function emailOf({ email = '', proof = '' }: Record<string, string | undefined>): Promise<string> {
    const [given, expected] = [Buffer.from(proof), Buffer.from(await proofOf(services.db, email))]
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Refusal('notFound')
    return email
  }
  await app.register(async (scope) => {
    await scope.register(formBody)
    scope.get<{ Querystring: Record<string, string> }>(optOutPath, async (request, reply) => {
      const email = await emailOf(request.query)
      return reply.type('text/html').send(
        page(
          words.title,
          html`<main><h1>${words.title}</h1><p>${words.question.replace('{{email}}', email).replace('{{site}}', site)}</p>
            <form method="post"><input type="hidden" name="email" value="${email}"><input type="hidden" name="proof" value="${request.query.proof ?? ''}"><button>${words.stop}</button></form></main>`,
        ),
      )
    })
    scope.post<{ Body: Record<string, string> }>(optOutPath, async (request, reply) => {
      const email = await emailOf(request.body)
      await services.db
        .insertInto('mail_opt_out')
        .values({ email, created_at: new Date(services.clock.now()) })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
      return reply
        .type('text/html')
        .send(
          page(words.doneTitle, html`<main><h1>${words.doneTitle}</h1><p>${words.done.replace('{{email}}', email)}</p></main>`),
        )
    })
  })
}
