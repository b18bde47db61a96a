import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTree, type TreeCopy } from '#tests/kit/tree-copy.ts'

/** A phone number, asked after the account: each file that has to know of it, with what stands there and what stands there then. */
const chart = 'machines/registration/supporter/supporter-registration'
const question: Record<string, [old: string, next: string][]> = {
  'src/contract/registration/registration.rules.ts': [
    [
      '/** What the supporter’s wizard asks',
      "export const yourPhoneRules = z.object({ phone: z.string().check(z.minLength(1, 'phoneRequired')) })\n\n/** What the supporter’s wizard asks",
    ],
    ["{ 'create-account': accountRules, ", "{ 'create-account': accountRules, 'your-phone': yourPhoneRules, "],
  ],
  [`${chart}.machine.ts`]: [
    [
      "{ target: 'marketingTerms' },\n        ],\n        onError: { target: 'marketingTerms' }",
      "{ target: 'yourPhone' },\n        ],\n        onError: { target: 'yourPhone' }",
    ],
    ["after: { patience: { target: 'marketingTerms' } }", "after: { patience: { target: 'yourPhone' } }"],
    [
      '    marketingTerms: {\n      description',
      `    yourPhone: {
      description: 'A number to call.',
      meta: { step: 'your-phone' },
      on: {
        'your-phone.submitted': {
          target: 'marketingTerms',
          actions: { type: 'keepAnswer', params: ({ event }) => ({ 'your-phone': event.fields }) },
        },
        'step.back': { target: 'createAccount' },
      },
    },
    marketingTerms: {
      description`,
    ],
    [
      "params: ({ event }) => ({ 'marketing-terms': event.fields }) },\n        },\n        'step.back': { target: 'createAccount' }",
      "params: ({ event }) => ({ 'marketing-terms': event.fields }) },\n        },\n        'step.back': { target: 'yourPhone' }",
    ],
    [
      "      {\n        guard: {\n          type: 'isReached',\n          params: ({ event }) => ({ asked: event.step, step: 'marketing-terms', after: ['create-account'] })",
      `      {
        guard: { type: 'isReached', params: ({ event }) => ({ asked: event.step, step: 'your-phone', after: ['create-account'] }) },
        target: '.yourPhone',
      },
      {
        guard: {
          type: 'isReached',
          params: ({ event }) => ({ asked: event.step, step: 'marketing-terms', after: ['create-account', 'your-phone'] })`,
    ],
  ],
  [`${chart}.fixtures.ts`]: [
    ["  'marketing-terms': { terms: true", "  'your-phone': { phone: '020 7946 0000' },\n  'marketing-terms': { terms: true"],
    [
      "    'marketing-terms.submitted': [{",
      "    'your-phone.submitted': [{ type: 'your-phone.submitted', fields: supporterAnswers['your-phone'] }],\n    'marketing-terms.submitted': [{",
    ],
  ],
  'src/web/features/registration/supporter/supporter-registration-screen.tsx': [
    [
      '    marketingTerms: ',
      `    yourPhone: () => (
      <FormQuestion
        title={t('registration:your-phone.title')}
        progress={progress}
        onBack={back}
        loadRules={async () => (await import('#contract/registration/registration.rules.ts')).yourPhoneRules}
        kept={answers['your-phone'] ?? { phone: '' }}
        fields={['phone']}
        onSubmit={(fields) => send({ type: 'your-phone.submitted', fields })}
      >
        {(form) => <TextField registration={form.register('phone')} label={t('registration:your-phone.phone')} type="tel" />}
      </FormQuestion>
    ),
    marketingTerms: `,
    ],
    [
      'import { CreateAccountScreen',
      "import { TextField } from '#web/ui/fields.tsx'\nimport { FormQuestion } from '../form-question.tsx'\nimport { CreateAccountScreen",
    ],
  ],
  'locales/en-GB/registration.json': [
    ['"marketing-terms": "Terms and news"', '"your-phone": "Your phone",\n    "marketing-terms": "Terms and news"'],
    ['  "marketing": {', '  "your-phone": { "title": "What is your phone number?", "phone": "Phone number" },\n  "marketing": {'],
  ],
}
const files = Object.keys(question)
/** What is compiled: the wizard, its fixtures, and what the browser's tests make of them. */
const program = [
  'src/web/features/registration/supporter/supporter-registration-screen.tsx',
  `${chart}.fixtures.ts`,
  'tests/browser/registration/supporter-questions.ts',
]

let copy: TreeCopy
const before: Record<string, string> = {}
beforeAll(() => {
  copy = copyTree('question')
  for (const path of files) before[path] = copy.read(path)
})
afterAll(() => copy.remove())

/** The copy with the question in all of its files but one. */
function ask(without?: string): void {
  for (const path of files) copy.write(path, before[path] ?? '')
  for (const path of files) if (path !== without) for (const [old, next] of question[path] ?? []) copy.replace(path, old, next)
}

test('a question more in the supporter’s wizard is five files, and compiles', { timeout: 120_000 }, () => {
  expect(files).toHaveLength(5)
  ask()
  expect(copy.types(program)).toBe('')
})

/** `npm run heavy`: the compiler is asked once more for each of the five. */
const whole = test.runIf(process.env.WHOLE)

whole.each(files)('it does not compile without its part of %s, and the compiler names it', { timeout: 120_000 }, (path) => {
  ask(path)
  expect(copy.types(program)).toMatch(/your-phone|yourPhone/)
})

whole('its chart is walked along every path once its pinned journeys answer it', { timeout: 120_000 }, () => {
  ask()
  const path = `${chart}.fixtures.ts`
  const [head = '', pinned = ''] = copy.read(path).split('  pinned:')
  copy.write(
    path,
    `${head}  pinned:${pinned.replaceAll("'marketing-terms.submitted'", "'your-phone.submitted', 'marketing-terms.submitted'")}`,
  )
  const walked = copy.node(
    'node_modules/vitest/vitest.mjs',
    'run',
    '-c',
    'tests/vitest.config.ts',
    'tests/paths/charts.test.ts',
    '-t',
    'chart supporterRegistration( |$)',
  )
  expect(walked.status, walked.said).toBe(0)
  expect(walked.said).toMatch(/Tests .*1\d passed/)
})
