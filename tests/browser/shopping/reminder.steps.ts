import { endReminder } from '#tests/kit/extension-page.ts'
import type { Stage } from '../part.ts'

/** What the extension has asked of the browser ends. */
export const ending =
  (name: string, asked: unknown, answer: unknown = null, fails = false) =>
  ({ page }: Stage) =>
    endReminder(page, name, asked, answer, fails)
export const pressing =
  (name: string | RegExp) =>
  ({ page }: Stage) =>
    page.getByRole('button', { name, exact: true }).click()
export const passing =
  (milliseconds: number) =>
  ({ pass }: Stage) =>
    pass(milliseconds)
