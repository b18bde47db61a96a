/** A chart that is to be shown, and where something stands on it: states by their paths. */
export interface ChartPlace {
  name: string
  now: string | null
  /** Through which it came here, in that order. */
  been: readonly string[]
}

/** As it stands in an address after its #: `donation@confirmed.paid~pending.tracked`. */
export const hashOf = ({ name, now, been }: ChartPlace): string => (now ? `${name}@${[now, ...been].join('~')}` : name)

export function placeIn(hash: string): ChartPlace {
  const [name = '', states = ''] = hash.split('@')
  const [now, ...been] = states.split('~').filter(Boolean)
  return { name, now: now ?? null, been }
}
