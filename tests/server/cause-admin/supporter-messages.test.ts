import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messageFault } from '#contract/cause-admin/supporter-message.rules.ts'
import { messageEvents, messageMedia } from '#contract/cause-admin/supporter-message.ts'
import { HOUR, limits } from '#contract/limits.ts'
import { mailNotices, nudge } from '#server/account/notices/notices.job.ts'
import { escapeHtml } from '#server/html/escape.ts'
import { payQuarter } from '#tests/kit/payment-run.ts'
import { engines, openTestServer, type TestServer } from '#tests/kit/server.ts'

test('V-063, V-064 a message is neither empty nor too long, and has no tags', () => {
  expect(messageFault('Thank you.', 10)).toBe(null)
  expect(messageFault('  Thank you.  ', 10)).toBe(null)
  expect(messageFault(' \n ', 10)).toBe('messageRequired')
  expect(messageFault('Thank you!!', 10)).toBe('messageTooLong:10')
  for (const tagged of ['<b>Thanks</b>', 'a <img src=x onerror=y>', '</p>', '<!-- x -->'])
    expect(messageFault(tagged, 100)).toBe('messageHtml')
  for (const plain of ['3 < 4', 'We <3 you', 'a > b', '<>']) expect(messageFault(plain, 100)).toBe(null)
})

describe.each(engines)('what causes say to their supporters, on %s', (engine) => {
  let server: TestServer
  let token = ''
  const path = '/api/causes/id:1/supporter-communications'
  const db = () => server.services.db
  beforeAll(async () => {
    server = await openTestServer(engine)
    token = (await server.logIn('admin')).tokens.accessToken
    await db().deleteFrom('notice').execute()
    await db().deleteFrom('supporter_message').execute()
    await db().updateTable('visit').set({ receipt_at: null }).execute()
  })
  afterAll(() => server.close())

  const mailsTo = (recipient: string) =>
    db().selectFrom('mail').select(['subject', 'text', 'html']).where('recipient', '=', recipient).orderBy('id').execute()
  const say = (place: string, text: string, as = token) => server.call('PUT', `${path}/${place}`, { body: { text }, token: as })

  test('A-099, M-030, F-152, G-012 read, saved, changed and removed by who runs the cause, and by nobody else', async () => {
    const { details } = await server.call('GET', path, { token })
    expect(details.messages).toEqual(
      messageEvents.flatMap((event) =>
        messageMedia.map((medium) => ({ event, medium, text: null, charLimit: limits.supporterMessage[medium] })),
      ),
    )
    for (const [text, code] of [
      ['  ', 'messageRequired'],
      ['x'.repeat(281), 'messageTooLong:280'],
      ['Thank <b>you</b>', 'messageHtml'],
    ] as const) {
      const { status, error } = await say('thanksPaid/site', text)
      expect([status, error?.fields]).toEqual([422, { text: code }])
    }
    const message = { event: 'thanksPaid', medium: 'site', text: 'Thank you.', charLimit: 280 }
    expect((await say('thanksPaid/site', ' Thank you. ')).details).toEqual({ message })
    expect((await say('thanksPaid/site', 'Many thanks.')).details.message.text).toBe('Many thanks.')
    expect((await server.call('GET', `${path}/thanksPaid/site`, { token })).details.message.text).toBe('Many thanks.')
    expect((await server.call('GET', `${path}/thanksPaid/email`, { token })).details.message.text).toBe(null)
    expect((await server.call('DELETE', `${path}/thanksPaid/site`, { token })).details.message.text).toBe(null)
    for (const place of ['birthday/site', 'thanksPaid/pigeon'])
      expect((await server.call('GET', `${path}/${place}`, { token })).status).toBe(404)
    const other = (await server.logIn('supporter')).tokens.accessToken
    expect((await server.call('GET', path, { token: other })).status).toBe(403)
    expect((await say('thanksPaid/site', 'Not mine', other)).status).toBe(403)
    expect((await server.call('GET', path)).status).toBe(401)
  })

  test('G-012 a test goes to the administrator alone, as supporters would get it, ten times an hour', async () => {
    const ask = (place: string, text: string) => server.call('POST', `${path}/${place}/test`, { body: { text }, token })
    expect((await ask('thanksPaid/site', 'Thanks')).status).toBe(404)
    expect((await ask('thanksPaid/email', '<i>Thanks</i>')).error?.fields).toEqual({ text: 'messageHtml' })
    expect((await ask('thanksPaid/email', 'Thank you & yours.\n\nThe team')).status).toBe(200)
    const [mail] = (await mailsTo('admin@farthing.example')).slice(-1)
    expect(mail?.subject).toMatch(/^We’ve paid /)
    expect(mail?.text).toMatch(/ says:\n\n> Thank you & yours\.\n\n> The team\n\n/)
    expect(mail?.html).toContain(`<p class="quote">${escapeHtml('Thank you & yours.')}</p><p class="quote">The team</p>`)
    // Nothing is kept of it.
    expect((await server.call('GET', `${path}/thanksPaid/email`, { token })).details.message.text).toBe(null)
    for (let sent = 1; sent < limits.testMailsPerHour; sent++) expect((await ask('thanksPaid/email', 'Thanks')).status).toBe(200)
    expect((await ask('thanksPaid/email', 'Thanks')).error?.code).toBe('tooMany')
    server.clock.advance(HOUR)
    expect((await ask('thanksPaid/email', 'Thanks')).status).toBe(200)
  })

  test('F-153, H-005 each event brings the words of its cause: on the site to everybody, by mail to who wants campaigns', async () => {
    for (const event of messageEvents)
      for (const medium of messageMedia) expect((await say(`${event}/${medium}`, `${event} by ${medium}`)).status).toBe(200)
    async function join(email: string, preferences: object) {
      const { details } = await server.call('POST', '/api/user', {
        ip: `10.8.${email.length}.1`,
        body: {
          firstName: 'New',
          lastName: 'Person',
          email,
          password: 'three blue boats',
          causeId: 2,
          userTerms: [{ Id: 'supporter-1', Statement: '', Path: '', Version: '1' }],
          marketingPreferences: [],
        },
      })
      await db()
        .updateTable('app_user')
        .set({ preferences: JSON.stringify(preferences) })
        .where('email', '=', email)
        .execute()
      await server.call('POST', '/api/user/me/cause', { body: { causeId: 1 }, token: details.tokens.accessToken })
      return { email, id: details.user.id as number, token: details.tokens.accessToken as string }
    }
    const wants = await join('wants@example.org', { campaign_messages: true, nurture: true })
    const declines = await join('declines@example.org', { campaign_messages: false, nurture: true })
    let sales = 0
    for (const person of [wants, declines]) {
      const { details } = await server.call('POST', '/api/visits', { token: person.token, body: { retailerSlug: 'alder-home' } })
      const reference = `SM-${engine}-${++sales}`
      await server.simulator.report({ type: 'sale', reference, visitId: details.visit.id, spentPence: 90_000 })
      await server.simulator.report({ type: 'confirmed', reference })
      await server.simulator.report({ type: 'funded', reference })
    }
    server.clock.advance(130 * 24 * HOUR)
    await payQuarter(server)
    await nudge(server.services)
    for (let turns = 0; turns < 10; turns++) await mailNotices(server.services)

    const all = [...messageEvents]
    for (const person of [wants, declines]) {
      const as = (
        await server.call('POST', '/api/login-cookie', {
          body: { email: person.email, password: 'three blue boats', source: 'website' },
        })
      ).details.tokens.accessToken
      const { notices } = (await server.call('GET', '/api/user/me/notices', { token: as })).details
      expect(notices.map(({ says }: { says?: string }) => says).toSorted()).toEqual(
        all.map((event) => `${event} by site`).toSorted(),
      )
    }
    const said = async (email: string) =>
      (await mailsTo(email)).flatMap(({ text }) => / says:\n\n> (\w+) by email\n/.exec(text)?.[1] ?? []).toSorted()
    expect(await said(wants.email)).toEqual(all.toSorted())
    expect(await said(declines.email)).toEqual([])
    // What is about somebody's own donation is mailed all the same; what only the cause had to say is not.
    const subjects = (await mailsTo(declines.email)).map(({ subject }) => subject)
    expect(subjects).toContain('Alder Home has confirmed your donation')
    expect(subjects.filter((subject) => /Welcome from|has recorded your purchase/.test(subject))).toEqual([])
    // A mistake that is mended is mended everywhere.
    token = (await server.logIn('admin')).tokens.accessToken
    await server.call('DELETE', `${path}/thanksForShopping/site`, { token })
    const as = (
      await server.call('POST', '/api/login-cookie', {
        body: { email: wants.email, password: 'three blue boats', source: 'website' },
      })
    ).details.tokens.accessToken
    const { notices } = (await server.call('GET', '/api/user/me/notices', { token: as })).details
    expect(notices.find(({ kind }: { kind: string }) => kind === 'donationTracked').says).toBeUndefined()
  })
})
