import postcss, { type AtRule, type ChildNode, type Rule } from 'postcss'

/** A rule with the classes that each of its selectors needs, or what holds rules, such as a media query. */
type Part =
  | { selectors: { text: string; classes: string[] }[]; body: string }
  | { open: string; parts: Part[] }
  | { text: string }

const classesOf = (selector: string) => [...selector.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map((match) => match[1] ?? '')

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const rule: Rule = node
    const body = rule.nodes.map((child) => child.toString()).join(';')
    return { selectors: rule.selectors.map((text) => ({ text, classes: classesOf(text) })), body }
  }
  // A font face and the frames of a motion have no selectors, so that they stay whole.
  if (node.type === 'atrule' && (node.name === 'media' || node.name === 'supports')) {
    const held: AtRule = node
    return { open: `@${held.name} ${held.params}`, parts: (held.nodes ?? []).map(partOf) }
  }
  return { text: node.toString() }
}

function write(parts: readonly Part[], has: (name: string) => boolean): string {
  return parts
    .map((part) => {
      if ('text' in part) return part.text
      if ('open' in part) {
        const inside = write(part.parts, has)
        return inside && `${part.open}{${inside}}`
      }
      const used = part.selectors.filter(({ classes }) => classes.every(has))
      return used.length > 0 ? `${used.map(({ text }) => text).join(',')}{${part.body}}` : ''
    })
    .join('')
}

/**
 * Reads a style sheet once, and answers the part of it that a page's markup uses, in its order: what every page would carry for all other pages costs a
 * slow phone a sixth of its first paint. The whole sheet follows once the page answers.
 */
export function pageStyles(sheet: string): (markup: string) => string {
  const parts = postcss.parse(sheet).nodes.map(partOf)
  return (markup) => {
    const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap((match) => match[1]?.split(' ') ?? []))
    return write(parts, (name) => used.has(name))
  }
}
