import * as z from 'zod/mini'

/** M-016, X-059: the server stamps its own times; the client's are hints. */
export const dataRequest = z.object({ request_time: z.string(), request_type: z.string(), ticket_creation_time: z.string() })

/** M-017; its download address is answered by a call of its own. */
export const dataFile = z.object({ id: z.string(), created: z.string(), expiry: z.string() })
