import Cookies from 'js-cookie'
import { limits } from '#contract/limits.ts'
import { report } from './report.ts'

/** S-005…S-008; `consent` is what the person has chosen (F-076), asked anew after half a year. */
export type CookieName = 'checkSupporter' | 'PHPSESSID' | 'invite' | 'visitSession' | 'consent'

const days: Record<CookieName, number> = {
  checkSupporter: limits.checkSupporterCookieDays,
  PHPSESSID: limits.legacySessionCookieDays,
  invite: limits.inviteCookieDays,
  consent: 180,
  visitSession: limits.visitSessionMinutes / (24 * 60),
}

export interface KeptCookies {
  read(name: CookieName): string | null
  write(name: CookieName, value: string): void
  remove(name: CookieName): void
}

/**
 * The one door to cookies. `domain` is the shared parent domain; without it cookies belong to this host. One of this host alone, from before there was a parent
 * domain, would be read instead of the shared one, and stay behind it: it goes with each write and removal. Failures are E-016 and E-017.
 */
export function createCookies(domain: string | undefined, isSecure: boolean): KeptCookies {
  function attempt<T>(name: CookieName, verb: string, work: () => T): T | undefined {
    try {
      return work()
    } catch (error) {
      report('warn', `failed to ${verb} ${name} cookie`, error)
      return undefined
    }
  }
  return {
    read: (name) => attempt(name, 'read', () => Cookies.get(name)) ?? null,
    write: (name, value) =>
      void attempt(name, 'write', () => {
        if (domain) Cookies.remove(name)
        Cookies.set(name, value, { domain, expires: days[name], sameSite: 'lax', secure: isSecure })
      }),
    remove: (name) =>
      void attempt(name, 'remove', () => {
        Cookies.remove(name)
        Cookies.remove(name, { domain })
      }),
  }
}
