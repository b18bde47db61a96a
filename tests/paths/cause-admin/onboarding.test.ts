import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import type { Api } from '#web/api/client.ts'
import { ApiFailure } from '#web/api/failure.ts'
import { dismissedHere, onboardingWith } from '#web/features/cause-admin/onboarding/onboarding.implementations.ts'
import type { Site } from '#web/site/site.ts'

test('S-009 what was dismissed stays away for the session, also when the server could not be told', async () => {
  const api = {
    ask: async (_call: unknown, input?: { body?: unknown }) => {
      if (input?.body) throw new ApiFailure('system')
      return { details: { UDO: { user_id: 1, dismissed_onboarding_modal_dashboard_header: true } } }
    },
  } as unknown as Api // the two calls that onboarding makes
  const services = async () =>
    ({ experiments: { variantOf: async () => 'control' } }) as unknown as Awaited<ReturnType<Site['services']>> // all that is asked of them
  const visit = async () => {
    const actor = createActor(onboardingWith({ api, services }), { input: { dismissedHere: [...dismissedHere] } }).start()
    await waitFor(actor, (snapshot) => snapshot.matches('open') || snapshot.matches('nothing'))
    const { modal } = actor.getSnapshot().context
    if (modal) actor.send({ type: 'modal.dismissed' })
    await waitFor(actor, (snapshot) => snapshot.status === 'done')
    return modal
  }
  expect(await visit()).toBe('welcome')
  expect(await visit()).toBeNull()
  expect([...dismissedHere]).toEqual(['welcome'])
})
