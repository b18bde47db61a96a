import * as z from 'zod/mini'
import { defineCall } from '../call.ts'
import { bankDetails, paymentMethods } from './bank-details.ts'

const nothing = z.object({})

const admin = { access: 'causeAdmin', onFailure: 'log' } as const

/** Where the money of a cause goes. */
export const bankDetailsCalls = {
  readPaymentMethods: defineCall({
    ...admin,
    id: 'A-061',
    method: 'GET',
    path: '/causes/id::id/payment-methods',
    details: paymentMethods,
  }),
  addPaymentMethod: defineCall({
    ...admin,
    id: 'A-062',
    method: 'PUT',
    proof: true,
    // Money of a closed cause may wait for nothing but an account.
    whenClosed: true,
    path: '/causes/id::id/payment-methods',
    body: bankDetails,
    details: paymentMethods,
  }),
  savePaymentMethod: defineCall({
    ...admin,
    id: 'A-063',
    method: 'PUT',
    proof: true,
    whenClosed: true,
    path: '/causes/id::id/payment-methods/:methodId',
    body: bankDetails,
    details: paymentMethods,
  }),
  /** G-027: any administrator takes back a change that is not in force yet; the account before it counts again. */
  undoPaymentMethod: defineCall({
    ...admin,
    id: 'G-027',
    method: 'POST',
    proof: true,
    whenClosed: true,
    path: '/causes/id::id/payment-methods/:methodId/undo',
    body: nothing,
    details: paymentMethods,
  }),
}
