/**
 * Which of the languages that the site offers a browser prefers, by its `accept-language` (RFC 9110, 12.5.4): one that is named, or another of the same
 * tongue; else the first that is offered.
 */
export function chooseLanguage(accepted: string | undefined, offered: readonly string[]): string {
  const wanted = (accepted ?? '')
    .split(',')
    .map((part) => {
      const [name = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/)
      const quality = parameters.find((parameter) => parameter.startsWith('q='))
      return { name, quality: quality ? Number(quality.slice(2)) || 0 : 1 }
    })
    .filter(({ name, quality }) => name !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  const tongue = (name: string) => name.split('-')[0]
  for (const { name } of wanted) {
    const found =
      offered.find((language) => language.toLowerCase() === name) ??
      offered.find((language) => tongue(language.toLowerCase()) === tongue(name))
    if (found) return found
  }
  return offered[0] ?? 'en-GB'
}
