import { bodiesOf, isActors, isEvent, type Match, whensOf } from './branches.ts'
import type { Difference, Place } from './compare.ts'
import type { Actor, State } from './parts.ts'
import * as say from './words.ts'

export type Add = (place: Place, says: string, more?: Partial<Difference>) => void
/** One state as it is and as it was edited. What is told of it is put into `old`, so that nothing is told twice. */
export interface Both {
  old: State
  now: State
}

const branchesOf = (state: State, { id }: Actor) => state.branches.filter(({ when }) => isActors(when, id))
/** What an actor's ends lead to, whatever it is called. */
const endsOf = (state: State, actor: Actor) =>
  ['done', 'error', 'snapshot'].map((end) => bodiesOf(state, `${actor.id}: ${end}`)).join(';')

function renameActor(old: State, actor: Actor, id: string): void {
  for (const branch of branchesOf(old, actor)) branch.when = `${id}${branch.when.slice(actor.id.length)}`
}

export function compareActors(both: readonly Both[], add: Add): void {
  const gone: (Both & { actor: Actor })[] = []
  const come: (Both & { actor: Actor })[] = []
  for (const { old, now } of both) {
    const place = { state: old.from ?? '', key: 'invoke' }
    const left = old.actors.filter(({ id }) => !now.actors.some((one) => one.id === id))
    const right = now.actors.filter(({ id }) => !old.actors.some((one) => one.id === id))
    for (const actor of left) {
      const other =
        right.find(({ src }) => src === actor.src) ??
        (left.length === 1 && right.length === 1 ? right.find((one) => endsOf(now, one) === endsOf(old, actor)) : undefined)
      if (!other) {
        gone.push({ old, now, actor })
        continue
      }
      right.splice(right.indexOf(other), 1)
      renameActor(old, actor, other.id)
      const isCalled = actor.src === other.src
      add(
        place,
        isCalled
          ? `in ${say.placeOf(now.path)}, the actor ${actor.id} is called ${other.id} now`
          : `${say.stateWords(now.path)} invokes ${say.actorWords(other.id, other.src)} now, instead of ${say.actorWords(actor.id, actor.src)}`,
        { code: { state: now.path, set: isCalled ? `id: '${other.id}'` : `id: '${other.id}', src: '${other.src}'` } },
      )
      compareRest(actor.rest, other.rest, `the actor ${other.id} of ${say.placeOf(now.path)}`, place, add)
    }
    come.push(...right.map((actor) => ({ old, now, actor })))
    for (const actor of old.actors) {
      const other = now.actors.find(({ id }) => id === actor.id)
      if (!other) continue
      if (other.src !== actor.src)
        add(place, `in ${say.placeOf(now.path)}, the actor ${actor.id} is ${other.src} now; it was ${actor.src}`, {
          code: { state: now.path, set: `src: '${other.src}'` },
        })
      compareRest(actor.rest, other.rest, `the actor ${actor.id} of ${say.placeOf(now.path)}`, place, add)
    }
  }
  for (const { old, now, actor } of gone) {
    const place = { state: old.from ?? '', key: 'invoke' }
    const at = come.findIndex((one) => one.actor.id === actor.id && one.actor.src === actor.src)
    const moved = at < 0 ? undefined : come.splice(at, 1)[0]
    const branches = branchesOf(old, actor)
    old.branches = old.branches.filter((branch) => !branches.includes(branch))
    if (moved) {
      moved.old.branches.push(...branches)
      add(
        place,
        `the actor ${say.actorWords(actor.id, actor.src)} is invoked in ${say.placeOf(moved.now.path)} now, no longer in ${say.placeOf(now.path)}`,
        {
          code: { state: moved.now.path, actor: moved.actor },
        },
      )
      compareRest(actor.rest, moved.actor.rest, `the actor ${actor.id} of ${say.placeOf(moved.now.path)}`, place, add)
    } else {
      const ways = branches.length === 0 ? '' : branches.length === 1 ? ', nor follows its end' : ', nor follows its ends'
      add(place, `${say.stateWords(now.path)} no longer invokes ${say.actorWords(actor.id, actor.src)}${ways}`)
    }
  }
  for (const { old, now, actor } of come) {
    const branches = branchesOf(now, actor)
    old.branches.push(...structuredClone(branches))
    add(
      { state: old.from ?? '', key: 'invoke' },
      `${say.stateWords(now.path)} also invokes ${say.actorWords(actor.id, actor.src)}`,
      {
        details: [
          ...branches.map((one) => `when ${one.when}${one.guard ? ` and ${one.guard}` : ''}, ${say.goesWords(one)}`),
          ...Object.entries(actor.rest).map(([key, value]) => `its ${key} is ${value}`),
        ],
        code: { state: now.path, actor },
      },
    )
  }
}

function compareRest(old: Record<string, string>, now: Record<string, string>, what: string, place: Place, add: Add): void {
  for (const key of new Set([...Object.keys(old), ...Object.keys(now)])) {
    if (old[key] === now[key]) continue
    const code = now[key] === undefined ? {} : { code: { state: '', set: `${key}: ${now[key]}` } }
    if (now[key] === undefined) add(place, `${what} has no ${key} any more; it was ${old[key]}`)
    else if (old[key] === undefined) add(place, `${what} has a ${key} now: ${now[key]}`, code)
    else add(place, `the ${key} of ${what} is ${now[key]} now; it was ${old[key]}`, code)
  }
}

/** What a state says of itself, beside its actors and its ways on. */
export function compareState({ old, now }: Both, add: Add): void {
  const state = old.from ?? ''
  const what = say.stateWords(now.path)
  const at = say.placeOf(now.path)
  const set = (key: string, value: string) => ({ code: { state: now.path, set: `${key}: ${value}` } })
  if (old.about !== now.about)
    add(
      { state, key: 'description' },
      say.aboutWords(what, old.about, now.about),
      now.about ? set('description', say.quoted(now.about)) : {},
    )
  if (old.kind !== now.kind)
    add(
      { state, key: 'type' },
      `${what} is ${say.kindWords(now.kind)} now, no longer ${say.kindWords(old.kind)}`,
      now.kind ? set('type', say.quoted(now.kind)) : {},
    )
  if (old.begins !== now.begins) {
    const words =
      old.begins === ''
        ? `${what} begins in ${now.begins} now`
        : now.begins === ''
          ? `${what} no longer says where it begins; it was ${old.begins}`
          : `${what} begins in ${now.begins} now, no longer in ${old.begins}`
    add(
      { state, key: 'initial' },
      words,
      now.begins ? set('initial', say.quoted(now.begins.slice(now.begins.lastIndexOf('.') + 1))) : {},
    )
  }
  for (const key of ['begins', 'entry', 'exit'] as const)
    if (old.does[key].join() !== now.does[key].join())
      add(
        { state, key: key === 'begins' ? 'initial' : key },
        `in ${at}, ${say.momentWords[key]}, ${say.doesWords(old.does[key], now.does[key])}`,
        set(key === 'begins' ? 'actions' : key, say.namesCode(now.does[key])),
      )
  if (old.tags.join() !== now.tags.join())
    add(
      { state, key: 'tags' },
      `the tags of ${what} are ${now.tags.join(', ') || 'none'} now; they were ${old.tags.join(', ') || 'none'}`,
      set('tags', say.namesCode(now.tags)),
    )
  compareRest(old.rest, now.rest, what, { state }, add)
}

/** Events and delays that are called otherwise: what was to happen is the same. */
export function renameHappenings({ old, now }: Both, delays: say.DelayNames, add: Add): void {
  const left = whensOf(old).filter((when) => !whensOf(now).includes(when))
  const right = whensOf(now).filter((when) => !whensOf(old).includes(when))
  for (const isKind of [isEvent, (when: string) => when.startsWith('after: ')]) {
    const [gone, come] = [left.filter(isKind), right.filter(isKind)]
    for (const when of gone) {
      const isOnly = isKind !== isEvent && gone.length === 1 && come.length === 1
      const other = come.find((one) => isOnly || bodiesOf(now, one) === bodiesOf(old, when))
      if (other === undefined) continue
      come.splice(come.indexOf(other), 1)
      const branches = old.branches.filter((branch) => branch.when === when)
      const place = { state: old.from ?? '', branch: branches[0]?.from ?? null }
      const at = say.placeOf(now.path)
      add(
        place,
        isKind === isEvent
          ? `in ${at}, the event ${when} is called ${other} now`
          : `in ${at}, what happened ${say.whenWords(when, now.path, delays)} happens ${say.whenWords(other, now.path, delays)} now`,
        { code: { state: now.path, set: isKind === isEvent ? `'${other}': …` : `${other.slice('after: '.length)}: …` } },
      )
      for (const branch of branches) branch.when = other
    }
  }
}

export function compareBranch({ old, now: branch }: Match, { now: state }: Both, delays: say.DelayNames, add: Add): void {
  branch.from = old.from
  const parts: string[] = []
  if (old.guard !== branch.guard) parts.push(`it asks ${branch.guard || 'nothing'} instead of ${old.guard || 'nothing'}`)
  if (old.target !== branch.target) parts.push(targetWords(old.target, branch.target))
  if (old.does.join() !== branch.does.join()) parts.push(say.doesWords(old.does, branch.does))
  const place = { state: old.from?.state ?? '', branch: old.from }
  const at = `${say.branchWords({ ...old, when: branch.when }, state.path, delays)}`
  if (parts.length > 0) add(place, `${at}, ${parts.join('; ')}`, { code: { state: state.path, branch } })
  if (old.about !== branch.about)
    add(place, say.aboutWords(`what happens ${at.charAt(0).toLowerCase()}${at.slice(1)},`, old.about, branch.about), {
      code: { state: state.path, branch },
    })
  compareRest(old.rest, branch.rest, `what happens ${at.charAt(0).toLowerCase()}${at.slice(1)},`, place, add)
}

function targetWords(old: string, now: string): string {
  const [was, is] = [old, now].map((target) => target.replace(/ again$/, ''))
  if (was === is)
    return now.endsWith(' again') ? `it leaves ${is} and enters it anew now` : `it no longer leaves ${is} and enters it anew`
  const of = (target: string) => say.nowhere[target]
  return `${of(now) ?? `it goes to ${now}`} ${of(old) ? `now; before ${of(old)}` : `instead of ${of(now) ? 'going to ' : ''}${old}`}`
}
