import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { reminderShop } from './reminder-shops.ts'

export const reminderShopCalls = {
  /** Every shop that has a site of its own and pays. The browser extension keeps it, and asks with its ETag whether it is still the newest. */
  listReminderShops: defineCall({
    id: 'H-015',
    method: 'GET',
    path: '/donation-reminder/shops',
    access: 'anyone',
    versioned: true,
    details: z.object({ shops: z.array(reminderShop) }),
  }),
}
