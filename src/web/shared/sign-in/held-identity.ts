import type { Identity } from '#contract/sign-in/identity.ts'
import type { ProviderName } from '#contract/sign-in/providers.ts'

/** Milliseconds: long enough to sign up. */
const holdFor = 30 * 60_000

export interface HeldIdentity {
  provider: ProviderName
  identity: Identity
}

let held: (HeldIdentity & { until: number }) | null = null

/** Keeps an account of Facebook or Apple that nobody here is connected to, in this page's memory only, until the person has logged in or signed up. */
export function holdIdentity(found: HeldIdentity, now: number): void {
  held = { ...found, until: now + holdFor }
}

export const heldIdentity = (now: number): HeldIdentity | null => (held && held.until > now ? held : null)

export function dropIdentity(): void {
  held = null
}
