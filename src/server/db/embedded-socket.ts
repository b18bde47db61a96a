import { Duplex } from 'node:stream'

/** The embedded database by the protocol that a server speaks. */
export interface Endpoint {
  /** Answers all that one writing to a socket held, with whole messages. */
  exchange(messages: Buffer): Promise<Buffer>
}

type Done = (error?: Error | null) => void

const errorResponse = 'E'.charCodeAt(0)

/** What the database says when it ends itself, in an answer: `undefined` where it goes on. */
export function fatalErrorIn(answer: Buffer): string | undefined {
  for (let at = 0; at < answer.length; at += 1 + answer.readInt32BE(at + 1)) {
    if (answer[at] !== errorResponse) continue
    const fields = answer.toString('utf8', at + 5, at + 1 + answer.readInt32BE(at + 1)).split('\0')
    if (fields.some((field) => /^V(PANIC|FATAL)$/.test(field)))
      return fields.find((field) => field.startsWith('M'))?.slice(1) ?? 'no reason given'
  }
  return undefined
}

/**
 * What the driver takes for its socket to a server. It writes the parts of a statement at one time, so that they go in at one time, and its own parser reads the
 * answer: with PGlite's connection for this driver, which asks part by part and parses by itself, a call took 1.5 times as long (decision 0093).
 */
class EmbeddedSocket extends Duplex {
  readonly #endpoint: Endpoint

  constructor(endpoint: Endpoint) {
    super()
    this.#endpoint = endpoint
  }

  connect(): void {
    queueMicrotask(() => this.emit('connect'))
  }

  override _write(messages: Buffer, _encoding: BufferEncoding, done: Done): void {
    this.#exchange(messages, done)
  }

  override _writev(parts: { chunk: Buffer }[], done: Done): void {
    this.#exchange(Buffer.concat(parts.map(({ chunk }) => chunk)), done)
  }

  override _read(): void {}

  override _final(done: Done): void {
    this.push(null)
    done()
  }

  #exchange(messages: Buffer, done: Done): void {
    this.#endpoint.exchange(messages).then((answer) => {
      if (answer.length > 0) this.push(answer)
      done()
    }, done)
  }

  /** A socket's settings, which the driver asks for. */
  setNoDelay(): void {}
  setKeepAlive(): void {}
  ref(): void {}
  unref(): void {}
}

/** How the driver connects to the embedded database, which knows one person and one database. */
export const embeddedConnection = (endpoint: Endpoint) =>
  ({ stream: () => new EmbeddedSocket(endpoint), user: 'postgres', database: 'postgres', ssl: false }) as const
