import { parseSync } from 'vite'

/** A node of the syntax tree, of which only some fields are looked at. */
type Node = Record<string, unknown> & { type: string; start: number }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode)

/** What stands behind `as const`, `satisfies` and brackets. */
const bare = (node: unknown): Node | null =>
  !isNode(node) ? null : /^(TS\w+Expression|ParenthesizedExpression)$/.test(node.type) ? bare(node.expression) : node

function keyOf({ key, computed }: Node): string | null {
  if (!isNode(key) || computed) return null
  return key.type === 'Identifier' ? String(key.name) : String(key.value)
}

/** The literal that the first `createMachine` of this code is called with. Null where there is none; throws on what is no code. */
export function chartLiteralIn(text: string): Node | null {
  const { program, errors } = parseSync('chart.ts', text)
  if (errors[0]) throw new Error(errors[0].message)
  const visit = (node: Node): Node | null => {
    if (node.type === 'CallExpression') {
      const callee = bare(node.callee)
      const name = callee?.type === 'MemberExpression' ? callee.property : callee
      if (isNode(name) && name.name === 'createMachine') return bare(nodesIn(node.arguments)[0])
    }
    for (const child of Object.values(node).flatMap(nodesIn)) {
      const found = visit(child)
      if (found) return found
    }
    return null
  }
  const tree: unknown = program
  return isNode(tree) ? visit(tree) : null
}

/** Keys whose functions only map data: an export leaves them out, and so does this. */
const mappers = new Set(['context', 'input', 'output', 'params'])

/** The data that a literal is. Throws, with the place, on all that is none. */
export function dataOf(node: unknown, route: string): unknown {
  const value = bare(node)
  const fail = (what: string): never => {
    throw new Error(`${what} stands at ${route}`)
  }
  switch (value?.type) {
    case 'Literal':
      return value.regex === undefined && value.bigint === undefined ? value.value : fail('something that is no data')
    case 'TemplateLiteral':
      return nodesIn(value.expressions).length === 0
        ? nodesIn(value.quasis).map((quasi) => (quasi.value as { cooked: string }).cooked)[0] // a quasi has its text so
        : fail('a text with gaps')
    case 'UnaryExpression': {
      const inner = dataOf(value.argument, route)
      return value.operator === '-' && typeof inner === 'number' ? -inner : fail('a calculation')
    }
    case 'ArrayExpression':
      return [value.elements].flat().map((one, index) => dataOf(one, `${route}[${index}]`))
    case 'ObjectExpression':
      return Object.fromEntries(nodesIn(value.properties).flatMap((one) => entryOf(one, route, fail)))
    case 'Identifier':
      return value.name === 'undefined' ? undefined : fail(`the name “${value.name}”, which is known only where the code is,`)
    default:
      return fail(/Function/.test(value?.type ?? '') ? 'a function' : 'something that is no data')
  }
}

function entryOf(property: Node, route: string, fail: (what: string) => never): [string, unknown][] {
  if (property.type === 'SpreadElement') return fail('“...”')
  const key = keyOf(property)
  if (key === null) return fail('a key that is calculated')
  const value = bare(property.value)
  if (mappers.has(key) && /Function/.test(value?.type ?? '')) return []
  return [[key, dataOf(value, `${route}.${key}`)]]
}

/** In which line of this code a part of its chart stands: as deep as the code has it as a literal. Null where no chart is written there. */
export function lineIn(text: string, route: readonly (string | number)[]): number | null {
  const literal = chartLiteralIn(text)
  if (literal?.type !== 'ObjectExpression') return null
  let place = literal
  let at = literal.start
  for (const key of route) {
    if (typeof key === 'number') {
      // One that stands alone needs no list.
      const element = place.type === 'ArrayExpression' ? bare([place.elements].flat()[key]) : key === 0 ? place : null
      if (!element) break
      if (element !== place) at = element.start
      place = element
      continue
    }
    const property = nodesIn(place.properties).find((one) => keyOf(one) === key)
    const value = bare(property?.value)
    if (!property || !value) break
    at = property.start
    place = value
  }
  return text.slice(0, at).split('\n').length
}
