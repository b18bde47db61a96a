import { expect as see } from '@playwright/test'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { go, openSite, type TestSite } from '#tests/kit/site.ts'

/** A real mail server that keeps what it receives. */
const received: string[] = []
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onData(stream, _session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push(Buffer.concat(parts).toString())
      done()
    })
  },
})
let site: TestSite
beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', () => resolve()))
  const bound = smtp.server.address()
  site = await openSite({ smtpUrl: `smtp://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}` })
})
afterAll(async () => {
  await site.close()
  await new Promise<void>((resolve) => smtp.close(() => resolve()))
})

/** Quoted-printable as mail servers pass it on, made readable. */
const readable = (mail: string) =>
  mail.replaceAll('=\r\n', '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

test('F-044, R-140 by keyboard: a link asked for on a way to a page, received by mail, followed on another device, leads to that page', async () => {
  const { page, context } = await site.open()
  await go(page, '/account/donations')
  await see(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible()
  await page.getByRole('link', { name: 'Email me a link to log in' }).focus()
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Log in with a link' })).toBeFocused()
  await page.getByRole('button', { name: 'Send the link' }).press('Enter')
  await see(page.getByRole('alert').filter({ hasText: 'Email address is required' })).toBeFocused()
  await page.getByLabel('Email address').fill('supporter@farthing.example')
  await page.keyboard.press('Enter')
  await see(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeFocused()
  await context.close()

  await expect.poll(() => received.length).toBe(1)
  const mail = readable(received[0] ?? '')
  expect(mail).toMatch(/multipart\/alternative/)
  expect(mail).toContain('Subject: Your link to log in to Farthing')
  const link = new URL(/https?:\/\/[^\s"<]+\/login\/link\/[^\s"<]+/.exec(mail)?.[0] ?? '')

  const other = await site.open({ allow: /status of 410/ })
  const leaks: string[] = []
  other.context.on('request', (request) => {
    if (request.headers().referer?.includes(link.pathname)) leaks.push(request.url())
  })
  await go(other.page, link.pathname + link.search)
  await see(other.page.getByRole('heading', { level: 1, name: 'Log in with this link' })).toBeVisible()
  await see(other.page).toHaveURL(/\/login\/link\?forward-url=%2Faccount%2Fdonations$/)
  await other.page.getByRole('button', { name: 'Log in now' }).press('Enter')
  await see(other.page.getByRole('heading', { level: 1, name: 'My donations' })).toBeVisible()
  expect(leaks).toEqual([])
  await other.context.close()

  const late = await site.open({ allow: /status of 410/ })
  await go(late.page, link.pathname)
  await late.page.getByRole('button', { name: 'Log in now' }).press('Enter')
  await see(late.page.getByRole('heading', { level: 1, name: 'This link has already been used' })).toBeFocused()
  await late.page.getByRole('button', { name: 'Send me a new link' }).press('Enter')
  await see(late.page.getByRole('heading', { level: 1, name: 'Log in with a link' })).toBeFocused()
  await late.context.close()
})
