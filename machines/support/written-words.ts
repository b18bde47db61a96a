/** What is typed in a form that has not been sent, by its fields. */
export type WrittenWords = Record<string, string>
