import type { FastifyInstance } from 'fastify'
import { acceptForms } from '../gate/forms.ts'
import { html, page } from '../html/html.ts'
import type { Simulator } from '../network/simulator.ts'
import { newSecret } from '../shared/secrets.ts'

const isFourDigits = (text: string | undefined): text is string => /^\d{4}$/.test(text ?? '')

/** The demo network's own name of a card: the same for the same four digits, so that a purchase with it can be played. */
export const demoCardToken = (lastFour: string) => `demo-network-card-${lastFour}`

/** Answers the status of the postback. */
export const linkDemoCard = (simulator: Simulator, person: string, lastFour: string): Promise<number> =>
  simulator.report({
    type: 'cardLinked',
    reference: `CARD-${newSecret().slice(0, 12)}`,
    card: demoCardToken(lastFour),
    lastFour,
    person,
  })

/** The form in which the demo's network links a card: a real network has one of its own, and only tells us the last four digits. */
export async function serveDemoCards(app: FastifyInstance, simulator: Simulator): Promise<void> {
  await app.register(async (scope) => {
    await acceptForms(scope)
    const form = (person: string, fault = '') =>
      page(
        'Link a card (demo network)',
        html`<main><p class="note">This is the demo’s network. Don’t enter a real card.</p><h1>Link a card</h1>${fault ? html`<p role="alert">${fault}</p>` : ''}
        <form method="post" action="/demo-card"><input type="hidden" name="person" value="${person}"><label>Last 4 digits of the card <input name="lastFour" inputmode="numeric" maxlength="4" size="4" value="4242"></label> <button type="submit">Link this card</button></form>
        <p><a href="/account/settings/linked-cards">Back to Farthing</a></p></main>`,
      )
    scope.get<{ Querystring: { person?: string } }>('/demo-card', async (request, reply) => {
      reply.type('text/html')
      return form(request.query.person ?? '')
    })
    scope.post<{ Body: { person?: string; lastFour?: string } }>('/demo-card', async (request, reply) => {
      const { person = '', lastFour } = request.body
      if (isFourDigits(lastFour) && (await linkDemoCard(simulator, person, lastFour)) === 200)
        return reply.redirect('/account/settings/linked-cards', 303)
      reply.type('text/html').code(400)
      return form(
        person,
        isFourDigits(lastFour)
          ? 'The card could not be linked. Go back to Farthing, and begin there.'
          : 'Enter the 4 digits with which the card’s number ends.',
      )
    })
  })
}
