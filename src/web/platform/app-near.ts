import type { AppFacts } from '#contract/shopping/app.ts'

/** Whether this window is as narrow as a phone's, and there is an app for some phone, or the browser offers to put the site on this one. Only in a browser. */
export const isAppNear = ({ stores }: AppFacts): boolean =>
  innerWidth < 768 && ('installOffer' in window || JSON.stringify(stores) !== '{}') // see install-offer.ts
