import { Server, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

export interface Drain {
  isDraining(): boolean
  /** Stops taking people in, and resolves once everybody inside has been answered and told to go. */
  finish(): Promise<void>
}

/** Milliseconds in which a connection that has nothing under way may still ask and be told to go. */
const quiet = 1000
const look = 20

/**
 * Leaves no connection reset. Node's own `close` cuts connections between two requests at once, and a client that is just asking again gets a reset. Here the
 * listening ends first; whoever is connected is answered as ever, with `Connection: close`, after which the client goes by itself; what has stayed silent
 * for a second is then closed.
 */
export function createDrain(app: FastifyInstance): Drain {
  const open = new Set<Socket>()
  let isDraining = false
  app.server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close')
  })
  return {
    isDraining: () => isDraining,
    finish: async () => {
      isDraining = true
      // The listener alone: http.Server's own close would cut idle connections too.
      Server.prototype.close.call(app.server)
      const until = performance.now() + quiet
      while (open.size > 0 && performance.now() < until) await wait(look)
      app.server.closeIdleConnections()
      while (open.size > 0) await wait(look)
    },
  }
}
