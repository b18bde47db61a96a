import words from '#locales/en-GB/registration.json' with { type: 'json' }
import { supporterAnswers } from '#machines/registration/supporter/supporter-registration.fixtures.ts'
import { stateOf, titleIn, typeIn } from '../further-questions.ts'

export { stateOf, typeIn, words }

/** What the supporter's wizard asks, besides the cause. A new question is found in the chart's fixtures, and its title in the words. */
export const questions = Object.keys(supporterAnswers) as (keyof typeof supporterAnswers)[] // these are its keys

const named: Record<string, { title: string }> = { 'create-account': words.account, 'marketing-terms': words.marketing }
export const titleOf = (step: string): string => named[step]?.title ?? titleIn(words, step)
