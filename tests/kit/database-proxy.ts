import { connect, createServer, type Socket } from 'node:net'

/** A way to a database that can be cut, or can fall silent as a lost machine does: nothing comes back, and nobody says so. */
export interface DatabaseProxy {
  url: string
  /** Connections break, and nobody takes new ones. */
  cut(): void
  /** Nothing is passed on any more. What is connected now stays silent for good, as if another machine had taken the place. */
  silence(): void
  /** New connections get through again. */
  heal(): Promise<void>
  close(): void
}

export async function proxyTo(address: string): Promise<DatabaseProxy> {
  const target = new URL(address)
  const sockets = new Set<Socket>()
  let isSilent = false
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    let isDead = isSilent
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('data', (bytes) => {
        isDead ||= isSilent
        if (!isDead) to.write(bytes)
      })
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
    }
  })
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  await listen(0)
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  const url = new URL(address)
  url.host = `127.0.0.1:${port}`
  const cut = () => {
    server.close()
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    silence: () => {
      isSilent = true
    },
    heal: async () => {
      isSilent = false
      if (!server.listening) await listen(port)
    },
    close: cut,
  }
}
