import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { formatTime, formatWeekday } from '#contract/date-formats.ts'
import { formatDay } from '#contract/dates.ts'
import { formatMoney, formatRate } from '#contract/money.ts'
import notices from '#locales/en-GB/account-notices.json' with { type: 'json' }
import mailWords from '#locales/en-GB/mail.json' with { type: 'json' }
import { readConfig } from '#server/config.ts'
import type { Mail } from '#server/mail/mailer.ts'
import { composeMail } from '#server/mail/messages.ts'
import { composeNotice } from '#server/shared/account/notice-mail.ts'
import { formatsOf } from '#server/words/formats.ts'
import { localesFolder } from '#server/words/site-words.ts'
import { toPseudo } from '#words/pseudo.ts'
import type { LinedMail } from '#words/words.ts'
import { openTestServer } from '../kit/server.ts'
import { serverWords } from '../kit/words.ts'

const english = serverWords()
const pseudo = serverWords({ isPseudo: true })

/** Letters that the pseudo-locale has no other sign for are in no word by themselves. */
const plainWord = /[acdeimnostuwy]/

/** What somebody may have typed: markup, and what i18next or a pattern of replacement would read. */
const typed = `7 <b>"7"</b> & 7's {{7}} $t(7) $& $1`
const escaped = '7 &#60;b&#62;&#34;7&#34;&#60;/b&#62; &#38; 7&#39;s {{7}} $t(7) $&#38; $1'

const isLined = (name: string): name is LinedMail => 'lines' in mailWords[name as keyof typeof mailWords]
const linedMails = Object.keys(mailWords).filter(isLined)
const namesIn = (text: unknown) => [...JSON.stringify(text).matchAll(/\{\{(\w+)\}\}/g)].map((match) => match[1] ?? '')

const wrongIn = (name: string, ours: Mail, grown: Mail): string[] => {
  const own = (text: string) => text.replaceAll(typed, '').replace(/https?:\S+/g, '')
  const both = `${grown.subject}\n${grown.text}`
  return [
    ...(own(grown.text).length < own(ours.text).length * 1.4 || own(grown.subject).length < own(ours.subject).length * 1.4
      ? [`${name} has not grown`]
      : []),
    ...(plainWord.test(own(both)) ? [`${name} says in English: ${own(both)}`] : []),
    ...(/\{\{|\}\}/.test(own(both)) ? [`${name} is not filled in`] : []),
    ...(grown.html.includes('<b>') || (grown.text.includes(typed) && !grown.html.includes(escaped))
      ? [`${name} writes as markup what somebody typed`]
      : []),
  ]
}

test('in the pseudo-locale every mail grows by 40 %, says nothing in English, and holds what people typed as they typed it', () => {
  expect(linedMails.length).toBeGreaterThan(40)
  const wrong = linedMails.flatMap((name) => {
    const values = Object.fromEntries(namesIn(mailWords[name]).map((value) => [value, typed]))
    const [ours, grown] = [english, pseudo].map(({ own }) => composeMail(own, '7@7.example', name, values)) as [Mail, Mail] // of two
    return [
      ...wrongIn(name, ours, grown),
      ...(grown.html.split('<p>').length - 1 === mailWords[name].lines.length ? [] : [`${name} has other lines`]),
    ]
  })
  expect(wrong).toEqual([])
})

test('so does every notice that is mailed, with each reason, refusal and risk', () => {
  const { config } = { config: { ...readConfig({}), publicUrl: 'http://7.example' } }
  const keys = <T extends object>(words: T) => Object.keys(words) as (keyof T)[] // JSON has its own keys only
  const details = [
    {},
    ...keys(notices.stage).map((stage) => ({ stage })),
    ...keys(notices.reason).map((reason) => ({ reason })),
    ...keys(notices.refusal).map((refusal) => ({ refusal })),
    { risks: keys(notices.risk) },
  ]
  const wrong = keys(notices.kind).flatMap((kind) =>
    details.flatMap((detail) => {
      const told = {
        email: '7@7.example',
        firstName: typed,
        kind,
        subject: '7',
        says: typed,
        detail: { shop: typed, cause: typed, name: typed, toCause: typed, text: typed, pence: 700, ...detail },
      }
      const [ours, grown] = [english, pseudo].map((words) => composeNotice(told, { config, words })) as [Mail, Mail] // of two
      const site = (mail: Mail) => ({ ...mail, text: mail.text.replaceAll('Farthing', '') })
      return wrongIn(kind, site(ours), site(grown))
    }),
  )
  expect(wrong).toEqual([])
})

test('what a mail is not given and a key that no language knows are faults that a test sees', () => {
  const mail = composeMail(english.own, 'a@b.example', 'archiveReady', { site: 'Farthing', firstName: 'Ada' })
  expect(mail.text).toContain('Download your data: \n')
  expect(english.own.t('mail:nowhere' as 'mail:said.noNumber')).toBe('mail:nowhere')
  expect(vi.mocked(console.error).mock.calls.map(([text]) => String(text).split(' of “')[0])).toEqual([
    'There are no words for {{address}}',
    'There are no words for mail:nowhere',
  ])
  vi.mocked(console.error).mockClear()
})

test('another language needs only its files: mails, errors and dates are in it, with its plurals, and in ours where it has no words yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locales-'))
  cpSync(join(localesFolder, 'en-GB'), join(folder, 'en-GB'), { recursive: true })
  mkdirSync(join(folder, 'cy-GB'))
  const theirs = {
    loginLink: { subject: 'Eich dolen i {{site}}', lines: ['Helo {{firstName}},', '{{address}}'] },
    said: { coachingText_two: '{{count}} funud: {{ring}}', coachingText_other: '{{count}} munud: {{ring}}' },
  }
  writeFileSync(join(folder, 'cy-GB/mail.json'), JSON.stringify(theirs))
  const words = serverWords({ folder, languages: ['cy-GB', 'en-GB'] })
  rmSync(folder, { recursive: true })
  const values = { site: 'Farthing', firstName: 'Ada', address: 'https://a.example' }
  const link = composeMail(words.own, 'a@b.example', 'loginLink', values)
  expect([link.subject, link.text]).toEqual(['Eich dolen i Farthing', 'Helo Ada,\n\nhttps://a.example'])
  expect(link.html).toContain('<html lang="cy-GB">')
  expect([2, 30].map((count) => words.own.t('mail:said.coachingText', { count, ring: 'x' }))).toEqual([
    '2 funud: x',
    '30 munud: x',
  ])
  expect(composeMail(words.own, 'a@b.example', 'passwordReset', values).subject).toBe('Reset your Farthing password')
  expect(words.own.day(new Date('2026-11-24T12:00:00Z'))).toBe('24 Tachwedd 2026')
  expect(words.preferred('en-US,en;q=0.9').language).toBe('en-GB')
  expect(words.preferred('en').t('mail:said.coachingText', { count: 1, ring: 'x', site: 'us' })).toBe(
    'A call of about 1 minute with a coach from us. x',
  )
})

test('the server says money, rates and times by Intl as the hand-written formatters of pages do', () => {
  const { money, rate, day, weekday, time } = formatsOf('en-GB')
  fc.assert(fc.property(fc.integer({ min: -1e9, max: 1e9 }), (pence) => money(pence) === formatMoney(pence)))
  fc.assert(
    fc.property(
      fc.record({ kind: fc.constantFrom('percent', 'fixed'), value: fc.integer({ min: 0, max: 100_000 }) }),
      (of) => rate(of) === formatRate(of).replace(/\B(?=(\d{3})+%$)/g, ','),
    ),
  )
  fc.assert(
    fc.property(fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }), (at) => {
      const iso = at.toISOString()
      // Pages hold a day and its month on one line.
      const said = [formatDay(iso), formatWeekday(iso)].map((date) => date.replace('\u00a0', ' '))
      expect([day(at), `${weekday(at)} ${day(at)}`, time(at)]).toEqual([...said, formatTime(iso)])
    }),
  )
})

test('E-006 a running server answers in the language that whoever asks prefers, mails in its own, and leaves addresses whole in the pseudo-locale', async () => {
  const server = await openTestServer('embedded', { languages: ['en-GB', 'cy-GB'], isPseudo: true })
  const asked = (language: string, path = '/api/user/me') =>
    server.call('GET', path, { headers: { 'accept-language': language } }).then(({ error }) => error?.message)
  expect(await asked('cy')).toBe(toPseudo('Mewngofnodwch i wneud hyn'))
  expect(await asked('en')).toBe(toPseudo('Log in to do this'))
  expect(await asked('cy,en;q=0.5', '/api/nowhere')).toBe(toPseudo('Doedden ni ddim yn gallu dod o hyd i hyn'))
  // Not said in Welsh yet.
  expect(await asked('cy', '/api/causes/x/supporters')).toMatch(/^\[[^a]+\]$/)
  await server.call('POST', '/api/login-links', { body: { email: 'supporter@farthing.example' } })
  const mail = () =>
    server.services.db
      .selectFrom('mail')
      .select(['subject', 'text'])
      .where('recipient', '=', 'supporter@farthing.example')
      .where('text', 'like', '%/login/link/%')
      .executeTakeFirst()
  await expect.poll(mail).toBeTruthy()
  const sent = await mail()
  expect(sent?.subject).toBe(toPseudo('Your link to log in to {{site}}').replace('{{site}}', 'Farthing'))
  expect(sent?.text).toMatch(/http:\/\/localhost:\d+\/login\/link\/[\w-]+/)
  await server.close()
})
