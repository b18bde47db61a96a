import type { TermsItem } from '#contract/account/terms.ts'
import type { Site } from '#web/site/site.ts'

export type Parts = Pick<Site, 'api' | 'session' | 'cookies' | 'storage' | 'services'>

/** Of a wizard: its id is read when it is needed, since what was left may have come meanwhile. */
export interface DraftOf {
  readonly id: string
}

/** How the cause or business is made, with the terms that hold and who has invited the person; rejects with the API's failure. */
export type Create<Answers> = (answers: Answers, terms: TermsItem, referralId: string | null) => Promise<{ uri: string }>
