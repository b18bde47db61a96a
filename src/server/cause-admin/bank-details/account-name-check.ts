import type { NameCheckResult } from '#contract/cause-admin/bank-details.ts'

export interface NameCheckAnswer {
  result: NameCheckResult
  /** The name that the bank has, where it is nearly the one that was given. */
  name: string | null
}

/** Confirmation of payee: what the bank of an account says to a name. May reject, or never answer. */
export interface AccountNameCheck {
  check(account: { accountName: string; sortCode: string; accountNumber: string }): Promise<NameCheckAnswer>
}

/** For people who try the site: these account numbers answer as named, and every other one matches. */
export const demoAccounts = { closeMatch: '10000001', noMatch: '10000002', unavailable: '10000003' } as const

export const demoNameCheck: AccountNameCheck = {
  async check({ accountName, accountNumber }) {
    if (accountNumber === demoAccounts.closeMatch) return { result: 'closeMatch', name: `${accountName} Fund` }
    if (accountNumber === demoAccounts.noMatch) return { result: 'noMatch', name: null }
    if (accountNumber === demoAccounts.unavailable) return { result: 'unavailable', name: null }
    return { result: 'match', name: null }
  },
}

/** Where no bank can be asked: every account waits for the support team's look. */
export const noNameCheck: AccountNameCheck = { check: async () => ({ result: 'unavailable', name: null }) }

/** Never rejects, and answers within five seconds. */
export async function checkAccountName(
  bank: AccountNameCheck,
  account: { accountName: string; sortCode: string; accountNumber: string },
): Promise<NameCheckAnswer> {
  const away: NameCheckAnswer = { result: 'unavailable', name: null }
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<NameCheckAnswer>((resolve) => {
    timer = setTimeout(() => resolve(away), 5000)
  })
  return Promise.race([bank.check(account).catch(() => away), silence]).finally(() => clearTimeout(timer))
}
