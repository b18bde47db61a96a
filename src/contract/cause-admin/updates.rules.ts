import { limits } from '../limits.ts'

/** As it is kept: without what stands around it, and with at most one empty line between paragraphs. */
export const updateText = (typed: string): string =>
  typed
    .replace(/\r\n?/g, '\n')
    .replace(/\n\s*\n\s*/g, '\n\n')
    .trim()

/** What is wrong with an update as it is typed; null when nothing is. Lengths in characters. */
export function updateFault(typed: string): 'required' | 'tooShort' | 'tooLong' | null {
  const { length } = updateText(typed)
  if (length === 0) return 'required'
  if (length < limits.update.shortest) return 'tooShort'
  return length > limits.update.longest ? 'tooLong' : null
}
