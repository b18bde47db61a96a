import { type Page, expect as see } from '@playwright/test'
import { supporterAnswers } from '#machines/registration/supporter/supporter-registration.fixtures.ts'
import { furtherOfCause } from './cause-registration.driver.ts'
import { questions, titleOf, typeIn } from './supporter-questions.ts'

export const password = 'three blue boats'

/** Questions by their titles: how each is answered, and how one sees that the answer is back. */
export type Questions = Record<
  string,
  { fill(page: Page, name: string): Promise<unknown>; isBack?(page: Page, name: string): Promise<void> }
>
export const mailOf = (name: string) => `${name.toLowerCase().replace(/\W+/g, '.')}@example.org`
const field = (label: string, value: (name: string) => string): Questions[string] => ({
  fill: (page, name) => page.getByLabel(label, { exact: true }).fill(value(name)),
  isBack: (page, name) => see(page.getByLabel(label, { exact: true })).toHaveValue(value(name)),
})
const both = (...parts: Questions[string][]): Questions[string] => ({
  async fill(page, name) {
    for (const part of parts) await part.fill(page, name)
  },
  async isBack(page, name) {
    for (const part of parts) await part.isBack?.(page, name)
  },
})
const choice = (label: string | RegExp): Questions[string] => ({
  fill: (page) => page.getByLabel(label, { exact: true }).check(),
  isBack: (page) => see(page.getByLabel(label, { exact: true })).toBeChecked(),
})
export const newPassword = { fill: (page: Page) => page.getByLabel('Password', { exact: true }).fill(password) }
const names = both(
  field('First name', () => 'Ada'),
  field('Last name', () => 'Quill'),
)

/** Between the account and the terms. */
const furtherQuestions = questions.filter((step) => step !== 'create-account' && step !== 'marketing-terms')

/** Every wizard, and how a person who is new here answers it. */
export const wizards: {
  wizard: string
  path: string
  questions: Questions
  send: string
  terms: RegExp
  done: (name: string) => RegExp
}[] = [
  {
    wizard: 'cause',
    path: '/register-your-good-cause/create',
    questions: {
      'Is your cause a registered charity?': choice('No'),
      'What’s the cause’s address?': both(
        field('Address line 1', () => '18 Mill Lane'),
        field('Town or city', () => 'Harrowden'),
        field('Postcode', () => 'ZZ4 7CD'),
      ),
      'What’s the cause called?': both(
        field('Name of the cause', (name) => name),
        choice('Club or team'),
      ),
      'Where can people find the cause online?': field('Website (optional)', () => 'https://www.otters.example'),
      'Can we help people find your cause?': choice('Yes, help people find it'),
      'What’s your email address?': field('Email address', mailOf),
      'Choose a password': newPassword,
      'What’s your name?': names,
      'What’s your mobile number?': field('Mobile number', () => '07700900982'),
      ...furtherOfCause.byTitle,
    },
    send: 'Register this cause',
    terms: /^I accept the cause terms/,
    done: (name) => new RegExp(`^${name} is registered`),
  },
  {
    wizard: 'business',
    path: '/register-your-business/create',
    questions: {
      'What’s your business called?': field('Name of the business', (name) => name),
      'What’s its phone number?': field('Phone number (optional)', () => '02079460000'),
      'What’s your email address?': field('Email address', mailOf),
      'Choose a password': newPassword,
      'What’s your name?': names,
    },
    send: 'Register this business',
    terms: /^I accept the cause terms/,
    done: (name) => new RegExp(`^${name} is registered`),
  },
  {
    wizard: 'supporter',
    path: '/support-a-good-cause/step-1?cause=1&forward-url=/how-it-works',
    questions: {
      'Create your account': {
        async fill(page, name) {
          await names.fill(page, name)
          await page.getByLabel('Email address').fill(mailOf(name))
          await newPassword.fill(page)
        },
        async isBack(page, name) {
          await names.isBack?.(page, name)
          await see(page.getByLabel('Email address')).toHaveValue(mailOf(name))
        },
      },
      ...Object.fromEntries(
        furtherQuestions.map((step) => [titleOf(step), { fill: (page) => typeIn(page, supporterAnswers[step]) }]),
      ),
    },
    send: 'Create my account',
    terms: /^I accept the supporter terms/,
    done: () => /^How it works/,
  },
]
