/** What is typed in a form that has not been sent, by its fields. */
export type WrittenWords = Record<string, string>

/** Null where nothing but blanks is typed. */
export const wordsIn = (words: WrittenWords): WrittenWords | null =>
  Object.values(words).some((text) => text.trim() !== '') ? words : null

/** What is typed and has not been sent, by what it is for: what is typed for one thing stays while another is worked on. */
export type Drafts<Draft = WrittenWords> = Readonly<Record<string, Draft>>

/** The drafts with this one in the place of what was typed before, or without any where it is null. */
export function withDraft<Draft>(drafts: Drafts<Draft>, of: string, draft: Draft | null): Drafts<Draft> {
  const { [of]: before, ...others } = drafts
  if (draft !== null) return { ...others, [of]: draft }
  return before === undefined ? drafts : others
}
