import { z } from 'zod'
import { type BackEnd, ownBases } from '#contract/bases.ts'
import type { PublicConfig } from '#contract/shopping/public-config.ts'
import { type VendorAddresses, vendorAddresses } from '#contract/telemetry/vendors.ts'
import { type PushConfig, pushVariables } from './account/push/push-variables.ts'
import { type Partner, partnerVariables } from './content/partners.ts'
import { jsonVariable } from './json-variable.ts'
import { networkVariables } from './network/network-variables.ts'
import { missingInProduction } from './production.ts'
import { rewardVariables, type SpinConfig, spinConfig } from './rewards/reward-variables.ts'
import { appVariables } from './shopping/app-variables.ts'
import { reminderVariables } from './shopping/donation-reminder/reminder-variables.ts'
import { type IdentityApps, identityApps } from './sign-in/apps.ts'

const address = (protocols: string[], example: string) =>
  z
    .string()
    .refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), `is not an address such as ${example}`)

const base = z.url()
const backEnds = z.array(
  z.object({
    environment: z.enum(['dev', 'review', 'staging', 'production']),
    hosts: z.array(z.string()),
    bases: z
      .object({ api: base, search: base, statistics: base, supporterList: base, adminDashboardStats: base, experiment: base })
      .partial()
      .transform((given) => ({
        ...ownBases,
        ...Object.fromEntries(Object.entries(given).filter(([, address]) => address !== undefined)),
      })),
    authorizationKey: z.string().optional(),
  }),
)

/** The account that payments to causes are made from. */
const payerAccount = z.strictObject({
  name: z.string().trim().min(1).max(70),
  sortCode: z.string().regex(/^\d{6}$/),
  accountNumber: z.string().regex(/^\d{8}$/),
})
export type PayerAccount = z.infer<typeof payerAccount>

const shape = z.object({
  PORT: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(65_535, 'is above 65535')
    .default(3000),
  DATA_DIR: z.string().min(1, 'is empty').default('.data'),
  DATABASE_URL: address(['postgres:', 'postgresql:'], 'postgres://user:password@host/database').optional(),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  PUBLIC_URL: address(['http:', 'https:'], 'https://www.example.org').optional(),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'is not a domain such as example.org')
    .optional(),
  APP_ENV: z.enum(['dev', 'review', 'staging', 'production'], 'is none of dev, review, staging, production').default('dev'),
  DEMO: z.enum(['0', '1'], 'is neither 0 nor 1').optional(),
  BACK_ENDS: jsonVariable(
    '[]',
    backEnds,
    'is not a list such as [{"environment":"staging","hosts":["staging.example.org"],"bases":{"api":"https://api.example.org"}}]',
  ),
  VENDORS: jsonVariable('{}', vendorAddresses, 'is not a map such as {"tagManager":"https://tags.example.org/t.js"}'),
  IDENTITY_PROVIDERS: jsonVariable('{}', identityApps, 'is not a map such as {"facebook":{"appId":"1","appSecret":"s"}}'),
  CONSENT_MANAGER: z
    .union([z.literal(['none', 'own']), address(['http:', 'https:'], 'https://consent.example.org/cmp.js')], {
      error: 'is neither none, nor own, nor the address of a script such as https://consent.example.org/cmp.js',
    })
    .default('none'),
  SITE_NAMES: z
    .string()
    .default('')
    .transform((text, context) => {
      const names = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim().toLowerCase()]))
      if (names.every((name) => URL.parse(`http://${name}/`)?.hostname === name)) return names
      context.addIssue('is not a list of host names such as example.org,www.example.org')
      return z.NEVER
    }),
  ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((text, context) => {
      const origins = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))
      if (origins.every((origin) => URL.canParse(origin) && new URL(origin).origin === origin)) return origins
      context.addIssue('is not a list of origins such as https://www.example.org,https://staging.example.org')
      return z.NEVER
    }),
  JOBS: z.enum(['inside', 'apart'], 'is neither inside nor apart').default('inside'),
  TRUSTED_PROXIES: z.coerce.number('is not a number').int('is not a whole number').min(0, 'is below 0').default(0),
  CHARITY_REGISTER_URL: address(['http:', 'https:'], 'https://api.charitycommission.gov.uk/register/api').optional(),
  CHARITY_REGISTER_KEY: z.string().default(''),
  BANK_DETAILS_KEY: z
    .string()
    .default('')
    .transform((text, context) => {
      const keys = text.split(',').flatMap((part) => (part.trim() === '' ? [] : [Buffer.from(part.trim(), 'base64')]))
      if (keys.every((key) => key.length === 32)) return keys
      context.addIssue(
        'is not a key of 32 bytes in base64, or several with commas between them: `openssl rand -base64 32` makes one',
      )
      return z.NEVER
    }),
  ...rewardVariables,
  ...partnerVariables,
  ...reminderVariables,
  ...appVariables,
  ...pushVariables,
  ...networkVariables,
  PAYER_ACCOUNT: z
    .string()
    .optional()
    .transform((text, context): PayerAccount | null => {
      if (text === undefined) return null
      try {
        return payerAccount.parse(JSON.parse(text))
      } catch {
        context.addIssue(
          'is not an account such as {"name":"Farthing Client Account","sortCode":"010203","accountNumber":"12345678"}',
        )
        return z.NEVER
      }
    }),
  LANGUAGES: z
    .string()
    .default('en-GB')
    .transform((text) => text.split(',').map((name) => name.trim()))
    .refine(
      (names) => names.every((name) => /^[a-z]{2,3}(-[A-Z]{2})?$/.test(name)),
      'is not a list of languages such as en-GB,cy-GB',
    ),
  PSEUDO_LOCALE: z.enum(['0', '1'], 'is neither 0 nor 1').default('0'),
  TENANT: z.enum(['farthing', 'harbour'], 'is none of farthing, harbour').default('farthing'),
})

export interface Config extends PublicConfig {
  port: number
  dataDir: string
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  publicUrl: string
  cookieDomain: string | undefined
  environment: 'dev' | 'review' | 'staging' | 'production'
  tenant: 'farthing' | 'harbour'
  /** Demo data, demo people whose password is printed, and the pages below /dev: taken for granted while developing, else only where they are wished for. */
  allowsDemo: boolean
  /** Back ends other than this server, by the host name that the site is opened under. */
  backEnds: BackEnd[]
  /** Scripts of other services (A-078…A-082); they also need consent. */
  vendors: VendorAddresses
  /** Our apps at Facebook and Apple; who has none cannot be logged in with. With demo data a provider of our own plays both. */
  identityProviders: IdentityApps
  /** `own` asks people what may be measured; with `none` nothing that needs consent ever happens. Else an outside manager's script. */
  consentManager: string
  /** Other origins whose pages may call the API; ours may always (reliability A21). */
  allowedOrigins: string[]
  /** Other host names that the site is opened under, besides that of `publicUrl`. */
  siteNames: string[]
  /** The Charity Commission's API; null: a bundled register of invented charities. */
  charityRegister: { base: string; key: string } | null
  /** What account numbers are sealed with, the newest first; none: a key of its own in the data folder. */
  bankDetailsKeys: Buffer[]
  /** `inside`: this process does the jobs (mail that waits, payments, notices) too; `apart`: `npm run jobs` does. */
  jobs: 'inside' | 'apart'
  /** How many proxies stand before this server; so many of the addresses that they report are believed. */
  trustedProxies: number
  /** What a full stamp card is worth to the cause (G-010). */
  stampRewardPence: number
  /** Spin to win (G-015). */
  spins: SpinConfig
  /** Who may show our page for partners in a frame. */
  partners: Partner[]
  /** What notices on people's screens are signed with; without keys, and outside of development, they are not offered. */
  push: PushConfig
  /** What shops' networks know us by (C-082). */
  merchantId: number
  /** Our own account; without one there is no payment run. */
  payerAccount: PayerAccount | null
  /** The languages that people are offered, by the names of folders in locales/; the first one is for whoever speaks none of them. */
  languages: string[]
  /** Shows every text in the pseudo-locale, so that a missed one stands out. */
  isPseudo: boolean
}

/** Never printed. */
const secretNames = new Set(['IDENTITY_PROVIDERS', 'PUSH', 'CHARITY_REGISTER_KEY', 'BANK_DETAILS_KEY', 'PAYER_ACCOUNT'])

export class ConfigError extends Error {}

/**
 * Reads the configuration from environment variables. An empty variable counts as not set.
 * Throws ConfigError that names each wrong variable, its fault and the remedy.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = shape.safeParse(given)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const shown = secretNames.has(name) ? '' : ` (it is "${given[name] ?? ''}")`
      return `  ${name} ${issue.message}${shown}. Correct it or unset it: see "Configuration" in README.md.`
    })
    throw new ConfigError(`The configuration is wrong:\n${lines.join('\n')}`)
  }
  const value = parsed.data
  const missing =
    value.APP_ENV === 'production' &&
    missingInProduction({ bankKey: value.BANK_DETAILS_KEY.length > 0, mailServer: !!value.SMTP_URL || value.DEMO === '1' })
  if (missing) throw new ConfigError(missing)
  return {
    port: value.PORT,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    smtpUrl: value.SMTP_URL,
    publicUrl: value.PUBLIC_URL ?? `http://localhost:${value.PORT}`,
    cookieDomain: value.COOKIE_DOMAIN,
    environment: value.APP_ENV,
    tenant: value.TENANT,
    allowsDemo: value.DEMO === undefined ? value.APP_ENV === 'dev' : value.DEMO === '1',
    backEnds: value.BACK_ENDS,
    vendors: value.VENDORS,
    identityProviders: value.IDENTITY_PROVIDERS,
    consentManager: value.CONSENT_MANAGER,
    allowedOrigins: value.ALLOWED_ORIGINS,
    siteNames: value.SITE_NAMES,
    charityRegister: value.CHARITY_REGISTER_URL
      ? { base: value.CHARITY_REGISTER_URL.replace(/\/$/, ''), key: value.CHARITY_REGISTER_KEY }
      : null,
    bankDetailsKeys: value.BANK_DETAILS_KEY,
    jobs: value.JOBS,
    trustedProxies: value.TRUSTED_PROXIES,
    stampRewardPence: value.STAMP_REWARD_PENCE,
    spins: spinConfig(value),
    partners: value.PARTNERS,
    reminder: value.REMINDER,
    app: value.APP,
    figures: value.FIGURES,
    links: value.LINKS,
    contact: value.CONTACT,
    confirmations: value.CONFIRMATIONS,
    merchantId: value.MERCHANT_ID,
    push: value.PUSH,
    payerAccount: value.PAYER_ACCOUNT,
    languages: value.LANGUAGES,
    isPseudo: value.PSEUDO_LOCALE === '1',
  }
}
