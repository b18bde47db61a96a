import type { FastifyInstance, FastifyReply } from 'fastify'
import { formatMoney } from '#contract/money.ts'
import { demoShopDomain } from '../db/seed/seed.ts'
import { acceptForms } from '../gate/forms.ts'
import { html, page } from '../html/html.ts'
import type { Simulator } from '../network/simulator.ts'
import type { Services } from '../services.ts'
import { newSecret } from '../shared/secrets.ts'

const basket = [
  { pence: 1250, label: 'A small order' },
  { pence: 4999, label: 'A usual order' },
  { pence: 18_000, label: 'A large order' },
]

const ownName = /^[a-z0-9-]+\.demo-shop\.localhost(?::\d+)?$/

/** One demo shop per retailer: a page where a purchase can be made, which the simulator reports as a network would. */
export async function serveDemoShops(app: FastifyInstance, services: Services, simulator: Simulator): Promise<void> {
  const nameOf = async (slug: string) =>
    (await services.db.selectFrom('retailer').select('name').where('slug', '=', slug).executeTakeFirst())?.name
  await app.register(async (scope) => {
    await acceptForms(scope)
    type Look = { slug: string; visit: string | undefined }
    const show = async (reply: FastifyReply, { slug, visit }: Look) => {
      const name = await nameOf(slug)
      reply.type('text/html')
      if (!name)
        return reply
          .code(404)
          .send(
            page(
              'No such shop',
              html`<main><h1>There is no shop here</h1><p><a href="/retailers">Back to Farthing</a></p></main>`,
            ),
          )
      return page(
        `${name} (demo shop)`,
        html`<main><p class="note">This is a demo shop. Nothing is sold and no money moves.</p><h1>${name}</h1>
        <form method="post" action="/demo-shop/${slug}/purchases"><input type="hidden" name="visit" value="${visit ?? ''}">
        <fieldset><legend>What do you want to buy?</legend>${basket.map((item, index) => html`<label><input type="radio" name="pence" value="${item.pence}" ${index === 1 ? html`checked` : ''}> ${item.label} for ${formatMoney(item.pence)}</label>`)}</fieldset>
        <button type="submit">Buy now</button></form></main>`,
      )
    }
    scope.get<{ Params: { slug: string }; Querystring: { visit?: string; by?: string } }>(
      '/demo-shop/:slug',
      async ({ params: { slug }, query: { visit, by }, hostname, port }, reply) => {
        // As a network does: on to the shop's own site, with its mark.
        if (by === 'reminder' && hostname === 'localhost' && (await nameOf(slug)))
          return reply.redirect(`http://${slug}${demoShopDomain}:${port}/?visit=${visit ?? ''}&awc=farthing`)
        return show(reply, { slug, visit })
      },
    )
    // The same shops under their own names.
    scope.get<{ Querystring: { visit?: string } }>('/', { constraints: { host: ownName } }, async ({ hostname, query }, reply) =>
      show(reply, { slug: hostname.slice(0, -demoShopDomain.length), visit: query.visit }),
    )
    scope.post<{ Params: { slug: string }; Body: { visit?: string; pence?: string } }>(
      '/demo-shop/:slug/purchases',
      { config: { isOutside: true } },
      async (request, reply) => {
        const name = await nameOf(request.params.slug)
        const item = basket.find((candidate) => String(candidate.pence) === request.body.pence)
        reply.type('text/html')
        if (!name || !item)
          return reply
            .code(400)
            .send(
              page(
                'Choose something',
                html`<main><h1>Choose something to buy first</h1><p><a href="/demo-shop/${request.params.slug}?visit=${request.body.visit ?? ''}">Back to the shop</a></p></main>`,
              ),
            )
        const status = request.body.visit
          ? await simulator.report({
              type: 'sale',
              reference: `DEMO-${newSecret().slice(0, 12)}`,
              visitId: request.body.visit,
              spentPence: item.pence,
            })
          : 404
        return page(
          `Thank you (${name}, demo shop)`,
          html`<main><p class="note">This is a demo shop. Nothing is sold and no money moves.</p><h1>Thank you for your order</h1>
        <p>You bought ${item.label.toLowerCase()} for ${formatMoney(item.pence)} at ${name}.</p><p>${status === 200 ? 'The shop has reported the sale to Farthing.' : 'The sale could not be linked to a visit, so it raises nothing.'}</p>
        <p><a href="/account/donations">See your donations on Farthing</a></p></main>`,
        )
      },
    )
  })
}
