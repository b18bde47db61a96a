/** The addresses of the list after the #: no chart is called so. What is looked up most is the list itself. */
export const all = '~all'
const start = '~area-'

export const areaHash = (area: string): string => `#${area === '' ? all : `${start}${area}`}`

/** The area of the list that an address names; null where it names a chart, or what is watched. */
export function areaIn(name: string): string | null {
  if (name === '' || name === all) return ''
  return name.startsWith(start) ? name.slice(start.length) : null
}
