import { HOUR, limits, MINUTE } from '#contract/limits.ts'
import { referralMark } from '#contract/shopping/referral-marks.ts'
import type { Standing } from '#machines/shopping/reminder-bar/reminder-bar.machine.ts'

/** A visit that our site has recorded. */
export interface KeptVisit {
  at: number
  /** False where the person chose to go on without a donation: then only its mark is known for ours. */
  isPaid: boolean
  /** The tab that it went on in. */
  tab: number
  /** Whether that tab has come to the shop, and with which mark: any later one is somebody else's. */
  hasLanded: boolean
  mark: string | null
  isLost: boolean
}

/** What is remembered of shops, by their slugs. Only `muted` outlives the browser; no address is ever kept. */
export interface Kept {
  muted: string[]
  dismissed: string[]
  visits: Record<string, KeptVisit>
  /** Since when somebody else's link counts. */
  sentByOthers: Record<string, number>
}

export const nothingKept: Kept = { muted: [], dismissed: [], visits: {}, sentByOthers: {} }

/** F-090: so long a visit counts as one. */
export const visitLife = limits.visitSessionMinutes * MINUTE
/** So long after its time a visit's loss is told; then the shop simply offers anew. */
const lossTold = 2 * HOUR

const without = <Value>(record: Record<string, Value>, slug: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== slug))

export function recordVisit(kept: Kept, of: { slug: string; tab: number; now: number; isPaid: boolean }): Kept {
  const { slug, tab, now, isPaid } = of
  return {
    ...kept,
    dismissed: kept.dismissed.filter((one) => one !== slug),
    visits: { ...kept.visits, [slug]: { at: now, isPaid, tab, hasLanded: false, mark: null, isLost: false } },
    sentByOthers: without(kept.sentByOthers, slug),
  }
}

export function choose(kept: Kept, slug: string, isMuted: boolean): Kept {
  const others = kept.muted.filter((one) => one !== slug)
  return { ...kept, muted: isMuted ? [...others, slug] : others }
}

export function dismiss(kept: Kept, slug: string): Kept {
  return { ...kept, dismissed: [...kept.dismissed.filter((one) => one !== slug), slug] }
}

export function standingOf(kept: Kept, slug: string, now: number): Standing {
  const visit = kept.visits[slug]
  if (visit?.isPaid) {
    const left = visit.at + visitLife - now
    if (visit.isLost && left + lossTold > 0) return { kind: 'lost', why: 'otherLink' }
    if (left > 0) return { kind: 'active', for: left }
    if (left + lossTold > 0) return { kind: 'lost', why: 'timeOver' }
  }
  if (kept.muted.includes(slug)) return { kind: 'muted' }
  const sent = kept.sentByOthers[slug]
  if (sent !== undefined && sent + visitLife > now) return { kind: 'sentByOthers' }
  return kept.dismissed.includes(slug) ? { kind: 'dismissed' } : { kind: 'open' }
}

/** Somebody has opened a page of the shop: what its address says about who has sent them. */
export function arrive(kept: Kept, at: { slug: string; address: string; tab: number; now: number }): Kept {
  const mark = referralMark(at.address)
  const visit = kept.visits[at.slug]
  const change = (changes: Partial<KeptVisit>): Kept =>
    visit ? { ...kept, visits: { ...kept.visits, [at.slug]: { ...visit, ...changes } } } : kept
  const sentByOthers = (): Kept => ({ ...kept, sentByOthers: { ...kept.sentByOthers, [at.slug]: at.now } })
  if (!visit || visit.at + visitLife + lossTold <= at.now) return mark ? sentByOthers() : kept
  if (!visit.hasLanded && visit.tab === at.tab) return change({ hasLanded: true, mark })
  if (!mark || mark === visit.mark) return kept
  return visit.isPaid ? change({ isLost: true }) : sentByOthers()
}
