import { expect, test } from 'vitest'
import webPush from 'web-push'
import { isPublicAddress, isPushEndpoint } from '#server/account/push/push-endpoint.ts'
import { createPushSender } from '#server/account/push/push-sender.ts'
import { newSubscription } from '#tests/kit/push-service.ts'

test.each([
  ['http://push.example.com/1', false],
  ['https://push.example.com:8443/1', false],
  ['https://me:secret@push.example.com/1', false],
  ['https://localhost/1', false],
  ['https://localhost./1', false],
  ['https://metadata.google.internal/1', false],
  ['https://printer.local/1', false],
  ['https://database/1', false],
  ['https://127.0.0.1/1', false],
  ['https://0x7f.1/1', false],
  ['https://2130706433/1', false],
  ['https://93.184.216.34/1', false],
  ['https://[::1]/1', false],
  ['https://[2606:2800:220:1::1]/1', false],
  ['file:///etc/passwd', false],
  ['not an address', false],
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
])('the server may send to %s: %s', (address, may) => {
  expect(isPushEndpoint(address, [])).toBe(may)
})

test.each([
  ['8.8.8.8', true],
  ['10.1.2.3', false],
  ['100.100.1.1', false],
  ['169.254.169.254', false],
  ['172.31.0.1', false],
  ['192.168.1.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['fd00::1', false],
  ['fe80::1', false],
  ['2002:7f00:1::', false],
  ['64:ff9b::a00:1', false],
  ['not an address', false],
])('%s is a public address: %s', (address, is) => {
  expect(isPublicAddress(address)).toBe(is)
})

test('a public name that leads into our own network is called by nobody', async () => {
  const asked: string[] = []
  const sender = createPushSender({
    keys: { ...webPush.generateVAPIDKeys(), subject: 'mailto:help@example.org' },
    services: [],
    resolve: (host, _options, done) => {
      asked.push(host)
      done(null, [{ address: '127.0.0.1', family: 4 }])
    },
  })
  const { subscription } = newSubscription('https://push.example.com/1')
  // Whoever called it would be refused on this machine, and asked to try again later.
  expect(await sender.send(subscription, { title: 't', body: 'b', path: '/', tag: 't' })).toEqual({ name: 'gone' })
  expect(asked).toEqual(['push.example.com'])
})
