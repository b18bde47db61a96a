import { pageSearch, text, wholeNumber } from '#web/platform/page-search.ts'

/** `cause` is S-017. */
export const registrationSearch = pageSearch({
  step: text(40),
  cause: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  'forward-url': text(2000),
})
