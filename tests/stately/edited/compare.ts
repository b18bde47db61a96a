import { matchBranches, whensOf } from './branches.ts'
import { compareActors, compareBranch, compareState, renameHappenings } from './inside.ts'
import { pairsOf } from './pairs.ts'
import { type Actor, type Branch, refused, type State, stays } from './parts.ts'
import * as say from './words.ts'

/** Where in the chart as it is something is to be changed: a state, and the way on to what stands there. */
export interface Place {
  state: string
  branch?: Branch['from']
  key?: string
}

/** One edit, in words, and what it would be in the chart's own code. */
export interface Difference {
  says: string
  /** What a new part holds. */
  details: string[]
  place: Place
  /** A part of the code, as it would be. */
  code?: { state: string; branch?: Branch; actor?: Actor; set?: string }
}

export interface Compared {
  differences: Difference[]
  /** The edited chart, each part with where the chart as it is has it. */
  after: State[]
}

/** Every difference between a chart and an edited copy, each once. */
export function compare(chart: readonly State[], edited: readonly State[], delays: say.DelayNames): Compared {
  const after = structuredClone([...edited])
  for (const state of after) {
    state.from = null
    for (const branch of state.branches) branch.from = null
  }
  const found: Difference[] = []
  const add = (place: Place, says: string, more: Partial<Difference> = {}) =>
    found.push({ says: say.capital(says), details: [], place, ...more })
  const pairs = pairsOf(chart, edited)
  const kept = new Map([...pairs].map(([old, now]) => [now, old]))
  const translated = (target: string) =>
    target === stays || target === refused || target === ''
      ? target
      : `${target
          .replace(/ again$/, '')
          .split(' and ')
          .map((path) => pairs.get(path) ?? path)
          .join(' and ')}${target.endsWith(' again') ? ' again' : ''}`
  // The chart as it is, told in the edited one's names: what is still different then is an edit of its own.
  const before = structuredClone([...chart]).map((state) => {
    for (const branch of state.branches) branch.target = translated(branch.target)
    return { ...state, path: pairs.get(state.path) ?? state.path, begins: translated(state.begins) }
  })
  const oldOf = (state: State) => before.find(({ from }) => from === kept.get(state.path))
  /** Names of delays where the edited chart has them. */
  const named: say.DelayNames = (path, after) => delays(kept.get(path) ?? path, after)

  for (const state of chart) {
    const now = pairs.get(state.path)
    if (now === undefined) {
      if (state.parent !== null && !pairs.has(state.parent)) continue
      const ways = state.branches.length
      add(
        { state: state.path },
        `${say.stateWords(state.path)} is gone${ways > 0 ? `, with its ${ways === 1 ? 'transition' : `${ways} transitions`}` : ''}`,
      )
      continue
    }
    const lies = state.parent === null ? null : (pairs.get(state.parent) ?? null)
    const parent = now.includes('.') ? now.slice(0, now.lastIndexOf('.')) : now === 'any' ? null : 'any'
    const [was, is] = [state.path, now].map((path) => path.slice(path.lastIndexOf('.') + 1))
    if (was !== is)
      add({ state: state.path }, `the state ${state.path} is called ${is} now`, {
        code: { state: now, set: `${is}: {…}, and so in every target and initial` },
      })
    if (lies !== parent)
      add(
        { state: state.path },
        `the state ${was === is ? state.path : is} lies ${parent === 'any' ? 'at the top' : `in ${parent}`} now`,
        { code: { state: now, set: `${is}: {…}, with its targets told from there` } },
      )
  }
  for (const state of after) {
    if (kept.has(state.path)) continue
    if (state.parent !== null && !kept.has(state.parent)) continue
    const inside = after.filter(({ path }) => path.startsWith(`${state.path}.`) && !kept.has(path))
    add(
      { state: kept.get(state.parent ?? 'any') ?? 'any', key: 'states' },
      `${say.stateWords(state.path)} is new${state.about ? `: “${state.about}”` : ''}`,
      {
        details: [
          ...say.contentWords(state, named),
          ...inside.flatMap((one) => [
            `inside it, ${one.path}${one.about ? `: “${one.about}”` : ''}`,
            ...say.contentWords(one, named).map((words) => `in ${one.path}, ${words}`),
          ]),
        ],
        code: { state: state.path },
      },
    )
  }

  const both = after.flatMap((now) => {
    const old = oldOf(now)
    return old ? [{ old, now }] : []
  })
  compareActors(both, add)
  for (const pair of both) compareState(pair, add)
  const lost: { old: State; now: State; branch: Branch }[] = []
  const fresh: { old: State; now: State; branch: Branch }[] = []
  for (const { old, now } of both) {
    renameHappenings({ old, now }, named, add)
    for (const when of new Set([...whensOf(old), ...whensOf(now)])) {
      const of = (state: State) => state.branches.filter((branch) => branch.when === when)
      const { same, gone, come } = matchBranches(of(old), of(now))
      for (const match of same) compareBranch(match, { old, now }, named, add)
      const order = same.map((match) => of(old).indexOf(match.old))
      if (order.some((at, index) => index > 0 && at < (order[index - 1] ?? 0)))
        add(
          { state: old.from ?? '', branch: same[0]?.old.from ?? null },
          `in ${say.placeOf(now.path)}, ${say.whenWords(when, now.path, named)}, it asks ${of(now)
            .map(({ guard, target }) => guard || `else ${target}`)
            .join(', then ')} now; before it asked ${of(old)
            .map(({ guard, target }) => guard || `else ${target}`)
            .join(', then ')}`,
        )
      lost.push(...gone.map((branch) => ({ old, now, branch })))
      fresh.push(...come.map((branch) => ({ old, now, branch })))
    }
  }
  for (const { old, now, branch } of lost) {
    const at = fresh.findIndex((one) => bodiesAlike(one.branch, branch))
    const moved = at < 0 ? undefined : fresh.splice(at, 1)[0]
    const place = { state: old.from ?? '', branch: branch.from }
    if (moved) {
      moved.branch.from = branch.from
      add(
        place,
        `the transition ${say.whenWords(branch.when, now.path, named)}${branch.guard ? ` and ${branch.guard}` : ''} (${say.goesWords(branch)}) is in ${say.placeOf(moved.now.path)} now, no longer in ${say.placeOf(now.path)}`,
        {
          code: { state: moved.now.path, branch: moved.branch },
        },
      )
    } else add(place, `${say.branchWords(branch, now.path, named)}, the transition is gone; before ${say.goesWords(branch)}`)
  }
  for (const { old, now, branch } of fresh)
    add(
      { state: old.from ?? '' },
      `${say.branchWords(branch, now.path, named)}, ${say.goesWords(branch)}: this transition is new`,
      {
        code: { state: now.path, branch },
      },
    )
  for (const { old, now } of both) now.from = old.from
  return { differences: found, after }
}

const bodiesAlike = (one: Branch, other: Branch) =>
  one.when === other.when && one.guard === other.guard && one.target === other.target && one.does.join() === other.does.join()
