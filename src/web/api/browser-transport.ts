import { ofetch } from 'ofetch'
import { hasBody, type Transport } from './client.ts'

/**
 * ofetch with the call's own timeout, no retries and no opinion about statuses.
 * Trap: ofetch leaves its own timeout out as soon as it is given a signal, so both are one signal here.
 */
export const browserTransport: Transport = async ({ method, url, headers, body, timeout, signal }) => {
  const isOver = AbortSignal.timeout(timeout)
  const response = await ofetch.raw(url, {
    method,
    headers,
    retry: 0,
    ignoreResponseError: true,
    parseResponse: (text) => ({ text, json: parse(text) }),
    signal: signal ? AbortSignal.any([signal, isOver]) : isOver,
    ...(hasBody(method) ? { body: (body ?? {}) as Record<string, unknown> } : {}), // ofetch wants a record
  })
  const { text, json } = (response._data ?? { text: '', json: null }) as { text: string; json: unknown } // as parsed above
  const isCsv = response.headers.get('content-type')?.startsWith('text/csv') ?? false
  return { status: response.status, headers: response.headers, body: json, ...(isCsv ? { text } : {}) }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
