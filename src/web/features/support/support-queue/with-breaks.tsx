/** An address may go on in another line after its @, and not within a name. */
export const withBreaks = (words: string) =>
  words.split(/(?<=@)/).flatMap((part, index) => (index ? [<wbr key={part} />, part] : [part]))
