// Names alone, without zod: shapes and screens share them.

/** What waits for the support team, by its kind. */
export const supportQueues = [
  'causes',
  'accounts',
  'closed',
  'requests',
  'claims',
  'messages',
  'reports',
  'calls',
  'payments',
] as const
export type SupportQueueName = (typeof supportQueues)[number]

/** How far it is, in the few words that hold for all of them. */
export const supportStandings = [
  'new',
  'inHand',
  'appealed',
  'secondLook',
  'held',
  'proposed',
  'wanted',
  'booked',
  'toApprove',
  'toSend',
  'atBank',
] as const
export type SupportStanding = (typeof supportStandings)[number]

export const supportAssignees = ['me', 'nobody'] as const
/** `due`: what somebody should have looked at first. */
export const supportOrders = ['due', 'oldest', 'newest'] as const

/** One thing of a queue, as the address names it: `claims.CL-7K2M9QXB`. */
export const supportItemKey = /^([a-z]+)\.([\w-]{1,100})$/
export const keyOfItem = ({ queue, reference }: { queue: SupportQueueName; reference: string }): string => `${queue}.${reference}`
export function readItemKey(key: string): { queue: SupportQueueName; reference: string } | null {
  const [, name, reference] = supportItemKey.exec(key) ?? []
  const queue = supportQueues.find((one) => one === name)
  return queue && reference ? { queue, reference } : null
}
