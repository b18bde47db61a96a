import type { Page } from '@playwright/test'
import words from '#locales/en-GB/registration.json' with { type: 'json' }
import { supporterAnswers } from '#machines/registration/supporter/supporter-registration.fixtures.ts'

export { words }

/** What the supporter's wizard asks, besides the cause. A new question is found in the chart's fixtures, and its title in the words. */
export const questions = Object.keys(supporterAnswers) as (keyof typeof supporterAnswers)[] // these are its keys

export const stateOf = (step: string) => step.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const named: Record<string, { title: string }> = { 'create-account': words.account, 'marketing-terms': words.marketing }
export function titleOf(step: string): string {
  const group: unknown = named[step] ?? Object.entries(words).find(([name]) => name === step)?.[1]
  if (typeof group !== 'object' || group === null || !('title' in group))
    throw new Error(`locales have no title of the step ${step}.`)
  return String(group.title)
}

/** Answers the question that is shown, by its fields' names. */
export async function typeIn(page: Page, fields: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByRole('main').locator(`[name="${name}"]`)
    if (typeof value === 'string') await field.fill(value)
    else await field.setChecked(value)
  }
}
