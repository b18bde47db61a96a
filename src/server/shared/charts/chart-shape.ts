import type { ChartLine, ChartShape, ChartState } from '#contract/support/charts.ts'

type Lines = readonly Pick<ChartLine, 'state' | 'when' | 'guard' | 'target'>[]

/** Lines that are drawn have none of what is forbidden: `refused` is a state there. */
const nowhere = ['stays', '']
const noWays = ['begins', 'ends', 'entry', 'exit']
/** An address leads to any question of a wizard, and says nothing of how one comes there otherwise. */
const byAddress = 'step.shown'

/** Ways that are told as people go them, where the shortest one leaves out what they come through. */
const told: Readonly<Record<string, readonly string[]>> = {
  supporterRegistration: ['starting', 'chooseCause', 'account', 'terms', 'done'],
  causeRegistration: ['goingOn', 'theCause', 'account', 'registering', 'success', 'nextSteps'],
  businessRegistration: ['goingOn', 'theBusiness', 'account', 'registering', 'success', 'nextSteps'],
  causeReview: ['filing', 'waiting', 'inReview', 'confirmed'],
}

/** So many states are seen at a glance. */
const few = 10
const nameOf = (path: string) => path.split('.').at(-1) ?? path
const wentWrong =
  /failed|empty|nothing|^missing$|^not[A-Z]|^couldNot|^unknown|^too[A-Z]|declined|refused|withdrawn|returned|void|held/i

/** Each state where they are few and one comes after the other, else the outermost, and how many each holds; where one state holds all others, those in it. */
function shownOf(parts: readonly ChartState[]): Map<string, number> {
  const paths = parts.map(({ path }) => path).filter((path) => path !== 'any')
  const inside = (path: string) => paths.filter((one) => path === '' || one.startsWith(`${path}.`))
  const next = (path: string) => inside(path).filter((one) => !one.slice(path === '' ? 0 : path.length + 1).includes('.'))
  const leaves = paths.filter((path) => inside(path).length === 0)
  const areNamed = new Set(leaves.map(nameOf)).size === leaves.length && parts.every(({ kind }) => kind !== 'parallel')
  let outer = next('')
  for (let [only = ''] = outer; outer.length === 1 && inside(only).length > 0; [only = ''] = outer) outer = next(only)
  const shown = areNamed && leaves.length <= few ? leaves : outer
  return new Map(shown.map((path) => [path, inside(path).length]))
}

/** A chart at a glance: its states by how many steps they are from where it begins. Made once; nobody lays it out while they look. */
export function shapeOf(name: string, parts: readonly ChartState[], lines: Lines): ChartShape {
  const states = shownOf(parts)
  const shown = [...states.keys()]
  const isWithin = (path: string, outer: string) => path === outer || outer === 'any' || path.startsWith(`${outer}.`)
  const targets = ({ target }: Lines[number]) => (nowhere.includes(target) ? [] : target.replace(/ again$/, '').split(' and '))
  /** Where one is who comes to a state. */
  const enter = (path: string): string[] => {
    const around = shown.filter((one) => isWithin(path, one))
    if (around.length > 0) return around
    const begins = lines.find(({ state, when }) => state === path && when === 'begins')
    return begins ? targets(begins).flatMap(enter) : shown.filter((one) => isWithin(one, path))
  }
  const first = [...new Set(enter('any'))]
  const step = new Map(first.map((path) => [path, 0]))
  const before = new Map<string, string[]>()
  const follow = (start: readonly string[], isOf: (state: string, from: string) => boolean) => {
    const waiting = [...start]
    for (let from = waiting.shift(); from !== undefined; from = waiting.shift())
      for (const line of lines) {
        if (noWays.includes(line.when) || !isOf(line.state, from)) continue
        for (const to of targets(line).flatMap(enter)) {
          const next = (step.get(from) ?? 0) + 1
          if (!step.has(to)) {
            step.set(to, next)
            waiting.push(to)
          }
          if (step.get(to) === next) before.set(to, [...(before.get(to) ?? []), from])
        }
      }
  }
  const isOwn = (state: string, from: string) => state !== 'any' && (isWithin(from, state) || isWithin(state, from))
  follow(first, isOwn)
  // Where the whole chart says what leads on from where it begins, that is its way.
  if (step.size === first.length) follow(first, (state, from) => isOwn(state, from) || (state === 'any' && first.includes(from)))
  const ends = new Set(parts.filter(({ isEnd }) => isEnd).map(({ path }) => path))
  const kindOf = (path: string) => {
    if (step.get(path) === 0) return 'first'
    return ends.has(path) && !isOn(path) ? 'end' : 'between'
  }
  const worth = (path: string) => (wentWrong.test(nameOf(path)) ? 2 : 0) + (ends.has(path) ? 0 : 1)
  const bestOf = (mayBe: (path: string) => boolean) => shown.filter(mayBe).toSorted((one, other) => worth(one) - worth(other))[0]
  const reached = shown.filter((path) => step.has(path))
  const wanted = reached.filter((path) => !wentWrong.test(nameOf(path)))
  const goals = [wanted.filter((path) => ends.has(path)), wanted, reached].find((some) => some.length > 0) ?? []
  // As far as it goes well: to an end that one wants, where there is one.
  const deepest = Math.max(0, ...goals.map((path) => step.get(path) ?? 0))
  const way: string[] = []
  for (let at = bestOf((path) => goals.includes(path) && step.get(path) === deepest); at !== undefined; ) {
    const from = before.get(at) ?? []
    way.unshift(nameOf(at))
    at = bestOf((path) => from.includes(path))
  }
  const toldWay = told[name] ?? way
  // What leads on along the way isn’t where it ends.
  const isOn = (path: string) => toldWay.slice(0, -1).includes(nameOf(path))
  const isBeside = step.size === first.length && first.length > 1
  const statesIn = (path: string) =>
    parts.flatMap((one) => (one.path.slice(0, one.path.lastIndexOf('.')) === path ? [nameOf(one.path)] : []))
  for (const [index, one] of toldWay.entries()) step.set(shown.find((path) => nameOf(path) === one) ?? one, index)
  /** Said where it isn’t what one thinks. */
  const fromOf = (path: string, at: number) => {
    if (at === 0 || toldWay[at] === nameOf(path)) return {}
    const from = (before.get(path) ?? []).map(nameOf)
    return from.includes(toldWay[at - 1] ?? '') ? {} : { from: from[0] ?? 'any' }
  }
  /** What has to happen for one to come there from the step before it. */
  const whenOf = (path: string, at: number) => {
    const { from = toldWay[at - 1] } = fromOf(path, at)
    const leaving = shown.find((one) => nameOf(one) === from) ?? 'any'
    const line = lines.find(
      (one) =>
        ![...noWays, byAddress].includes(one.when) &&
        (isOwn(one.state, leaving) || one.state === 'any') &&
        targets(one).flatMap(enter).includes(path),
    )
    return at > 0 && line ? { when: line.when } : {}
  }
  /** What the state itself says of a happening holds, whatever those around it say. */
  const isSaidWithin = ({ state, when }: Lines[number], path: string) =>
    isWithin(path, state) &&
    lines.some((one) => one.when === when && one.guard === '' && one.state.startsWith(`${state}.`) && isWithin(path, one.state))
  /** What the way alone doesn't show: loops, and how one comes to it again. What ends beside it doesn't go on. */
  const leadsOf = (path: string, at: number) => {
    if (isBeside) return {}
    const on = toldWay.indexOf(nameOf(path))
    const goes = lines.filter(
      (one) => ![...noWays, byAddress].includes(one.when) && isOwn(one.state, path) && !isSaidWithin(one, path),
    )
    const to = new Set(goes.flatMap(targets).flatMap(enter).map(nameOf))
    const isTold = (index: number) => (on < 0 ? index < at || kindOf(path) !== 'end' : index < on)
    const leads = toldWay.filter((one, index) => one !== nameOf(path) && to.has(one) && isTold(index))
    return leads.length > 0 ? { leads } : {}
  }
  const steps: ChartShape['steps'] = []
  for (const path of shown) {
    // What only comes about from anywhere stands beside what comes next.
    const at = step.get(path) ?? 1
    const sideBySide = isBeside ? { states: statesIn(path) } : {}
    const one = {
      name: nameOf(path),
      kind: kindOf(path),
      inside: states.get(path) ?? 0,
      ...fromOf(path, at),
      ...whenOf(path, at),
      ...leadsOf(path, at),
      ...sideBySide,
    } as const
    steps[at] = [...(steps[at] ?? []), one]
  }
  return { steps: Array.from(steps, (one) => one ?? []).filter((one) => one.length > 0), way: [...toldWay] }
}
