/** V-063…V-065: what is wrong with a cause's message to its supporters; null when nothing is. Lengths in characters. */
export function messageFault(text: string, charLimit: number): string | null {
  if (text.trim() === '') return 'messageRequired'
  if (text.trim().length > charLimit) return `messageTooLong:${charLimit}`
  return /<\/?[a-z!][^>]*>/i.test(text) ? 'messageHtml' : null
}
