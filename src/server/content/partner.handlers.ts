import { HttpError } from '../gate/http-error.ts'
import type { Handlers } from '../gate/serve.ts'
import { toCauseCard } from '../shared/causes/cause-rows.ts'

export const partnerHandlers = {
  readPartner: async ({ db, services, params }) => {
    const partner = services.partners.find(({ id }) => id === params.slug)
    if (!partner) throw new HttpError('notFound')
    const row = await db.selectFrom('cause').selectAll().where('id', '=', partner.causeId).executeTakeFirst()
    // V-028: other sites name only a cause that may be named.
    const collects =
      row && row.may_be_marketed && !row.is_dormant && row.lifecycle === 'open' && toCauseCard(row).standing !== 'refused'
    return {
      partner: {
        name: partner.name,
        origins: partner.origins,
        cause: collects ? { id: row.id, name: row.name } : null,
      },
    }
  },
} satisfies Handlers
