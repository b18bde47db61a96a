import { readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseSync } from 'vite'

const root = resolve(import.meta.dirname, '../..')

/** A node of the syntax tree, of which only some fields are looked at. */
type Node = Record<string, unknown> & { type: string }
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)
const nodesOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesOf)]
const nodesIn = (value: unknown): Node[] => [value].flat().filter(isNode)

interface Tree {
  program: Node
  nodes: readonly Node[]
}

/** Files are read once: what they import of each other is asked for again and again. */
const read = new Map<string, Tree>()
function parse(path: string, text: string): Tree {
  const { program, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0]?.message}`)
  const tree: unknown = program
  if (!isNode(tree)) throw new Error(`${path} is no program`)
  const found = { program: tree, nodes: nodesOf(tree) }
  read.set(path, found)
  return found
}
const treeOf = (path: string): Tree => read.get(path) ?? parse(path, readFileSync(join(root, path), 'utf8'))

/** What a file says beside its code. */
export const commentsOf = (path: string, text: string): string[] => parseSync(path, text).comments.map(({ value }) => value)

/** What a string says, or what a template says around its gaps. */
function wordsOf(node: Node): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral') return undefined
  return nodesIn(node.quasis)
    .map(({ value }) => (value as { cooked?: string }).cooked ?? '') // a quasi has its text so
    .join('%s')
}

const stringsIn = (node: Node): string[] => nodesOf(node).flatMap((one) => wordsOf(one) ?? [])

/** The names that a file gives to vitest's own `test`, `it` and `describe`. */
function testersOf(program: Node): Set<string> {
  const imports = nodesIn(program.body).filter(({ type, source }) => {
    return type === 'ImportDeclaration' && isNode(source) && source.value === 'vitest'
  })
  const named = imports.flatMap(({ specifiers }) => nodesIn(specifiers))
  return new Set(
    named
      .filter(({ imported }) => isNode(imported) && /^(test|it|describe)$/.test(String(imported.name)))
      .map(({ local }) => (isNode(local) ? String(local.name) : '')),
  )
}

/** The first name of `test.each(rows).skip`, and so of any chain of calls and members. */
function rootName(node: unknown): string {
  if (!isNode(node)) return ''
  if (node.type === 'Identifier') return String(node.name)
  return rootName(node.type === 'CallExpression' ? node.callee : node.object)
}

/** What a name of a file stands for: its own constant, or one that it imports from a file of the tests. */
function constantOf(name: string, path: string): Node | undefined {
  const { program, nodes } = treeOf(path)
  const own = nodes.find((node) => node.type === 'VariableDeclarator' && isNode(node.id) && node.id.name === name)
  if (own) return isNode(own.init) ? own.init : undefined
  const imported = nodesIn(program.body).find(
    ({ type, specifiers }) =>
      type === 'ImportDeclaration' && nodesIn(specifiers).some(({ local }) => isNode(local) && local.name === name),
  )
  const from = imported && isNode(imported.source) ? String(imported.source.value) : ''
  if (from.startsWith('#tests/')) return constantOf(name, from.slice(1))
  return from.startsWith('.') ? constantOf(name, join(dirname(path), from)) : undefined
}

/** The strings of a table, and of the constants that it is made of. */
function rowsOf(table: Node, path: string): string[] {
  const names = nodesOf(table).flatMap((node) => (node.type === 'Identifier' ? String(node.name) : []))
  return [table, ...[...new Set(names)].flatMap((name) => constantOf(name, path) ?? [])].flatMap(stringsIn)
}

/** The tables that a title is filled in from: those of `each`, and that of a loop around it. */
function tablesOf(call: Node, nodes: readonly Node[]): Node[] {
  const each = isNode(call.callee) && call.callee.type === 'CallExpression' ? nodesIn(call.callee.arguments) : []
  const loops = nodes.filter((node) => node.type === 'ForOfStatement' && nodesOf(node).includes(call))
  return [...each, ...loops.flatMap(({ right }) => nodesIn(right))]
}

/** The titles of a test file. Where one is filled in (`%s`, `$id`), the strings that it is filled in with are titles too. */
export function titlesOf(path: string): string[] {
  const { program, nodes } = treeOf(path)
  const testers = testersOf(program)
  const calls = nodes.filter(({ type, callee }) => type === 'CallExpression' && testers.has(rootName(callee)))
  return calls.flatMap((call) => {
    const title = nodesIn(call.arguments)
      .slice(0, 1)
      .map((first) => wordsOf(first) ?? '')
      .join('')
    const rows = /%s|\$\w/.test(title) ? tablesOf(call, nodes).flatMap((table) => rowsOf(table, path)) : []
    return [title, ...rows]
  })
}

/** The same of a text that is no file. */
export function titlesIn(text: string): string[] {
  const name = 'a-text.ts'
  parse(name, text)
  return titlesOf(name)
}

/** What a chart’s fixtures name: its items, its pinned journeys, and what holds in all of its states. */
export function fixtureTitlesOf(path: string): string[] {
  return treeOf(path).nodes.flatMap((node) => {
    if (node.type !== 'Property' || !isNode(node.key) || !isNode(node.value)) return []
    const key = String(node.key.name)
    if (key === 'items' || key === 'name') return wordsOf(node.value) ?? []
    if (key !== 'invariants' || node.value.type !== 'ArrayExpression') return []
    return nodesIn(node.value.elements).flatMap(({ elements }) =>
      nodesIn(elements)
        .slice(0, 1)
        .flatMap((first) => wordsOf(first) ?? []),
    )
  })
}
