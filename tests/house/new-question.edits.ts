/** Each file that has to know of a question, with what stands there and what stands there then. */
export type Edits = Record<string, [old: string, next: string][]>

/** A phone number, asked after the account. */
export const supporterChart = 'machines/registration/supporter/supporter-registration'
export const phone: Edits = {
  'src/contract/registration/registration.rules.ts': [
    [
      '/** What the supporter’s wizard asks',
      "export const yourPhoneRules = z.object({ phone: z.string().check(z.minLength(1, 'phoneRequired')) })\n\n/** What the supporter’s wizard asks",
    ],
    ["{ 'create-account': accountRules, ", "{ 'create-account': accountRules, 'your-phone': yourPhoneRules, "],
  ],
  [`${supporterChart}.machine.ts`]: [
    [
      "{ 'create-account': { answer: 'create-account' } },",
      "{ 'create-account': { answer: 'create-account' }, 'your-phone': { answer: 'your-phone' } },",
    ],
    [
      '        detailsRefused: {\n          description',
      `        yourPhone: {
          description: 'A number to call.',
          meta: { step: 'your-phone' },
          on: {
            'your-phone.submitted': {
              target: after('your-phone'),
              actions: { type: 'keepAnswer', params: ({ event }) => ({ 'your-phone': event.fields }) },
            },
            'step.back': toBefore('your-phone'),
          },
        },
        detailsRefused: {
          description`,
    ],
  ],
  [`${supporterChart}.fixtures.ts`]: [
    ["  'marketing-terms': { terms: true", "  'your-phone': { phone: '020 7946 0000' },\n  'marketing-terms': { terms: true"],
    [
      "    'marketing-terms.submitted': [{",
      "    'your-phone.submitted': [{ type: 'your-phone.submitted', fields: supporterAnswers['your-phone'] }],\n    'marketing-terms.submitted': [{",
    ],
  ],
  'src/web/features/registration/supporter/supporter-registration-screen.tsx': [
    [
      '        detailsRefused: createAccountScreen,',
      `        yourPhone: () => (
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
        detailsRefused: createAccountScreen,`,
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
/** When the cause is open, asked before the summary. */
export const causeChart = 'machines/registration/cause/cause-registration'
export const openingHours: Edits = {
  'src/contract/registration/cause-registration.rules.ts': [
    [
      'export const causeTermsRules',
      "export const openingHoursRules = z.object({ openingHours: z.string().check(z.minLength(1, 'required')) })\nexport const causeTermsRules",
    ],
    ['  mobile: mobileRules,\n}', "  mobile: mobileRules,\n  'opening-hours': openingHoursRules,\n}"],
  ],
  [`${causeChart}.machine.ts`]: [
    ["    mobile: { answer: 'mobile' },", "    mobile: { answer: 'mobile' },\n    'opening-hours': { answer: 'openingHours' },"],
    [
      '        mobile: {\n          description',
      `    openingHours: {
      description: 'When somebody is there.',
      meta: { step: 'opening-hours' },
      on: {
        'openingHours.submitted': {
          target: goingOn,
          actions: { type: 'keep', params: ({ event }) => ({ openingHours: event.openingHours }) },
        },
        'step.back': causeOrder.toBefore('opening-hours'),
      },
    },
        mobile: {
          description`,
    ],
  ],
  [`${causeChart}.fixtures.ts`]: [
    ["  mobile: '07700900982',\n}", "  mobile: '07700900982',\n  openingHours: 'Mondays',\n}"],
    [
      "    'answers.confirmed': [{",
      "    'openingHours.submitted': [{ type: 'openingHours.submitted', openingHours: 'Mondays' }],\n    'answers.confirmed': [{",
    ],
  ],
  'src/web/features/registration/cause/cause-registration-screen.tsx': [
    [
      "    mobile: [t('registration-cause:check.mobile'),",
      "    'opening-hours': [t('registration-cause:opening-hours.hours'), answers.openingHours ?? ''],\n    mobile: [t('registration-cause:check.mobile'),",
    ],
    [
      '        mobile: () => ',
      `        openingHours: () => (
      <FormQuestion
        {...frame}
        title={t('registration-cause:opening-hours.title')}
        loadRules={async () => (await import('#contract/registration/cause-registration.rules.ts')).openingHoursRules}
        kept={{ openingHours: answers.openingHours ?? '' }}
        fields={['openingHours']}
        submit={t('registration-cause:continue')}
        onSubmit={({ openingHours }) => send({ type: 'openingHours.submitted', openingHours })}
      >
        {(form) => <TextField registration={form.register('openingHours')} label={t('registration-cause:opening-hours.hours')} />}
      </FormQuestion>
    ),
        mobile: () => `,
    ],
    [
      'import { Mobile } from',
      "import { TextField } from '#web/ui/fields.tsx'\nimport { FormQuestion } from '../form-question.tsx'\nimport { Mobile } from",
    ],
  ],
  'locales/en-GB/registration-cause.json': [
    ['"check-answers": "Check your answers"', '"opening-hours": "Opening hours",\n    "check-answers": "Check your answers"'],
    ['  "mobile": {', '  "opening-hours": { "title": "When is somebody there?", "hours": "Opening hours" },\n  "mobile": {'],
  ],
}

/** How the purchase was paid for, asked before the order. */
export const missingDonationChart = 'machines/giving/missing-donation/missing-donation'
export const payment: Edits = {
  'src/contract/giving/missing-donation.rules.ts': [
    [
      '/** What is asked about a missing donation',
      "export const paymentRules = z.object({ payment: z.string().check(z.minLength(1, 'required')) })\n\n/** What is asked about a missing donation",
    ],
    ['  order: z.object({ order: anyOrder }),', '  payment: paymentRules,\n  order: z.object({ order: anyOrder }),'],
  ],
  [`${missingDonationChart}.machine.ts`]: [
    ["  order: { answer: 'order',", "  payment: { answer: 'payment' },\n  order: { answer: 'order',"],
    [
      '    orderDetails: {\n      description',
      `    payment: {
      description: 'How was it paid for?',
      meta: { step: 'payment' },
      on: {
        'payment.submitted': {
          target: after('payment'),
          actions: { type: 'keep', params: ({ event }) => ({ payment: event.payment }) },
        },
        'step.back': toBefore('payment'),
        'step.shown': othersThan('payment'),
      },
    },
    orderDetails: {
      description`,
    ],
    ['input: ({ context: { retailer, visitDate, order,', 'input: ({ context: { retailer, visitDate, payment, order,'],
    ['=> ({ retailer, visitDate, order,', '=> ({ retailer, visitDate, payment, order,'],
  ],
  [`${missingDonationChart}.fixtures.ts`]: [
    [
      'missingDonationAnswers = { retailer, visitDate, order }',
      "missingDonationAnswers = { retailer, visitDate, payment: 'By card', order }",
    ],
    [
      "    'order.submitted': [{",
      "    'payment.submitted': [{ type: 'payment.submitted', payment: missingDonationAnswers.payment }],\n    'order.submitted': [{",
    ],
  ],
  'src/web/features/giving/missing-donation/missing-donation-screen.tsx': [
    [
      '  const { retailers, dates, retailer, visitDate, order,',
      '  const { retailers, dates, retailer, visitDate, payment, order,',
    ],
    [
      '    orderDetails: orderScreen,',
      `    payment: () => (
      <Payment
        progress={progressOf('payment')}
        onBack={back}
        kept={payment ?? ''}
        onSubmit={(paid) => send({ type: 'payment.submitted', payment: paid })}
      />
    ),
    orderDetails: orderScreen,`,
    ],
    [
      'function Enquiry(',
      `const loadRules = async () => (await import('#contract/giving/missing-donation.rules.ts')).paymentRules
function Payment(props: { progress: Progress; onBack: (() => void) | undefined; kept: string; onSubmit(payment: string): void }) {
  const form = useRulesForm(loadRules, { payment: props.kept })
  return (
    <StepFrame title={t('giving-claims:missingDonation.payment.title')} progress={props.progress} onBack={props.onBack}>
      <FormFrame form={form} fields={['payment']} onSubmit={(fields) => props.onSubmit(fields.payment)}>
        <TextField registration={form.register('payment')} label={t('giving-claims:missingDonation.payment.label')} />
        <Button type="submit">{t('giving-claims:query.continue')}</Button>
      </FormFrame>
    </StepFrame>
  )
}

function Enquiry(`,
    ],
    [
      "import { Panel } from '#web/ui/panel.tsx'",
      "import { TextField } from '#web/ui/fields.tsx'\nimport { FormFrame } from '#web/ui/form.tsx'\nimport { useRulesForm } from '#web/ui/use-rules-form.ts'\nimport { Panel } from '#web/ui/panel.tsx'",
    ],
  ],
  'locales/en-GB/giving-claims.json': [
    ['"visit": "The visit",', '"visit": "The visit", "payment": "The payment",'],
    ['"orderTitle": ', '"payment": { "title": "How did you pay?", "label": "Way of payment" },\n    "orderTitle": '],
  ],
}
