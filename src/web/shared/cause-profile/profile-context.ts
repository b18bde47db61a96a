import { createContext, useContext } from 'react'
import type { Cause } from '#contract/causes/cause.ts'
import type { CauseStory } from '#contract/causes/story.ts'
import type { RetailerCard } from '#contract/shopping/retailer.ts'

export interface ProfileShown {
  cause: Cause
  /** Null where its figures could not be read: the page stands without them. */
  story: CauseStory | null
  /** Shops that people like; none where the page is only looked at by who runs it. */
  starters?: readonly RetailerCard[]
}

/** For the parts of the page that come to life later, which take no properties. */
export const ProfileContext = createContext<ProfileShown | null>(null)

export function useProfile(): ProfileShown {
  const shown = useContext(ProfileContext)
  if (!shown) throw new Error('A part of a cause’s page stands in one.')
  return shown
}
