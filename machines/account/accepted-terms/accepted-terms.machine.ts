import type { AcceptedTerms } from '#contract/account/terms.ts'
import { reading } from '#machines/reading.ts'

/** F-069: which version of which terms somebody accepted, and when. */
export const acceptedTermsMachine = reading<AcceptedTerms[]>('acceptedTerms', 'Which terms you’ve accepted, and when.')
