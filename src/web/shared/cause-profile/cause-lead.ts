const longestLead = 160

/** The first sentence of what a cause says of itself, or as much of it as fits in a line or two. */
export function leadOf(description: string): string {
  const text = description.replace(/\s+/g, ' ').trim()
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= longestLead) return sentence
  return `${sentence.slice(0, longestLead).replace(/\s+\S*$/, '')}…`
}
