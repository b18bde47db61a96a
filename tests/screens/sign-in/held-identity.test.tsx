import { waitFor } from '@testing-library/react'
import { useActorRef } from '@xstate/react'
import { useMemo } from 'react'
import { expect, test, vi } from 'vitest'
import { openScreen } from '#tests/kit/screen.tsx'
import { ProviderLogin, providerLoginFor } from '#web/features/sign-in/provider-login/provider-login.tsx'
import { heldIdentity, holdIdentity } from '#web/shared/sign-in/held-identity.ts'
import { useSite } from '#web/site/site.ts'

const identity = { clientId: '17', clientUsername: 'Rowan', token: 'token-1', ticket: 'ticket-1' }
const login = { tokens: { accessToken: 'a.b.c', refreshToken: 'a.b.c' }, user: { id: 1, hash: 'h' } }
const now = Date.parse('2026-11-26T12:00:00Z')

function Back({ onSignedIn }: { onSignedIn(): void }) {
  const site = useSite()
  const machine = useMemo(() => providerLoginFor(site, null, ''), [site])
  const arrival = { kind: 'answer', provider: 'apple', answer: { kind: 'code', code: 'code-1' } } as const
  const actor = useActorRef(machine, { input: { arrival } }, { complete: onSignedIn })
  return <ProviderLogin actor={actor} />
}

/** Comes back from Apple, which the server lets in. */
async function comeBackFromApple() {
  const onSignedIn = vi.fn()
  const answer = (call: string) => ({ status: 200 as const, details: call.includes('codes') ? { identity } : login })
  const { unmount } = openScreen(<Back onSignedIn={onSignedIn} />, answer, { browser: { now: () => now } as never }) // all that it asks of the browser
  await waitFor(() => expect(onSignedIn).toHaveBeenCalled())
  unmount()
}

test('F-042 who logs in with an account that was held to be connected isn’t asked to connect it; another one is still offered', async () => {
  holdIdentity({ provider: 'apple', identity }, now)
  await comeBackFromApple()
  expect(heldIdentity(now)).toBeNull()
  holdIdentity({ provider: 'facebook', identity }, now)
  await comeBackFromApple()
  expect(heldIdentity(now)?.provider).toBe('facebook')
})
