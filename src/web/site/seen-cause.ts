import { useEffect } from 'react'
import { useSite } from './site.ts'

/** F-068: tells which cause this visitor is looking at; null for none. */
export function useSeenCause(causeId: number | null): void {
  const { services, followsCause } = useSite()
  useEffect(() => {
    if (causeId === null || !followsCause) return
    services().then(
      ({ causeSignUp }) => causeSignUp.saw(causeId),
      () => {}, // without the services Sign up leads to an account, as it does with the flag off
    )
  }, [services, causeId, followsCause])
}
