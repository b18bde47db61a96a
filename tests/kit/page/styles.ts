export { cx } from '../linaria.ts'

/** What each class says, in the order in which they were made. Not of this module, which each page reads anew. */
const place = globalThis as typeof globalThis & { declared?: Map<string, string> }
place.declared ??= new Map()
const declared = place.declared

/** A page that is read anew makes its classes anew. */
export const forgetStyles = () => declared.clear()

/** Stands for @linaria/core where screens are walked in jsdom: nothing is laid out, but what a class says by itself can be asked for. */
export function css(parts: TemplateStringsArray, ...values: unknown[]): string {
  const name = `s${declared.size}`
  declared.set(name, String.raw(parts, ...values))
  return name
}

/** A class's own declarations, without what it says of others, of other states and of other widths. */
function own(text: string): [string, string][] {
  const flat = text.replace(/[^;{}]*\{[^{}]*\}/g, '')
  if (flat !== text) return own(flat)
  return flat.split(';').flatMap((one): [string, string][] => {
    const [name = '', ...value] = one.split(':')
    return value.length > 0 ? [[name.trim(), value.join(':').trim()]] : []
  })
}

const initial = { opacity: '1', transition: '' }
const said = (element: Element, name: keyof typeof initial): string => {
  const classes = [...declared].filter(([one]) => element.classList.contains(one))
  const values = classes.flatMap(([, text]) => own(text).flatMap(([property, value]) => (property === name ? [value] : [])))
  return values.at(-1) ?? initial[name]
}

/** How see-through an element is, and how long it takes to change, as a browser computes it. */
export function computed(element: Element, property: string): string {
  if (property === 'opacity') return said(element, 'opacity')
  if (property !== 'transition-duration') throw new Error(`Only a browser knows the ${property} of an element.`)
  const [, count = '0', unit = 's'] = /(\d+)(ms|s)\b/.exec(said(element, 'transition')) ?? []
  return `${Number(count) / (unit === 'ms' ? 1000 : 1)}s`
}
