import sharp from 'sharp'
import { expect, test } from 'vitest'
import { framed } from '#server/mail/mail-frame.ts'
import { openMailSeal } from '#server/mail/mail-seal.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { composeLines, composeMail } from '#server/mail/messages.ts'
import { openTestServer } from '../kit/server.ts'
import { serverWords } from '../kit/words.ts'

const { own } = serverWords()
const foot = { about: 'What we do', contact: 'Contact us', address: ['Harbour & Co', '1 Quay'] }
const frame = { tenant: 'harbour', publicUrl: 'https://harbour.example', foot } as const

test('a mail comes in the frame of the site, with the cause’s logo, and nothing of what people typed as markup', async () => {
  const server = await openTestServer('embedded')
  const { db, words, clock } = server.services
  const mailer = createMailer(db, {
    smtpUrl: undefined,
    from: 'x@harbour.example',
    frame,
    seal: openMailSeal(server.services.bankKeys),
  })
  const mail = composeMail(words.own, 'ada@example.org', 'loginLink', {
    site: 'Harbour Giving',
    firstName: '<b>Ada</b>',
    address: 'https://harbour.example/login?key=a&next=%2Faccount',
  })
  await mailer.queue(db, { ...mail, logo: { name: 'The Hospice', address: 'https://harbour.example/logo.png' } }, clock.now())
  const { html, text } = await db
    .selectFrom('mail')
    .select(['html', 'text'])
    .where('recipient', '=', 'ada@example.org')
    .executeTakeFirstOrThrow()
  expect(html).toMatch(
    /<header>.*alt="Harbour Giving".*<\/header><main><img src="https:\/\/harbour.example\/logo.png" alt="The Hospice"/,
  )
  expect(html).toContain('<h1>Your link to log in to Harbour Giving</h1><p>Hello &#60;b&#62;Ada&#60;/b&#62;,</p>')
  expect(html).toContain('<a class="button first" href="https://harbour.example/login?key=a&#38;next=%2Faccount">Log in</a>')
  expect(html).not.toContain('<b>')
  expect(html.match(/<body>|<\/body>|<html/g)).toEqual(['<html', '<body>', '</body>'])
  expect(html).toMatch(/<footer>.*href="https:\/\/harbour.example\/contact">Contact us<.*Harbour &#38; Co, 1 Quay.*<\/footer>/)
  expect(text).toContain('https://harbour.example/login?key=a&next=%2Faccount')
  expect(text).toContain('Contact us: https://harbour.example/contact\nHarbour & Co, 1 Quay')
  // What its picture is called is there as one, for mail programs of other origins too.
  const picture = await server.app.inject({ url: '/wordmark.png' })
  expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin')
  expect((await sharp(picture.rawPayload).metadata()).height).toBe(64)
  await server.close()
})

/** The lines of a mail as its frame shows them. */
function shownOf(...lines: string[]): string[] {
  const { html } = framed(composeLines(own, 'a@b.example', 'x', lines), frame)
  const main = /<main>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  return [...main.matchAll(/<p.*?<\/p>/gs)].map(([line]) => line)
}

test('only our addresses are links: what somebody has typed gets no button of ours', () => {
  expect(
    shownOf(
      'Look at https://harbour.example/b.',
      'See your donations: https://harbour.example/b?c=1&d=2',
      'Claim your prize: https://evil.example/pay',
      'Log in: https://harbour.example.evil.example/login',
      'Well done. Claim it: https://evil.example/pay',
      'A prize: for you https://evil.example/pay',
      '“Quoted”: <i>',
    ),
  ).toEqual([
    '<p>Look at <a href="https://harbour.example/b">https://harbour.example/b</a>.</p>',
    '<p><a class="button first" href="https://harbour.example/b?c=1&#38;d=2">See your donations</a></p>',
    '<p class="small">Claim your prize: https://evil.example/pay</p>',
    '<p class="small">Log in: https://harbour.example.evil.example/login</p>',
    '<p class="small">Well done. Claim it: https://evil.example/pay</p>',
    '<p class="small">A prize: for you https://evil.example/pay</p>',
    '<p class="small">“Quoted”: &#60;i&#62;</p>',
  ])
})

test('how a line is written says how it looks: one thing to do first, words of others apart, a code large, what stops mails small', () => {
  expect(
    shownOf(
      'Hello,',
      '> Why: it’s <late>',
      'Alder: 3%. https://harbour.example/retailer/alder',
      'Confirm it: https://harbour.example/a',
      'Find a shop: https://harbour.example/b',
      'Not you? Log out every device: https://harbour.example/c',
      'You asked. Stop these emails: https://harbour.example/mail-opt-out#stop=1',
    ),
  ).toEqual([
    '<p>Hello,</p>',
    '<p class="quote">Why: it’s &#60;late&#62;</p>',
    '<p class="item"><img src="https://harbour.example/retailer/alder/mark.png" alt="" width="40" height="40"><b><a href="https://harbour.example/retailer/alder">Alder</a></b><br>3%.</p>',
    '<p><a class="button first" href="https://harbour.example/a">Confirm it</a></p>',
    '<p><a class="button" href="https://harbour.example/b">Find a shop</a></p>',
    '<p class="small">Not you? <a href="https://harbour.example/c">Log out every device</a></p>',
    '<p class="small">You asked. <a href="https://harbour.example/mail-opt-out#stop=1">Stop these emails</a></p>',
  ])
  expect(shownOf('Hello,', 'Enter this code there: 123456', 'It works once.')).toEqual([
    '<p>Hello,</p>',
    '<p>Enter this code there: <strong>123456</strong></p>',
    '<p class="small">It works once.</p>',
  ])
})

test('words of others that have several lines are theirs on each of them', () => {
  expect(composeLines(own, 'a@b.example', 'x', ['They say:', '> One\nTwo']).text).toBe('They say:\n\n> One\n> Two')
})
