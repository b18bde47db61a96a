import { expect, test } from 'vitest'
import { framed } from '#server/mail/mail-frame.ts'
import { openMailSeal } from '#server/mail/mail-seal.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { composeLines, composeMail } from '#server/mail/messages.ts'
import { openTestServer } from '../kit/server.ts'

const frame = { tenant: 'harbour', publicUrl: 'https://harbour.example' } as const

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
  expect(html).toContain('<header>Harbour Giving</header><main><img src="https://harbour.example/logo.png" alt="The Hospice"')
  expect(html).toContain('<a href="https://harbour.example/login?key=a&#38;next=%2Faccount">')
  expect(html).not.toContain('<b>')
  expect(html.match(/<body>|<\/body>|<html/g)).toEqual(['<html', '<body>', '</body>'])
  expect(text).toContain('https://harbour.example/login?key=a&next=%2Faccount')
  await server.close()
})

test('only our addresses are links: what somebody has typed gets no button of ours', async () => {
  const server = await openTestServer('embedded')
  const linesOf = (...lines: string[]) => {
    const { html } = composeLines(server.services.words.own, 'a@b.example', 'x', lines)
    return [...framed(html, frame).matchAll(/<p>(.*?)<\/p>/g)].map(([, line]) => line)
  }
  expect(
    linesOf(
      'Look at https://harbour.example/b.',
      'See your donations: https://harbour.example/b?c=1&d=2',
      'Claim your prize: https://evil.example/pay',
      'Log in: https://harbour.example.evil.example/login',
      'Read https://evil.example now',
      '“Quoted”: <i>',
    ),
  ).toEqual([
    'Look at <a href="https://harbour.example/b">https://harbour.example/b</a>.',
    '<a class="button" href="https://harbour.example/b?c=1&#38;d=2">See your donations</a>',
    'Claim your prize: https://evil.example/pay',
    'Log in: https://harbour.example.evil.example/login',
    'Read https://evil.example now',
    '“Quoted”: &#60;i&#62;',
  ])
  await server.close()
})
