import { createActor } from 'xstate'
import { type Choices, consentMachine } from '#machines/telemetry/consent/consent.machine.ts'
import type { KeptCookies } from '#web/platform/cookies.ts'

function readChoices(kept: string | null): Choices | null {
  if (kept === null) return null
  const words = kept.split('.')
  return { analytics: words.includes('analytics'), advertising: words.includes('advertising') }
}

const written = (choices: Choices) =>
  ['needed', ...(choices.analytics ? ['analytics'] : []), ...(choices.advertising ? ['advertising'] : [])].join('.')

/** F-076: the choices of this device, kept in a cookie that the site needs to honour them. An outside manager keeps and tells its own. */
export function createConsent(cookies: KeptCookies, isOwn = true) {
  const actor = createActor(
    consentMachine.provide({
      actions: { storeChoices: ({ context }) => cookies.write('consent', written(context.choices)) },
    }),
  ).start()
  if (isOwn) actor.send({ type: 'choices.read', kept: readChoices(cookies.read('consent')) })
  return actor
}
export type Consent = ReturnType<typeof createConsent>
