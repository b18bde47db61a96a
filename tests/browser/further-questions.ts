import type { Page } from '@playwright/test'
import type { AnyStateMachine } from 'xstate'
import type { Questions } from '#contract/questions.ts'
import { answering, type Driver, heading, valuesOf } from './driver.ts'

/** The state that asks the question of a step is named like the step. */
export const stateOf = (step: string) => step.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Answers the question that is shown, by its fields' names. */
export async function typeIn(page: Page, fields: Record<string, string | boolean>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) {
    const field = page.getByRole('main').locator(`[name="${name}"]`)
    if (typeof value === 'string') await field.fill(value)
    else await field.setChecked(value)
  }
}

/** The title of a step: `title` in the words' group of its name. */
export function titleIn(words: object, step: string): string {
  const group: unknown = Object.entries(words).find(([name]) => name === step)?.[1]
  if (typeof group !== 'object' || group === null || !('title' in group))
    throw new Error(`locales have no title of the step ${step}.`)
  return String(group.title)
}

/** Questions of a wizard that its driver does not name: each is answered as the chart's fixtures answer it, and told by its title in the words. */
export function furtherQuestions(
  machine: AnyStateMachine,
  questions: Questions,
  isNamed: (step: string) => boolean,
  answers: object,
  words: object,
) {
  const values = valuesOf(machine)
  const controls: Driver['controls'] = {}
  const sees: Driver['sees'] = {}
  const byTitle: Record<string, { fill(page: Page): Promise<void> }> = {}
  const given: Record<string, string> = {}
  for (const [step, { shape }] of Object.entries(questions)) {
    if (isNamed(step)) continue
    const title = titleIn(words, step)
    const fields = Object.fromEntries(
      Object.entries(answers).flatMap(([name, value]) => (name in shape ? [[name, `${value}`]] : [])),
    )
    for (const name of Object.keys(fields)) controls[`${name}.submitted`] = answering(title, (page) => typeIn(page, fields))
    sees[values[stateOf(step)] ?? step] = heading(title)
    byTitle[title] = { fill: (page) => typeIn(page, fields) }
    Object.assign(given, fields)
  }
  return { controls, sees, byTitle, given }
}
