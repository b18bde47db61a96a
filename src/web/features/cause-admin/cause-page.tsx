import type { ReactNode } from 'react'
import type { CauseCard } from '#contract/entities/cause.ts'
import { usePerson } from '#web/site/site.ts'

/** A page about the cause in its address; the route has made sure that the person runs it. Each cause gets a page of its own. */
export function CausePage({ causeId, children }: { causeId: string; children: (cause: CauseCard) => ReactNode }) {
  const { me } = usePerson()
  const cause = me?.adminCauses.find(({ id }) => id === Number(causeId))
  return cause ? <div key={cause.id}>{children(cause)}</div> : null
}
