import { canCollect } from '#web/shared/cause-profile/can-collect.ts'
import { CauseProfile } from '#web/shared/cause-profile/cause-profile.tsx'
import type { ProfileShown } from '#web/shared/cause-profile/profile-context.ts'
import { useCountedVisit } from '#web/site/counted-visit.ts'
import { useSeenCause } from '#web/site/seen-cause.ts'

/** somebody looks at the page of a cause, which is counted, and remembered for when they sign up. */
export function CauseScreen(shown: ProfileShown) {
  const { cause } = shown
  useSeenCause(canCollect(cause) ? cause.id : null)
  useCountedVisit(cause.id)
  return <CauseProfile {...shown} />
}
