import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyTree, type TreeCopy } from '#tests/kit/tree-copy.ts'
import { causeChart, missingDonationChart, openingHours, payment, phone, supporterChart } from './new-question.edits.ts'

const wizards = [
  {
    wizard: 'supporterRegistration',
    question: phone,
    chart: supporterChart,
    word: /your-phone|yourPhone/,
    /** Pinned journeys that come by answer it. */
    answered: (pinned: string) =>
      pinned
        .replace(/(probeEmail: error', \{\s+)terms: 'marketingTerms'/, "$1account: 'yourPhone'")
        .replaceAll("'marketing-terms.submitted'", "'your-phone.submitted', 'marketing-terms.submitted'")
        .replaceAll('> marketing-terms.submitted', '> your-phone.submitted > marketing-terms.submitted')
        .replace("probeEmail: done#2 > step.back'", "probeEmail: done#2 > your-phone.submitted > step.back > step.back'"),
    journeys: `${supporterChart}.journeys.ts`,
    program: [
      'src/web/features/registration/supporter/supporter-registration-screen.tsx',
      'tests/browser/registration/supporter-questions.ts',
    ],
  },
  {
    wizard: 'causeRegistration',
    question: openingHours,
    chart: causeChart,
    word: /opening-hours|openingHours/,
    answered: (pinned: string) => pinned.replace("'mobile.submitted',", "'mobile.submitted', 'openingHours.submitted',"),
    program: [
      'src/web/features/registration/cause/cause-registration-screen.tsx',
      'src/web/shared/drafts/draft-shapes.ts',
      'tests/browser/registration/wizards.ts',
      'tests/paths/drafts.test.ts',
    ],
  },
  {
    wizard: 'missingDonation',
    question: payment,
    chart: missingDonationChart,
    word: /payment/,
    answered: (pinned: string) =>
      pinned
        .replace("'visitDate.submitted',", "'visitDate.submitted', 'payment.submitted',")
        .replace(/(input: 4,\s+events: \['readShops: done#1',)/, "$1 'payment.submitted',")
        .replace(/(events: \['readShops: done#1', 'step.back')\]/, "$1, 'step.back']"),
    program: [
      'src/web/features/giving/missing-donation/missing-donation-screen.tsx',
      'src/web/shared/drafts/draft-shapes.ts',
      'tests/browser/giving/missing-donation.driver.ts',
      'tests/paths/drafts.test.ts',
    ],
  },
]

let copy: TreeCopy
beforeAll(() => {
  copy = copyTree('question')
})
afterAll(() => copy.remove())
/** `npm run heavy`: the compiler is asked once more for each of the files, and for the other wizards at all. */
const whole = test.runIf(process.env.WHOLE)

describe.each(wizards)('a question more in $wizard', ({ wizard, question, chart, word, answered, journeys, program }) => {
  const files = Object.keys(question)
  /** What is compiled: the wizard, its fixtures, what is kept of it, and what the browser's tests make of it. */
  const compiled = [...program, `${chart}.fixtures.ts`]
  const stood: Record<string, string> = {}
  beforeAll(() => {
    for (const path of files) stood[path] = copy.read(path)
  })
  afterAll(() => {
    for (const path of files) copy.write(path, stood[path] ?? '')
  })

  /** The copy with the question in all of its files but one. */
  function ask(without?: string): void {
    for (const path of files) copy.write(path, stood[path] ?? '')
    for (const path of files) if (path !== without) for (const [old, next] of question[path] ?? []) copy.replace(path, old, next)
  }

  const isFirst = wizard === 'supporterRegistration'
  test.runIf(isFirst || process.env.WHOLE)('is five files, and compiles', () => {
    expect(files).toHaveLength(5)
    ask()
    expect(copy.types(compiled)).toBe('')
  })

  whole.each(files)('does not compile without its part of %s, and the compiler names it', (path) => {
    ask(path)
    expect(copy.types(compiled)).toMatch(word)
  })

  whole('is walked along every path once its pinned journeys answer it', () => {
    ask()
    const path = `${chart}.fixtures.ts`
    const [head = '', pinned = ''] = copy.read(path).split('  pinned:')
    copy.write(path, `${head}  pinned:${answered(pinned)}`)
    if (journeys) copy.write(journeys, answered(copy.read(journeys)))
    const walked = copy.node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '-c',
      'tests/vitest.config.ts',
      'tests/paths/charts.test.ts',
      '-t',
      `chart ${wizard}( |$)`,
    )
    expect(walked.status, walked.said).toBe(0)
    expect(walked.said).toMatch(/Tests .*[1-9]\d passed/)
  })
})
