import { startIdentityProvider, type TestIdentityProvider } from './identity-provider.ts'
import { freePort } from './ports.ts'
import { type Engine, openTestServer, type TestServer } from './server.ts'

/** A server to which people also log in with Facebook and Apple, and what speaks as both of them: it ends with the server. */
export async function openServerWithProviders(engine: Engine): Promise<{ server: TestServer; provider: TestIdentityProvider }> {
  const provider = await startIdentityProvider(await freePort())
  const server = await openTestServer(engine, { identityProviders: provider.apps })
  const close = async () => {
    await server.close()
    await provider.stop()
  }
  return { server: { ...server, close }, provider }
}
