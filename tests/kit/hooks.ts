import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parseSync } from 'vite'

/** Any node of the syntax, as much as is asked here. */
interface Node {
  type: string
  [part: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): Node[] =>
  Object.entries(node).flatMap(([name, value]) =>
    name === 'typeAnnotation' || name === 'typeArguments'
      ? []
      : Array.isArray(value)
        ? value.filter(isNode)
        : isNode(value)
          ? [value]
          : [],
  )
function* everyNode(node: Node, isLeft: (node: Node) => boolean = () => false): Generator<Node> {
  yield node
  for (const part of partsOf(node)) if (!isLeft(part)) yield* everyNode(part, isLeft)
}

/** `f` of `f(…)` and of `React.f(…)`. */
function calledBy(node: Node): string | null {
  if (node.type !== 'CallExpression' || !isNode(node.callee)) return null
  const { callee } = node
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return isNode(name) && typeof name.name === 'string' ? name.name : null
}
const isMethod = (node: Node) => isNode(node.callee) && node.callee.type === 'MemberExpression'
const isFunction = ({ type }: Node) => /^(ArrowFunctionExpression|FunctionExpression|FunctionDeclaration)$/.test(type)
const argumentsOf = (node: Node): Node[] => (Array.isArray(node.arguments) ? node.arguments.filter(isNode) : [])
const nameOf = (node: unknown): string | null =>
  isNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : null

/** Of promises, of the API's client, and of the session. */
const methodsThatWait = new Set(['then', 'catch', 'finally', 'ask', 'settled', 'reload', 'logOut', 'prove'])
const functionsThatWait = new Set(['fetch', 'setTimeout', 'setInterval', 'requestIdleCallback', 'queueMicrotask'])
const waitsItself = (node: Node) => {
  if (node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await === true)) return true
  if (isFunction(node) && node.async === true) return true
  const called = calledBy(node)
  if (called === null) return false
  return isMethod(node) ? methodsThatWait.has(called) || functionsThatWait.has(called) : functionsThatWait.has(called)
}

const ownState = new Set(['useState', 'useReducer', 'useOptimistic', 'useActionState'])
/** What an actor of a chart does isn't done by whoever gives it to its chart. */
const isActor = (node: Node) => /^(fromPromise|fromCallback|fromObservable)$/.test(calledBy(node) ?? '')
const effects = new Set(['useEffect', 'useLayoutEffect', 'useInsertionEffect', 'useEffectEvent', 'startTransition'])

interface Module {
  program: Node
  /** What a name of the module, or of a component in it, is. */
  functions: Map<string, Node>
  /** Where an imported name comes from, and what it is called there. */
  imports: Map<string, { from: string; name: string }>
}

function readModule(text: string, file: string): Module {
  const program: Node = { ...parseSync(file, text).program }
  const functions = new Map<string, Node>()
  const imports = new Map<string, { from: string; name: string }>()
  for (const node of everyNode(program)) {
    const name = nameOf(node.id)
    if (name !== null && node.type === 'FunctionDeclaration') functions.set(name, node)
    // `const f = () => …`, and what is kept of a function: `const f = useCallback(() => …, [])`.
    if (name !== null && node.type === 'VariableDeclarator' && isNode(node.init)) {
      const kept = calledBy(node.init) === null ? node.init : argumentsOf(node.init)[0]
      if (kept && isFunction(kept)) functions.set(name, kept)
    }
    if (node.type === 'ImportDeclaration' && isNode(node.source) && Array.isArray(node.specifiers))
      for (const one of node.specifiers.filter(isNode)) {
        const local = nameOf(one.local)
        if (local) imports.set(local, { from: String(node.source.value), name: nameOf(one.imported) ?? local })
      }
  }
  return { program, functions, imports }
}

const web = resolve(import.meta.dirname, '../../src/web')
const modules = new Map<string, Module>()
function moduleAt(file: string): Module | null {
  if (!existsSync(file) || !/\.tsx?$/.test(file)) return null
  const known = modules.get(file) ?? readModule(readFileSync(file, 'utf8'), file)
  modules.set(file, known)
  return known
}
const fileOf = (from: string, beside: string) =>
  from.startsWith('#web/') ? resolve(web, from.slice('#web/'.length)) : from.startsWith('.') ? resolve(dirname(beside), from) : ''

/** Whether a function waits, by itself or by what it calls: functions of its file, and of files that it imports from. */
function waits(node: Node, module: Module, file: string, seen: Set<Node>): boolean {
  if (seen.has(node)) return false
  seen.add(node)
  for (const part of everyNode(node, isActor)) {
    if (waitsItself(part)) return true
    const called = isMethod(part) ? null : calledBy(part)
    if (called !== null && waitsByName(called, module, file, seen)) return true
  }
  return false
}
function waitsByName(name: string, module: Module, file: string, seen: Set<Node>): boolean {
  const own = module.functions.get(name)
  if (own) return waits(own, module, file, seen)
  const imported = module.imports.get(name)
  if (!imported) return false
  const there = fileOf(imported.from, file)
  const other = moduleAt(there)
  const meant = other?.functions.get(imported.name)
  return other && meant ? waits(meant, other, there, seen) : false
}

/** Whether a `useRef` is the place of an element: by its type, or since one is put there. */
function isOfElement(node: Node, program: Node): boolean {
  if (!isNode(node.init)) return false
  const types =
    isNode(node.init.typeArguments) && Array.isArray(node.init.typeArguments.params) ? node.init.typeArguments.params : []
  const name = nameOf(node.id)
  return (
    types.filter(isNode).some(({ typeName }) => /^(HTML|SVG)\w*Element$/.test(nameOf(typeName) ?? '')) ||
    [...everyNode(program)].some(
      (part) =>
        part.type === 'JSXAttribute' &&
        isNode(part.name) &&
        part.name.name === 'ref' &&
        isNode(part.value) &&
        name !== null &&
        nameOf(part.value.expression) === name,
    )
  )
}

/** How many hooks of a file keep something of their own, in state and in refs, and how many of its effects wait for something. */
export function hooksOf(
  text: string,
  file = resolve(web, 'features/nowhere.tsx'),
): { ownState: number; ownRefs: number; waiting: number } {
  const module = readModule(text, file)
  // What `useTransition` gives to begin one is called as one likes.
  const starters = new Set<string>()
  for (const node of everyNode(module.program))
    if (node.type === 'VariableDeclarator' && isNode(node.init) && calledBy(node.init) === 'useTransition' && isNode(node.id)) {
      const elements = Array.isArray(node.id.elements) ? node.id.elements : []
      const name = nameOf(elements[1])
      if (name) starters.add(name)
    }
  const found = { ownState: 0, ownRefs: 0, waiting: 0 }
  for (const node of everyNode(module.program)) {
    const isRef = node.type === 'VariableDeclarator' && isNode(node.init) && calledBy(node.init) === 'useRef'
    if (isRef && !isOfElement(node, module.program)) found.ownRefs += 1
    const called = calledBy(node)
    if (called === null) continue
    if (ownState.has(called)) found.ownState += 1
    if (!effects.has(called) && !(starters.has(called) && !isMethod(node))) continue
    const [given] = argumentsOf(node)
    const name = nameOf(given)
    if (!given) continue
    if (name === null ? waits(given, module, file, new Set()) : waitsByName(name, module, file, new Set())) found.waiting += 1
  }
  return found
}
