import { type Actor, type Branch, refused, type State, stays } from './parts.ts'
import { namesCode, quoted } from './words.ts'

const indent = (lines: readonly string[]) => lines.map((line) => `  ${line}`)
const keyCode = (key: string) => (/^([A-Za-z_$][\w$]*|\d+)$/.test(key) ? key : quoted(key))

/** What stands behind the name of a guard or an action in an edited chart is its params, as JSON. */
function thingCode(name: string): string {
  const [, type = name, params] = /^([^(]+)\((.*)\)$/s.exec(name) ?? []
  return params === undefined ? quoted(name) : `{ type: ${quoted(type)}, params: ${params} }`
}

/** A target as the code of a state has it: a neighbour by its name, a state inside by “.name”, others from the chart's id. */
function targetCode(target: string, state: string, id: string): string {
  const above = state.includes('.') ? `${state.slice(0, state.lastIndexOf('.'))}.` : ''
  const one = (path: string) => {
    if (path === state) return quoted(path.slice(above.length))
    if (state === 'any' && path !== 'any') return quoted(`.${path}`)
    if (path.startsWith(`${state}.`)) return quoted(path.slice(state.length))
    if (state !== 'any' && path.startsWith(above) && !path.slice(above.length).includes('.'))
      return quoted(path.slice(above.length))
    return quoted(path === 'any' ? `#${id}` : `#${id}.${path}`)
  }
  const all = target.split(' and ').map(one)
  return all.length === 1 ? (all[0] ?? '') : `[${all.join(', ')}]`
}

export function branchCode(branch: Branch, state: string, id: string): string {
  const isAgain = branch.target.endsWith(' again')
  const target = branch.target.replace(/ again$/, '')
  const parts = [
    ...(branch.guard ? [`guard: ${thingCode(branch.guard)}`] : []),
    ...(target === stays || target === refused ? [] : [`target: ${targetCode(target, state, id)}`]),
    ...(isAgain ? ['reenter: true'] : []),
    ...(branch.does.length > 0
      ? [`actions: ${branch.does.length === 1 ? thingCode(branch.does[0] ?? '') : `[${branch.does.map(thingCode).join(', ')}]`}`]
      : []),
    ...(branch.about ? [`description: ${quoted(branch.about)}`] : []),
    ...Object.entries(branch.rest).map(([key, value]) => `${keyCode(key)}: ${value}`),
  ]
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Under which key a state's code has what happens. */
export function whenCode(when: string): string {
  if (when === 'done') return 'onDone'
  const [, what = '', end] = /^(.+): (done|error|snapshot)$/.exec(when) ?? []
  if (end) return `${what}, on${end.charAt(0).toUpperCase()}${end.slice(1)}`
  return keyCode(when.replace(/^after: /, ''))
}

const several = (branches: readonly Branch[], state: string, id: string) =>
  branches.length === 1 && branches[0]
    ? branchCode(branches[0], state, id)
    : `[${branches.map((one) => branchCode(one, state, id)).join(', ')}]`

function block(key: string, branches: readonly Branch[], keyed: (branch: Branch) => string, state: string, id: string): string[] {
  if (branches.length === 0) return []
  const lines = [...Map.groupBy(branches, keyed)].map(([name, same]) => `${keyCode(name)}: ${several(same, state, id)},`)
  return [`${key}: {`, ...indent(lines), '},']
}

const isDelay = ({ when }: Branch) => when.startsWith('after: ')

export function actorCode(actor: Actor, branches: readonly Branch[], state: string, id: string): string[] {
  const ends = (end: string, key: string) => {
    const found = branches.filter(({ when }) => when === `${actor.id}: ${end}`)
    return found.length > 0 ? [`${key}: ${several(found, state, id)},`] : []
  }
  return [
    'invoke: {',
    ...indent([
      `id: ${quoted(actor.id)},`,
      `src: ${quoted(actor.src)},`,
      ...Object.entries(actor.rest).map(([key, value]) => `${keyCode(key)}: ${value},`),
      ...ends('done', 'onDone'),
      ...ends('error', 'onError'),
      ...ends('snapshot', 'onSnapshot'),
    ]),
    '},',
  ]
}

/** A state as the chart's code would have it, with what is inside it. */
export function stateCode(state: State, all: readonly State[], id: string, named: (when: string) => string): string[] {
  const children = all.filter(({ parent }) => parent === state.path)
  const ofActors = state.branches.filter(({ when }) => state.actors.some((one) => when.startsWith(`${one.id}: `)))
  const own = (when: string) => state.branches.filter((branch) => branch.when === when)
  const events = state.branches.filter(
    (one) => !ofActors.includes(one) && !isDelay(one) && one.when !== 'always' && one.when !== 'done',
  )
  const lines = [
    ...(state.about ? [`description: ${quoted(state.about)},`] : []),
    ...(state.kind ? [`type: ${quoted(state.kind)},`] : []),
    ...(state.tags.length > 0 ? [`tags: ${namesCode(state.tags)},`] : []),
    ...(state.begins ? [`initial: ${quoted(state.begins.slice(state.begins.lastIndexOf('.') + 1))},`] : []),
    ...(['entry', 'exit'] as const)
      .filter((key) => state.does[key].length > 0)
      .map((key) => `${key}: ${namesCode(state.does[key])},`),
    ...state.actors.flatMap((actor) => actorCode(actor, ofActors, state.path, id)),
    ...(own('always').length > 0 ? [`always: ${several(own('always'), state.path, id)},`] : []),
    ...(own('done').length > 0 ? [`onDone: ${several(own('done'), state.path, id)},`] : []),
    ...block('on', events, ({ when }) => when, state.path, id),
    ...block('after', state.branches.filter(isDelay), ({ when }) => named(when).slice('after: '.length), state.path, id),
    ...Object.entries(state.rest).map(([key, value]) => `${keyCode(key)}: ${value},`),
    ...(children.length > 0 ? ['states: {', ...indent(children.flatMap((child) => stateCode(child, all, id, named))), '},'] : []),
  ]
  return [`${keyCode(state.path.slice(state.path.lastIndexOf('.') + 1))}: {`, ...indent(lines), '},']
}
