import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface TakenMessage {
  path: string
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A browser's push service, which takes what is sent to it and answers as it is told, by the path of the endpoint. */
export async function openPushService() {
  const taken: TakenMessage[] = []
  const answers = new Map<string, { status: number; headers?: Record<string, string>; body?: string; isSilent?: boolean }>()
  const server: Server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const path = request.url ?? ''
      taken.push({ path, headers: request.headers, body: Buffer.concat(parts) })
      const { status, headers, body, isSilent } = answers.get(path) ?? { status: 201 }
      if (!isSilent) response.writeHead(status, headers).end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // it listens on a port
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    taken,
    answers,
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** What a browser makes when somebody asks for notices. */
export function newSubscription(endpoint: string) {
  const ecdh = createECDH('prime256v1')
  const publicKey = ecdh.generateKeys()
  const auth = randomBytes(16)
  const subscription = { endpoint, keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') } }
  /** RFC 8291 and RFC 8188, as a browser opens a message. */
  const open = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16)
    const size = body.readUInt32BE(16)
    const length = body.readUInt8(20)
    const sender = body.subarray(21, 21 + length)
    const sealed = body.subarray(21 + length)
    if (sealed.length > size) throw new Error('a browser reads one record')
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender])
    const input = Buffer.from(hkdfSync('sha256', ecdh.computeSecret(sender), auth, about, 32))
    const key = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16))
    const nonce = Buffer.from(hkdfSync('sha256', input, salt, Buffer.from('Content-Encoding: nonce\0'), 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce)
    decipher.setAuthTag(sealed.subarray(-16))
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    const text = padded.subarray(0, padded.lastIndexOf(2)) // the last record's mark, before padding
    return JSON.parse(text.toString())
  }
  return { subscription, open }
}

/** RFC 8292: what the sender says of itself, if it is signed with the key that it names; else it throws. */
export function vapidOf(header = ''): { key: string; claims: { aud: string; sub: string; exp: number } } {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), *k=([\w-]+)$/.exec(header) ?? []
  const [head = '', body = '', signature = ''] = token.split('.')
  const point = Buffer.from(key, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  if (!isSigned) throw new Error('not signed with the key that it names')
  return { key, claims: JSON.parse(Buffer.from(body, 'base64url').toString()) }
}
