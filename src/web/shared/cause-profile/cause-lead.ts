/** What a cause says of itself, in two parts, so that nothing stands twice on its page: its first sentence, or as much of it as fits in a line or two, and what is left. */
export function partsOf(description: string): { lead: string; rest: string } {
  const [, lead = description, rest = ''] =
    /^\s*(.{1,200}?[.!?…](?=\s)|.{1,200}(?=\s))(.*)/s.exec(`${description.trim()}\n`) ?? []
  // A sentence that goes on says so on both sides.
  const cut = rest.trim() && !/[.!?…]$/.test(lead) ? '…' : ''
  return { lead: lead + cut, rest: cut + rest.trim() }
}
