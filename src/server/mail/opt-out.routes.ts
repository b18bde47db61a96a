import type { FastifyInstance } from 'fastify'
import { readOptOut } from '#contract/rewards/opt-out.ts'
import { acceptForms } from '../gate/forms.ts'
import { HttpError } from '../gate/http-error.ts'
import type { Services } from '../services.ts'
import { leaveList } from './opt-outs.ts'

interface Pressed {
  Querystring: { stop?: string }
}

/**
 * Where `List-Unsubscribe` of our mails leads (RFC 8058): a mail program posts to it, without cookies, and the mails stop. Somebody who opens it is asked first: scanners
 * of mails follow links by themselves.
 */
export async function serveOptOuts(app: FastifyInstance, { db, clock }: Services): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope)
    scope.get<Pressed>('/mail-opt-out/one-press', async (request, reply) =>
      reply.redirect(`/mail-opt-out#${new URLSearchParams({ stop: request.query.stop ?? '' })}`, 303),
    )
    scope.post<Pressed>('/mail-opt-out/one-press', async (request, reply) => {
      const asked = readOptOut(request.query.stop)
      if (!asked) throw new HttpError('notFound')
      await leaveList(db, clock.now(), asked)
      return reply.code(204).send()
    })
  })
}
