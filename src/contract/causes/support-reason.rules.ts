import { limits } from '../limits.ts'

/** As it is kept: one line, without what stands around it. */
export const reasonText = (typed: string): string => typed.replace(/\s+/g, ' ').trim()

/** What is wrong with a reason as it is typed; null when nothing is. Nothing at all takes back what was said. Lengths in characters. */
export function reasonFault(typed: string): 'tooShort' | 'tooLong' | null {
  const { length } = reasonText(typed)
  if (length > 0 && length < limits.reason.shortest) return 'tooShort'
  return length > limits.reason.longest ? 'tooLong' : null
}
