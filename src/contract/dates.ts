export const zone = 'Europe/London'

/** Made when it is first used, once for each language: each takes a slow phone a while, the first one 20 ms, and most pages show no date. */
export function formatter(options: Intl.DateTimeFormatOptions): (language?: string) => Intl.DateTimeFormat {
  const made: Record<string, Intl.DateTimeFormat> = {}
  return (language = 'en-GB') => {
    made[language] ??= new Intl.DateTimeFormat(language, options)
    return made[language]
  }
}

const day = formatter({ timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' })

/** No line ends between a day and its month, nor between a time and its half of the day. */
export const held = (date: string) => date.replace(' ', '\u00a0')

/** "21 November 2026", in London. */
export function formatDay(iso: string, language?: string): string {
  return held(day(language).format(new Date(iso)))
}
