import type { Branch, State } from './parts.ts'

export const isActors = (when: string, id: string) =>
  when === `${id}: done` || when === `${id}: error` || when === `${id}: snapshot`
export const isEvent = (when: string) => !/^(always|done)$|^after: |: (done|error|snapshot)$/.test(when)

/** All that a branch says, but for what happens before it. */
const bodyOf = ({ guard, target, does, about, rest }: Branch) => JSON.stringify([guard, target, does, about, rest])
export const bodiesOf = (state: State, when: string) =>
  state.branches
    .filter((branch) => branch.when === when)
    .map(bodyOf)
    .join()
export const whensOf = ({ branches }: State) => [...new Set(branches.map(({ when }) => when))]

export interface Match {
  old: Branch
  now: Branch
}

/** Which of the edited branches for one happening is which of those that were there: the equal ones, then those that have most in common. */
export function matchBranches(
  before: readonly Branch[],
  after: readonly Branch[],
): { same: Match[]; gone: Branch[]; come: Branch[] } {
  const same: Match[] = []
  const gone = [...before]
  const come = [...after]
  const score = (old: Branch, now: Branch) =>
    (bodyOf(old) === bodyOf(now) ? 10 : 0) +
    (old.guard === now.guard ? 3 : 0) +
    (old.target.replace(/ again$/, '') === now.target.replace(/ again$/, '') ? 2 : 0) +
    (JSON.stringify(old.does) === JSON.stringify(now.does) ? (old.does.length > 0 ? 2 : 1) : 0) +
    // Where all else is equal, the first is the first.
    (old.from?.index === now.from?.index ? 0.5 : 0)
  for (;;) {
    const ranked = gone
      .flatMap((old) => come.map((now) => ({ old, now, score: score(old, now) })))
      .sort((a, b) => b.score - a.score)
    const best = ranked[0]
    if (!best || best.score < 3) return { same: same.toSorted((a, b) => after.indexOf(a.now) - after.indexOf(b.now)), gone, come }
    same.push(best)
    gone.splice(gone.indexOf(best.old), 1)
    come.splice(come.indexOf(best.now), 1)
  }
}
