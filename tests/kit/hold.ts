import type { CDPSession, Page } from '@playwright/test'

/** A call of the page that waits for what the test says of it. */
export interface HeldCall {
  url: URL
  method: string
  accept: string
  /** As the page sends them. */
  headers: Record<string, string>
  /** What it carries: JSON as a value, anything else as text, such as a file with its fields; undefined when it carries nothing. */
  body: unknown
  /** Answers it with this status and body, without asking the server. */
  answer(status: number, body: unknown): Promise<unknown>
  /** Once it has been answered: whether its page still waited for it. A page gives a call up when it asks anew, and the browser says so a little later. */
  isHeard?(): Promise<boolean>
  /** The connection breaks before an answer. */
  lose(): Promise<unknown>
  /** The server answers it. */
  letThrough(): Promise<unknown>
}

function bodyOf(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Stops each call of the API that a page makes, until `onCall` or the test later says how it ends. By the browser's own
 * protocol: Playwright's routes stop every file as well and turn the cache off, which makes the loading of a page several times dearer.
 * Answers a function that ends the stopping; what is held then must have been settled.
 */
export async function holdCalls(page: Page, onCall: (call: HeldCall) => void): Promise<() => Promise<void>> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const ends = new Map<string, PromiseWithResolvers<boolean>>()
  session.on('Network.loadingFinished', ({ requestId }) => ends.get(requestId)?.resolve(true))
  session.on('Network.loadingFailed', ({ requestId, canceled }) => ends.get(requestId)?.resolve(!canceled))
  session.on('Fetch.requestPaused', ({ requestId, networkId, request }) => {
    const end = Promise.withResolvers<boolean>()
    if (networkId) ends.set(networkId, end)
    else end.resolve(true)
    onCall({
      isHeard: () => end.promise,
      url: new URL(request.url),
      method: request.method,
      headers: request.headers,
      // The protocol leaves `postData` out where a body is a file.
      body: bodyOf(
        request.postData ?? request.postDataEntries?.map(({ bytes }) => Buffer.from(bytes ?? '', 'base64').toString()).join(''),
      ),
      accept: request.headers.Accept ?? request.headers.accept ?? '',
      answer: (status, body) =>
        session.send('Fetch.fulfillRequest', {
          requestId,
          responseCode: status,
          responseHeaders: [{ name: 'content-type', value: typeof body === 'string' ? 'text/csv' : 'application/json' }],
          body: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)).toString('base64'),
        }),
      lose: () => session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionReset' }),
      letThrough: () => session.send('Fetch.continueRequest', { requestId }),
    })
  })
  await session.send('Network.enable', { maxTotalBufferSize: 0, maxResourceBufferSize: 0 })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/api/*' }] })
  return () => session.detach()
}
