import '#tests/kit/speak-english.ts'
import { expect, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { loginPageWith } from '#web/features/sign-in/login/login-page.implementations.ts'
import type { Site } from '#web/site/site.ts'

const ada = { email: 'ada@example.org', password: 'Shop-for-good-1' }

/** The page with its form sent: the session has begun, and whoever began it has not been told. */
async function sendForm() {
  const begun = Promise.withResolvers<void>()
  const isBeginning = Promise.withResolvers<void>()
  const site = {
    api: { ask: async () => ({ details: {} }) },
    cookies: async () => ({ read: () => null }),
    session: {
      begin: () => {
        isBeginning.resolve()
        return begun.promise
      },
    },
    browser: { now: () => 0 },
    providers: [],
  } as unknown as Site // the parts that logging in uses
  const { machine, input } = loginPageWith(site, { provider: null, returned: null, forward: null })
  const page = createActor(machine, { input }).start()
  const { login } = page.getSnapshot().children
  if (!login) throw new Error('The form stands at once.')
  login.send({ type: 'credentials.submitted', fields: ada })
  await isBeginning.promise
  page.send({ type: 'person.known', isHere: true, isReturned: false })
  return { page, login, begun }
}

test('X-009 who is known before the form’s own chart has ended goes on only then, and the form has ended well', async () => {
  const { page, login, begun } = await sendForm()
  expect(page.getSnapshot().matches({ outside: 'finishing' })).toBe(true)
  begun.resolve()
  await waitFor(page, (state) => state.matches('entered'))
  expect(login.getSnapshot()).toMatchObject({ status: 'done', value: 'success' })
  page.stop()
})

test('N-055 who is here goes on too when the form that they sent comes to nothing', async () => {
  const { page, login, begun } = await sendForm()
  begun.reject(new Error('There was no answer.'))
  await waitFor(page, (state) => state.matches('entered'))
  expect(login.getSnapshot()).toMatchObject({ value: 'problem' })
  page.stop()
})
