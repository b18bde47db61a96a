import { ofetch } from 'ofetch'
import { hasBody, type Transport } from './client.ts'

/** ofetch with the call's own timeout, no retries and no opinion about statuses. */
export const browserTransport: Transport = async ({ method, url, headers, body, timeout }) => {
  const response = await ofetch.raw(url, {
    method,
    headers,
    timeout,
    retry: 0,
    ignoreResponseError: true,
    parseResponse: (text) => parse(text),
    ...(hasBody(method) ? { body: (body ?? {}) as Record<string, unknown> } : {}), // ofetch wants a record
  })
  return { status: response.status, headers: response.headers, body: response._data }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
