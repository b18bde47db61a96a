import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import { CauseProfile } from '#web/shared/cause-profile/cause-profile.tsx'
import { collects } from '#web/shared/cause-profile/collects.ts'
import { useCountedVisit } from '#web/site/counted-visit.ts'
import { useSeenCause } from '#web/site/seen-cause.ts'

/** somebody looks at the page of a cause, which is counted, and remembered for when they sign up. */
export function CauseScreen({ cause, story }: { cause: Cause; story: CauseStory | null }) {
  useSeenCause(collects(cause) ? cause.id : null)
  useCountedVisit(cause.id)
  return <CauseProfile cause={cause} story={story} />
}
