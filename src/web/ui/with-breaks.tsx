/** Words that may go on in another line where one of their parts ends, and not within it: an email address after its @, another address where `after` says. */
export const withBreaks = (words: string, after = /(?<=@)/) =>
  words.split(after).flatMap((part, index) => (index ? [<wbr key={part} />, part] : [part]))
