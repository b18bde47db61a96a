import { z } from 'zod'
import { jsonVariable } from '../json-variable.ts'

const confirmations = z.record(z.string().regex(/^[1-9]\d{0,9}$/), z.url({ protocol: /^https$/ }))

/** What networks know us by (C-082), and where people go who have joined for a white-label cause (C-083, X-064), as config.ts reads them. */
export const networkVariables = {
  MERCHANT_ID: z.coerce.number('is not a number').int('is not a whole number').min(1, 'is below 1').default(111_899),
  CONFIRMATIONS: jsonVariable(
    '{}',
    confirmations,
    'is not a map of cause numbers to pages such as {"282792":"https://partner.example.org/thank-you"}',
  ),
}
