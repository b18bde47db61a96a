import type { AnyStateMachine } from 'xstate'
import type { AnyFixtures } from '../kit/registry.ts'
import type { Control, Recording } from './record.ts'

/** What a chart's fixtures say that can happen. */
export type Cases = Pick<AnyFixtures, 'outcomes' | 'events'>

/** `saveDraft` as it's read aloud: save draft. */
export const spoken = (name: string) =>
  name
    .replace(/#\d+$/, '')
    .replace(/\./g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()

/** A state's name for people: "saving", or "question, asking" of one inside another. */
export function stateName(value: string): string {
  const parts = (inner: unknown): string[] =>
    typeof inner === 'string'
      ? [spoken(inner)]
      : Object.entries(inner as object).flatMap(([name, deeper]) => [spoken(name), ...parts(deeper)]) // a state's value: a name, or names by name
  return parts(JSON.parse(value)).join(', ')
}

/** What the chart says that a state is for: of the innermost ones. */
export function descriptionOf(machine: AnyStateMachine, value: string): string {
  type Node = AnyStateMachine['root']
  const visit = (node: Node, inner: unknown): string[] => {
    if (typeof inner === 'string') return [node.states[inner]?.description ?? '']
    return Object.entries(inner as object).flatMap(([name, deeper]) => {
      const child = node.states[name]
      return child ? visit(child, deeper) : []
    })
  }
  return visit(machine.root, JSON.parse(value)).filter(Boolean).join(' ')
}

const verbs: Record<Exclude<Control['use'], 'said'>, string> = {
  press: 'Press',
  follow: 'Follow',
  fill: 'Fill in',
  choose: 'Choose',
}

/** What a server's answer says, as far as a word or two can tell it. */
function answerWords(output: unknown): string {
  if (typeof output === 'boolean') return output ? ' with yes' : ' with no'
  if (output === null) return ' with nothing'
  if (Array.isArray(output)) return ` with ${output.length} of them`
  const kind: unknown = typeof output === 'object' && 'kind' in output ? output.kind : undefined
  return typeof kind === 'string' ? ` with “${spoken(kind)}”` : ''
}

/** What an actor's end says: the actor, and how it ended. Null for what is no actor's. */
function endOf(name: string, fixtures: Cases): { actor: string; how: string } | null {
  const [actor = '', outcome = ''] = name.split(': ')
  if (actor === 'after') return { actor: spoken(outcome), how: 'none' }
  if (outcome === 'error') return { actor: spoken(actor), how: 'error' }
  if (!outcome.startsWith('done')) return null
  const index = Number(/#(\d+)$/.exec(outcome)?.[1] ?? 1) - 1
  return { actor: spoken(actor), how: answerWords(fixtures.outcomes[actor]?.outputs[index]) }
}

/** What was answered, where the same button sends several answers: “is charity yes, number 2000002”. */
function given(name: string, { events }: Cases): string {
  const [type = '', which] = name.split('#')
  if (which === undefined) return ''
  const values = (inner: object): [string, unknown][] =>
    Object.entries(inner).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? values(value) : [[key, value] as [string, unknown]],
    )
  const said = values(events[type]?.[Number(which) - 1] ?? {})
    .filter(([key, value]) => key !== 'type' && value !== '' && value !== undefined)
    .map(
      ([key, value]) =>
        `${spoken(key)} ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : Array.isArray(value) ? value.length : value}`,
    )
  return said.length === 0 ? '' : ` (${said.slice(0, 4).join(', ')})`
}

const used = (name: string, { use, words }: Control, cases: Cases) =>
  use === 'said' ? words : `${verbs[use]} “${words}”${given(name, cases)}`

/** A way on, as it's told beside a state. */
export function wayWords(name: string, control: Control | undefined, fixtures: Cases): string {
  if (control) return used(name, control, fixtures)
  const end = endOf(name, fixtures)
  if (end === null) return spoken(name)
  if (end.how === 'none') return `No answer within “${end.actor}”`
  return end.how === 'error' ? `“${end.actor}” fails` : `“${end.actor}” is answered${end.how}`
}

/** A step in the words of the screen. What the server says is told by how a person brings it about. */
export function stepWords(name: string, control: Control | undefined, fixtures: Cases): string {
  if (control) return used(name, control, fixtures)
  const end = endOf(name, fixtures)
  if (end === null) return `See that this happens: ${spoken(name)}`
  if (end.how === 'none') return `Let no answer come, and wait for as long as “${end.actor}” lasts`
  return end.how === 'error'
    ? `Have the network off since before the last step, so that “${end.actor}” fails; then switch it on again`
    : `Wait until “${end.actor}” is answered${end.how}`
}

/** Each way on, once: from where, by what, to where. */
export function edgesOf({ routes }: Recording): { from: string; name: string; to: string }[] {
  const seen = new Map<string, { from: string; name: string; to: string }>()
  for (const { values, names } of routes)
    for (const [index, name] of names.entries()) {
      const edge = { from: values[index] ?? '', name, to: values[index + 1] ?? '' }
      seen.set(JSON.stringify(edge), edge)
    }
  return [...seen.values()]
}

/** Scripts that a person can follow: numbered, each in the words of the screen, and together over every way on. */
export function scriptOf(
  { machine, fixtures }: { machine: AnyStateMachine; fixtures: Cases },
  recording: Recording,
  start: { who: string; where: string },
): string {
  const expected = (value: string) => `${stateName(value)}: ${descriptionOf(machine, value)}`
  const parts = recording.routes.map(({ values, names }, index) => {
    const steps = names.map((name, at) => {
      const from = values[at] ?? ''
      return `${at + 2}. ${stepWords(name, recording.states[from]?.controls[name], fixtures)}.\n   - Expect ${expected(values[at + 1] ?? '')}`
    })
    return [
      `## ${recording.chart} ${index + 1}`,
      '',
      `1. ${start.who}, open ${start.where}.\n   - Expect ${expected(values[0] ?? '')}`,
      ...steps,
    ].join('\n')
  })
  const edges = edgesOf(recording).length
  return `# ${recording.chart}\n\n${machine.config.description ?? ''}\n\n${recording.routes.length} scripts walk all ${edges} ways on that the screen has.\n\n${parts.join('\n\n')}\n`
}
