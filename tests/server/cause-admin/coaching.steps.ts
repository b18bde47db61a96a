import type { Called, TestServer } from '#tests/kit/server.ts'

/** What somebody does about the calls of a cause, by the API. */
export function coachingOf(server: TestServer, causeId: number) {
  const base = `/api/causes/id:${causeId}/coaching`
  const sent = (token: string, key?: string) => ({ token, ...(key ? { headers: { 'idempotency-key': key } } : {}) })
  return {
    list: async (token: string) => (await server.call('GET', `${base}/slots`, { token })).details,
    book: (token: string, slotId: number, key?: string): Promise<Called> =>
      server.call('POST', `${base}/bookings`, { body: { slotId }, ...sent(token, key) }),
    move: (token: string, id: string, slotId: number, key?: string): Promise<Called> =>
      server.call('PUT', `${base}/bookings/${id}`, { body: { slotId }, ...sent(token, key) }),
    cancel: (token: string, id: string): Promise<Called> =>
      server.call('POST', `${base}/bookings/${id}/cancellation`, { body: {}, token }),
  }
}

export const mailsTo = (server: TestServer, email: string) =>
  server.services.db
    .selectFrom('mail')
    .select(['subject', 'text', 'html', 'calendar'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()

/** A calendar file's lines, unfolded, by the name of their property. */
export function propertiesOf(calendar: string | null | undefined): Record<string, string> {
  const lines = (calendar ?? '').replaceAll('\r\n ', '').split('\r\n')
  return Object.fromEntries(lines.map((line) => [/^[\w-]+/.exec(line)?.[0] ?? '', line.replace(/^[^:]+:/, '')]))
}
