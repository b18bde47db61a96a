import type { PushSender } from './account/push/push-sender.ts'
import type { AccountNameCheck } from './cause-admin/bank-details/account-name-check.ts'
import type { CharityRegister } from './causes/register-check/charity-register.ts'
import type { Clock } from './clock.ts'
import type { Config, PayerAccount } from './config.ts'
import type { Partner } from './content/partners.ts'
import type { Db, DetachedQuery } from './db/open.ts'
import type { TokenKeys } from './gate/token.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Network } from './network/network.ts'
import type { AddressBook } from './registration/addresses.ts'
import type { BankKeys } from './shared/bank-keys.ts'
import type { DemoProviderOptions } from './sign-in/provider-login/demo-provider.ts'
import type { IdentityProviders } from './sign-in/provider-login/providers.ts'
import type { RefusalCounter } from './support/refusals.ts'
import type { ServerWords } from './words/server-words.ts'

/** What handlers work with. One per process; everything that two processes must agree on lies in `db`. */
export interface Services {
  db: Db
  aside: DetachedQuery
  clock: Clock
  config: Config
  /** What the server says by itself, in each language of the site. */
  words: ServerWords
  mail: Mailer
  /** Sends notices to people's screens; null: they are not offered. */
  push: PushSender | null
  keys: TokenKeys
  /** What account numbers are sealed with. */
  bankKeys: BankKeys
  network: Network
  refusals: RefusalCounter
  register: CharityRegister
  addresses: AddressBook
  nameCheck: AccountNameCheck
  providers: IdentityProviders
  /** What plays the providers for people who try the site; null where real ones are configured, and without demo data. */
  demoProvider: DemoProviderOptions | null
  /** Our own account, which causes are paid from: invented with demo data; null: there is no payment run. */
  payerAccount: PayerAccount | null
  /** Who may show our page for partners in a frame; one is invented with demo data. */
  partners: readonly Partner[]
  /** Where people's pictures are kept. */
  imageFolder: string
  /** True with demo data: demo people, /dev pages and the demo shops exist (never otherwise). */
  isDemo: boolean
}
