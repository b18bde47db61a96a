import { type Branch, refused, type State, stays } from './parts.ts'

/** What a chart calls the silence that it waits for. */
export type DelayNames = (state: string, milliseconds: string) => string | null

export const placeOf = (path: string) => (path === 'any' ? 'the whole chart' : path)
export const stateWords = (path: string) => (path === 'any' ? 'the chart' : `the state ${path}`)

export function whenWords(when: string, state: string, delays: DelayNames): string {
  if (when === 'always') return 'at once'
  if (when === 'done') return 'when all in it is done'
  const after = /^after: (.+)$/.exec(when)?.[1]
  if (after === undefined) return `when ${when}`
  const name = delays(state, after)
  return `after ${/^\d+$/.test(after) ? `${after} ms` : after}${name && name !== after ? ` (${name})` : ''}`
}

/** Targets that are no state. */
export const nowhere: Record<string, string> = { [stays]: 'it stays', [refused]: 'it is refused' }
export const goesWords = ({ target, does }: Pick<Branch, 'target' | 'does'>) =>
  [nowhere[target] ?? `it goes to ${target}`, does.length > 0 ? `does ${does.join(', ')}` : ''].filter(Boolean).join(' and ')

export const branchWords = (branch: Branch, state: string, delays: DelayNames) =>
  `In ${placeOf(state)}, ${whenWords(branch.when, state, delays)}${branch.guard ? ` and ${branch.guard}` : ''}`

/** How what is done has changed. */
export function doesWords(old: readonly string[], now: readonly string[]): string {
  const gone = old.filter((name) => !now.includes(name))
  const come = now.filter((name) => !old.includes(name))
  const isOrdered = old.filter((name) => now.includes(name)).join() === now.filter((name) => old.includes(name)).join()
  if (isOrdered && gone.length === 0 && come.length > 0 && now.length === old.length + come.length)
    return `it also does ${come.join(', ')}`
  if (isOrdered && come.length === 0 && gone.length > 0 && old.length === now.length + gone.length)
    return `it no longer does ${gone.join(', ')}`
  return `it does ${now.join(', ') || 'nothing'} instead of ${old.join(', ') || 'nothing'}`
}

export function aboutWords(what: string, old: string, now: string): string {
  if (now === '') return `${what} has no description any more; it was “${old}”`
  return old === '' ? `${what} has a description now: “${now}”` : `The description of ${what} is “${now}” now; it was “${old}”`
}

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Everything that stands in a state which is new as a whole. */
export function contentWords(state: State, delays: DelayNames): string[] {
  return [
    ...(state.kind ? [`it is ${kindWords(state.kind)}`] : []),
    ...(state.begins ? [`it begins in ${state.begins}`] : []),
    ...(['begins', 'entry', 'exit'] as const)
      .filter((key) => state.does[key].length > 0)
      .map((key) => `${momentWords[key]} it does ${state.does[key].join(', ')}`),
    ...(state.tags.length > 0 ? [`its tags are ${state.tags.join(', ')}`] : []),
    ...state.actors.map(({ id, src }) => `it invokes ${actorWords(id, src)}`),
    ...state.branches.map(
      (one) => `${whenWords(one.when, state.path, delays)}${one.guard ? ` and ${one.guard}` : ''}, ${goesWords(one)}`,
    ),
    ...Object.entries(state.rest).map(([key, value]) => `its ${key} is ${value}`),
  ]
}

export const kindWords = (kind: string) =>
  ({
    final: 'an end',
    parallel: 'several at once (parallel)',
    history: 'where it was before (history)',
    '': 'an ordinary state',
  })[kind] ?? kind
export const momentWords = { begins: 'where it begins', entry: 'on the way in', exit: 'on the way out' } as const
export const actorWords = (id: string, src: string) => (id === src ? id : `${id} (${src})`)

/** A text as code. */
export const quoted = (text: string) => (/[\\'\n]/.test(text) ? JSON.stringify(text) : `'${text}'`)
/** One name, or several, as code. */
export const namesCode = (names: readonly string[]) =>
  names.length === 1 ? quoted(names[0] ?? '') : `[${names.map(quoted).join(', ')}]`
