import { expect, test } from 'vitest'
import { lineOf } from '#server/mail/mail-frame.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { compose } from '#server/mail/messages.ts'
import { openTestServer } from '../kit/server.ts'

test('a mail comes in the frame of the site, with addresses as links, what to do as a button, and nothing of what people typed as markup', async () => {
  const server = await openTestServer('embedded')
  const { db, words, clock } = server.services
  const mailer = createMailer(db, { smtpUrl: undefined, from: 'x@farthing.example', tenant: 'harbour' })
  const mail = compose(words.own, 'ada@example.org', 'loginLink', {
    site: 'Harbour Giving',
    firstName: '<b>Ada</b>',
    address: 'https://harbour.example/login?key=a&next=%2Faccount',
  })
  const button = '<p><a class="button" href="https://harbour.example/x?a=1&#38;b=2">See it</a></p>'
  const logo = { name: 'The “Hospice”', address: 'https://harbour.example/logo.png' }
  await mailer.send({ ...mail, html: mail.html.replace('</body>', `${button}</body>`), logo }, clock.now())
  const { html } = await db.selectFrom('mail').select('html').where('recipient', '=', 'ada@example.org').executeTakeFirstOrThrow()
  expect(html).toContain('<header>Harbour Giving</header><main><img src="https://harbour.example/logo.png" alt="The “Hospice”"')
  expect(html).toContain(
    '<a href="https://harbour.example/login?key=a&#38;next=%2Faccount">https://harbour.example/login?key=a&#38;next=%2Faccount</a>',
  )
  expect(html).not.toContain('<b>')
  expect(html.match(/<body>|<\/body>|<html/g)).toEqual(['<html', '<body>', '</body>'])
  await server.close()
})

test('the last of a line’s address is no full stop of the sentence', () => {
  expect(lineOf('Look at https://a.example/b.')).toBe('<p>Look at <a href="https://a.example/b">https://a.example/b</a>.</p>')
  expect(lineOf('See your donations: https://a.example/b?c=1&d=2')).toBe(
    '<p><a class="button" href="https://a.example/b?c=1&#38;d=2">See your donations</a></p>',
  )
  expect(lineOf('“Quoted”: <i>')).toBe('<p>“Quoted”: &#60;i&#62;</p>')
})
