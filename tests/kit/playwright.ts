import { expect as impatient } from 'playwright/test'

export * from 'playwright/test'

/** Stands for `@playwright/test` in the tests (see `tests/vitest.config.ts`): its 5 seconds are for a machine that does nothing else. What comes in time waits no longer. */
export const expect = impatient.configure({ timeout: 30_000 })
