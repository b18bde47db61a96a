import * as z from 'zod/mini'
import { isRealDay } from '../days.ts'
import { auditGroups } from './audit.ts'

const day = z.string().check(z.refine((typed) => typed === '' || isRealDay(typed), 'dateFormat'))

/** The form over the audit trail: whatever is left empty narrows nothing. */
export const auditFilterRules = z
  .object({
    group: z.enum(['', ...auditGroups]),
    person: z.string().check(z.trim(), z.maxLength(255, 'textTooLong')),
    subject: z.string().check(z.trim(), z.maxLength(120, 'textTooLong')),
    from: day,
    to: day,
  })
  .check(z.refine(({ from, to }) => !from || !to || to >= from, { error: 'endBeforeStart', path: ['to'] }))
