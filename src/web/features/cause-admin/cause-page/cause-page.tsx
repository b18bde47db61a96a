import { type ReactNode, useEffect } from 'react'
import type { CauseCard } from '#contract/causes/cause.ts'
import { usePerson, useSite } from '#web/site/site.ts'
import { activeCauseOf } from '../active-cause/active-cause.ts'

/** A page about the cause in its address, which becomes the active one; the route has made sure that the person runs it. Each cause gets a page of its own. */
export function CausePage({ causeId, children }: { causeId: string; children: (cause: CauseCard) => ReactNode }) {
  const site = useSite()
  const { me } = usePerson()
  useEffect(() => activeCauseOf(site).send({ type: 'cause.opened', id: Number(causeId) }), [site, causeId])
  const cause = me?.adminCauses.find(({ id }) => id === Number(causeId))
  return cause ? <div key={cause.id}>{children(cause)}</div> : null
}
