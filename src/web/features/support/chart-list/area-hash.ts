/** The addresses of the list after the #: no chart is called so. */
export const all = '~all'
const start = '~area-'
const find = '~find-'

export const areaHash = (area: string): string => `#${area === '' ? all : `${start}${area}`}`
export const searchHash = (sought: string): string => `#${find}${encodeURIComponent(sought)}`

/** The area of the list that an address names; null where it names a chart, or what is watched. */
export function areaIn(name: string): string | null {
  if (name === '' || name === all || name.startsWith(find)) return ''
  return name.startsWith(start) ? name.slice(start.length) : null
}

/** What is looked for in the list, as an address names it. */
export const soughtIn = (name: string): string => (name.startsWith(find) ? name.slice(find.length) : '')
