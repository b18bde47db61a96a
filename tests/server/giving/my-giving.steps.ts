import type { TestServer } from '#tests/kit/server.ts'

/** What the demo's supporter reads of their giving, and the rows that it is of. */
export const givingOf = (server: () => TestServer, token: () => string) => {
  const person = () =>
    server()
      .services.db.selectFrom('app_user')
      .selectAll()
      .where('email', '=', 'supporter@farthing.example')
      .executeTakeFirstOrThrow()
  return {
    read: () => server().call('GET', '/api/user/me/giving', { token: token() }),
    person,
    donations: async () =>
      server()
        .services.db.selectFrom('donation')
        .select(['id', 'cause_id', 'stage', 'donation_pence', 'correction_pence', 'purchased_at'])
        .where('user_id', '=', (await person()).id)
        .where('stage', '<>', 'declined')
        .orderBy('id')
        .execute(),
  }
}
